// The theme before the first paint, and the two switches of the bar: theme and language.
// Not a module: it must run before anything is painted.
"use strict";

(() => {
  const KEY = "vivant.theme";
  const THEMES = ["system", "light", "dark"];
  const YEAR = 31536000;

  /** @returns {string} what this browser's reader chose; `system` follows the system */
  function chosen() {
    try {
      const kept = localStorage.getItem(KEY);
      return kept !== null && THEMES.includes(kept) ? kept : "system";
    } catch {
      return "system";
    }
  }

  /** @param {string} theme */
  function apply(theme) {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    const button = document.getElementById("theme");
    const label = button?.dataset[theme];
    if (button && label) {
      button.setAttribute("aria-label", label);
      button.title = label;
      button.hidden = false;
    }
  }

  function nextTheme() {
    const theme = THEMES[(THEMES.indexOf(chosen()) + 1) % THEMES.length];
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // It holds for this page then.
    }
    apply(theme);
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

  apply(chosen());
  addEventListener("storage", (event) => {
    if (event.key === KEY) apply(chosen());
  });
  document.addEventListener("DOMContentLoaded", () => {
    apply(chosen());
    document.getElementById("theme")?.addEventListener("click", nextTheme);
    for (const link of document.querySelectorAll("a[data-language]")) {
      if (link instanceof HTMLAnchorElement) link.addEventListener("click", () => changeLanguage(link));
    }
  });
})();
