// Keeps the whole house for days without a network. A version is kept as a whole, and a new one waits until no page of the
// old one is open: nothing changes in the middle of a game.
const KEPT = "tablier-VERSION";
const FILES = LIST;
// Where one only plays there is less to load; every other page is the whole client's.
const PLAY = "/";
const LEARN = "/tzaar/rules";
const ROOMS = /^\/([a-z]+\/(lesson|rules|problems|analysis)|lobby|account|archive|games\/[^/]+|people\/[^/]+)\/?$/;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PLAY, LEARN, ...FILES])));
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

// Somebody wants the new version now: they get it if nobody else is in the middle of something.
addEventListener("message", (event) => {
  const take = async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.length <= 1) await skipWaiting();
  };
  if (event.data === "take") event.waitUntil(take());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const kept = request.mode === "navigate" ? (ROOMS.test(url.pathname) ? LEARN : PLAY) : request;
  const answer = async () => (await (await caches.open(KEPT)).match(kept)) ?? fetch(request);
  event.respondWith(answer());
});
