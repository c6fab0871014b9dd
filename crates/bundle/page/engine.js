// The engine's own thread. Questions can come before the engine is ready: they wait for it.
const engine = import("WORKER").then(async (module) => {
  await module.default();
  return module;
});

onmessage = async ({ data: { question, flag } }) => {
  const { answer } = await engine;
  postMessage(answer(question, flag ?? undefined));
};
