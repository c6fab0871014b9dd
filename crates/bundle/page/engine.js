// The engine's own thread. Questions can come before the engine is ready: they wait for it. Whatever breaks is
// answered with nothing, so that nobody waits for ever.
const engine = import("WORKER").then(async (module) => {
  await module.default();
  return module;
});

onmessage = async ({ data: { question, flag } }) => {
  try {
    const { answer } = await engine;
    postMessage(answer(question, flag ?? undefined, (early) => postMessage(early)));
  } catch (error) {
    console.error(error);
    postMessage(null);
  }
};
