// Telling somebody who looks elsewhere that it is their turn: title, sign in the tab, sound.

import { settings } from "./settings.js";
import { chime } from "./sound.js";
import { say } from "./words.js";

const DOT =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0B6E6E"/>' +
      '<circle cx="16" cy="16" r="7" fill="#F2C161"/></svg>',
  );

let turn = false;
const link = document.querySelector("link[rel=icon]");
const usual = link?.getAttribute("href") ?? "";

/** @param {string} title of the game @param {boolean} asked @param {boolean} loud whether a sound may be made */
export function showTurn(title, asked, loud) {
  document.title = say(asked ? "title-turn" : "title-table", { title: title || "vivant" });
  link?.setAttribute("href", asked ? DOT : usual);
  if (asked && !turn && loud && settings().sound) chime();
  turn = asked;
}
