// The reader's settings: sound, motion, keyboard, whether moves are confirmed; kept in this browser. Theme and language have their own switches.

import { make } from "./dom.js";
import { recall, remember } from "./keep.js";
import { chime, knock } from "./sound.js";
import { say } from "./words.js";

const KEY = "vivant.settings";
const THEME = "vivant.theme"; // as theme.js calls it

/** @returns {{sound: boolean, pieces: boolean, calm: boolean, keys: boolean, watch: boolean, confirm: boolean}} */
export function settings() {
  return { sound: false, pieces: false, calm: false, keys: true, watch: true, confirm: false, ...(recall(KEY) ?? {}) };
}

/** The page moves less if the reader said so, whatever the system says. */
export function applySettings() {
  if (settings().calm) document.documentElement.dataset.motion = "calm";
  else delete document.documentElement.dataset.motion;
}

/** @returns {HTMLElement} light, dark, or as the system has it; theme.js shows what is kept */
export function themes() {
  const kept = localStorage.getItem(THEME) ?? "system";
  const rows = ["system", "light", "dark"].map((name) => {
    const radio = make("input", { type: "radio", name: "theme", value: name, checked: name === kept });
    radio.addEventListener("change", () => {
      localStorage.setItem(THEME, name);
      dispatchEvent(new StorageEvent("storage", { key: THEME }));
    });
    return make("label", { class: "tick" }, radio, say(`theme-${name}`));
  });
  return make("fieldset", { class: "row" }, make("legend", {}, say("theme")), ...rows);
}

/** @returns {HTMLElement} switches */
export function settingsForm() {
  const now = settings();
  const rows = /** @type {("sound" | "pieces" | "confirm" | "calm" | "keys" | "watch")[]} */ (["sound", "pieces", "confirm", "calm", "keys", "watch"]).map((name) => {
    const box = make("input", { type: "checkbox", checked: now[name] });
    box.addEventListener("change", () => {
      remember(KEY, { ...settings(), [name]: box.checked });
      applySettings();
      if (name === "sound" && box.checked) chime();
      if (name === "pieces" && box.checked) knock();
    });
    return make("label", { class: "tick" }, box, say(`setting-${name}`));
  });
  return make("div", {}, ...rows);
}
