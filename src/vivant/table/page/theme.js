// The theme before the first paint, and the two switches of the bar: light or dark, and language.
// Not a module: it must run before anything is painted.
"use strict";

(() => {
  const KEY = "vivant.theme";
  const THEMES = ["system", "light", "dark"];
  const YEAR = 31536000;
  let kept = "system"; // for this page, where a browser keeps nothing

  /** @returns {string} what this browser's reader chose; `system` follows the system */
  function chosen() {
    try {
      const stored = localStorage.getItem(KEY);
      return stored !== null && THEMES.includes(stored) ? stored : "system";
    } catch {
      return kept;
    }
  }

  const dark = matchMedia("(prefers-color-scheme: dark)");

  /** @returns {string} the theme that is seen */
  function seen() {
    const theme = chosen();
    return theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  }

  function apply() {
    const theme = chosen();
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    const button = document.getElementById("theme");
    const label = button?.dataset[seen()];
    if (button && label) {
      button.setAttribute("aria-label", label);
      button.title = label;
      button.hidden = false;
    }
  }

  /** The other one of two. What the system has anyway is followed: then it changes with the system. */
  function otherTheme() {
    const other = seen() === "dark" ? "light" : "dark";
    const theme = (other === "dark") === dark.matches ? "system" : other;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      kept = theme;
    }
    apply();
  }

  /** The same page in the other language, at the same place; the choice is kept for pages without a language.
   * @param {HTMLAnchorElement} link */
  function changeLanguage(link) {
    document.cookie = `lang=${link.dataset.language}; path=/; max-age=${YEAR}; samesite=lax`;
    const address = new URL(link.href);
    address.search = location.search;
    address.hash = location.hash;
    link.href = address.href;
  }

  apply();
  dark.addEventListener("change", apply);
  addEventListener("storage", (event) => {
    if (event.key === KEY) apply();
  });
  document.addEventListener("DOMContentLoaded", () => {
    apply();
    document.getElementById("theme")?.addEventListener("click", otherTheme);
    for (const link of document.querySelectorAll("a[data-language]")) {
      if (link instanceof HTMLAnchorElement) link.addEventListener("click", () => changeLanguage(link));
    }
  });
})();
