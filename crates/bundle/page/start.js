// Loads the client. A browser that cannot run it is told so, in its own language.
import init from "CLIENT";

init().then(keep).catch((error) => {
  const french = navigator.language.toLowerCase().startsWith("fr");
  const paragraph = document.createElement("p");
  paragraph.className = "broken";
  paragraph.textContent = french
    ? "Tablier n’a pas pu démarrer. Recharge la page ; si cela ne suffit pas, il faut un navigateur plus récent."
    : "Tablier could not start. Reload the page; if that does not help, it needs a newer browser.";
  document.body.append(paragraph);
  console.error(error);
});

// The house is newer than this page: the new one is fetched, kept, and shown.
addEventListener("reload-wanted", async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => {});
  const coming = registration?.installing;
  if (coming) await new Promise((done) => coming.addEventListener("statechange", () => coming.state !== "installing" && done()));
  if (registration?.waiting) dispatchEvent(new Event("update-wanted"));
  else location.reload();
});

// Once the first board is there, the rest is fetched for days without a network. The page is told when a new version waits.
async function keep() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("/sw.js");
  const tell = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    document.documentElement.dataset.update = "waiting";
    dispatchEvent(new Event("update-waiting"));
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
  tell();
  addEventListener("update-wanted", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting?.postMessage("take");
  });
}
