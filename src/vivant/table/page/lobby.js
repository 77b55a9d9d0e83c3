// A table that waits for people: a chair for each, links for the empty ones, the seal, the reader's word.

import { fill, find, make } from "./dom.js";
import { face } from "./faces.js";
import { recall, remember } from "./keep.js";
import { optionRows, sealWords, seatActions } from "./menu.js";
import { nameOf, seatNote } from "./scores.js";
import { notice } from "./sheet.js";
import { say } from "./words.js";

/** @typedef {import("./play.js").Play} Play */

/** @param {Play} play */
export function showLobby(play) {
  const { state } = play;
  const host = find("lobby", HTMLElement);
  const open = state.table.state === "open";
  host.hidden = !open;
  document.body.classList.toggle("waiting-room", open);
  if (!open) return fill(host);
  const own = state.you.seat;
  const typing = document.activeElement?.id === "own-word";
  const chairs = state.seats.map((seat) => {
    const words = make(
      "span",
      { class: "who" },
      make("b", {}, nameOf(seat, own)),
      make("span", { class: "note" }, seat.kind === "empty" && !seat.kept ? "" : seatNote(seat)),
    );
    const deeds = seat.kind === "person" ? [] : seatActions(play, seat, false);
    return make(
      "li",
      { class: seat.kind },
      face(seat, seat.seat === own),
      words,
      deeds.length ? make("div", { class: "row" }, ...deeds) : null,
    );
  });
  const options = optionRows(state);
  const form = /** @type {HTMLElement | null} */ (
    typing ? host.querySelector("form") : own >= 0 ? wordForm(play) : null
  );
  fill(
    host,
    make("h2", { id: "lobby-title" }, state.table.name || state.table.title),
    make("p", { class: "soft" }, say(state.you.host ? "lobby-host" : "lobby-guest")),
    make("ul", { class: "chairs" }, ...chairs),
    make("div", { class: "foot" }, make("div", {}, ...sealWords(state)), form),
    options.length ? make("ul", { class: "options soft small" }, ...options) : null,
  );
  if (typing) document.getElementById("own-word")?.focus();
}

/** One's word for the shuffle may be changed until the match begins. @param {Play} play */
function wordForm(play) {
  const kept = recall("vivant.word");
  const field = make("input", {
    type: "text",
    id: "own-word",
    maxlength: 60,
    autocomplete: "off",
    value: typeof kept === "string" ? kept : "",
  });
  const form = make(
    "form",
    { class: "field" },
    make("label", { for: "own-word" }, say("your-word")),
    make("span", { class: "help" }, say("your-word-about")),
    make("span", { class: "row" }, field, make("button", { type: "submit", class: "button tight" }, say("change"))),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!(await play.post("word", { word: field.value.trim() }))) return;
    remember("vivant.word", field.value.trim());
    notice(say("word-changed"));
  });
  return form;
}
