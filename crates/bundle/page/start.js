// Loads the client. A browser that cannot run it is told so, in its own language.
import init from "CLIENT";

init().catch((error) => {
  const french = navigator.language.toLowerCase().startsWith("fr");
  const paragraph = document.createElement("p");
  paragraph.className = "broken";
  paragraph.textContent = french
    ? "Tablier n’a pas pu démarrer. Recharge la page ; si cela ne suffit pas, il faut un navigateur plus récent."
    : "Tablier could not start. Reload the page; if that does not help, it needs a newer browser.";
  document.body.append(paragraph);
  console.error(error);
});
