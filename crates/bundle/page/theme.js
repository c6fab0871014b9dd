// Before the first paint: light or dark, as chosen here or else by the system.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("tablier.theme");
  } catch {
    // Without storage the system's wish counts.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const theme = document.documentElement.dataset.chosenTheme || chosen;
    const isDark = theme === "dark" || (theme !== "light" && dark.matches);
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  };
  dark.addEventListener("change", apply);
  apply();
})();
