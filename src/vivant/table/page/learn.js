// The home page's way into a lesson: a table is made, kept by this browser, and opened.

import { make } from "./dom.js";
import { changeTable, recall } from "./keep.js";
import { sentenceOf } from "./refusals.js";
import { call } from "./send.js";
import { data, say } from "./words.js";

/** @param {string} game @param {string} lesson @param {string} you how somebody without a name is called */
export async function begin(game, lesson, you) {
  const name = String(recall("vivant.name") || you);
  const made = await call("POST", `/api/tables?lang=${data.lang}`, null, { game, lesson, seats: [{ kind: "you", name }] });
  changeTable(made.table, (kept) => {
    for (const { seat, token } of made.seats) kept.seats[String(seat)] = { token, name };
    kept.game = game;
  });
  location.assign(`/${data.lang}/table/${made.table}`);
}

for (const button of document.querySelectorAll("button[data-lesson]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await begin(button.dataset.game ?? "", button.dataset.lesson ?? "", say("lesson-you"));
    } catch (error) {
      button.after(make("p", { class: "warning", role: "alert" }, sentenceOf(error)));
      button.disabled = false;
    }
  });
}
