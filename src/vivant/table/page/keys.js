// The keyboard: arrows between choices, one letter for each handle, and a list of them on the question mark.

import { towards } from "./choose.js";
import { make } from "./dom.js";
import { settings } from "./settings.js";
import { openSheet } from "./sheet.js";
import { say } from "./words.js";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** @type {[string, string][]} */
const LIST = [
  ["← → ↑ ↓", "arrows"],
  ["Enter", "enter"],
  ["U", "undo"],
  ["W", "why"],
  ["I", "hint"],
  ["A", "all"],
  ["L", "log"],
  ["C", "chat"],
  ["Q", "question"],
  ["H", "aid"],
  ["M", "menu"],
  ["?", "keys"],
  ["Esc", "escape"],
];

export function openKeys() {
  const rows = LIST.flatMap(([key, name]) => [
    make("dt", {}, make("kbd", {}, key)),
    make("dd", {}, say(`key-${name}`)),
  ]);
  openSheet(say("keys"), [make("dl", { class: "keys" }, ...rows)], "small");
}

/** @param {Record<string, () => void>} deeds by letter */
export function listenKeys(deeds) {
  addEventListener("keydown", (event) => {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [role=tablist]")) return;
    if (ARROWS.includes(event.key)) {
      const free = target === document.body || (target instanceof Element && target.closest("svg.scene, #dock"));
      const next = free ? towards(event.key) : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest" });
      return;
    }
    const deed = settings().keys ? deeds[event.key.toLowerCase()] : undefined;
    if (!deed) return;
    event.preventDefault();
    deed();
  });
}
