// A table that waits for people: its game in a picture and a few lines, a chair for each, links for the empty ones, the
// reader's word; how the deal is made fair, for who asks.

import { fill, make } from "./dom.js";
import { face } from "./faces.js";
import { houseRules } from "./houserules.js";
import { icon } from "./icons.js";
import { recall, remember } from "./keep.js";
import { legendLink, lessonOffer } from "./links.js";
import { optionRows, sealWords, seatActions } from "./menu.js";
import { nameOf, seatNote } from "./scores.js";
import { notice } from "./sheet.js";
import { data, say } from "./words.js";

/** @typedef {import("./play.js").Play} Play */

/** @param {Play} play @param {HTMLElement} host */
export function showLobby(play, host) {
  const { state } = play;
  const own = state.you.seat;
  const held = document.activeElement?.id ?? "";
  const typing = held === "own-word";
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
    poster(state.table.game),
    make("h2", { id: "lobby-title" }, state.table.name || state.table.title),
    make("p", { class: "soft" }, say(state.you.seat < 0 ? "lobby-watch" : state.you.host ? "lobby-host" : "lobby-guest")),
    make("ul", { class: "chairs" }, ...chairs),
    own < 0 ? null : lessonOffer(state.table.game, play.id),
    listing(play),
    ...houseRules(state.table.house_rules, state.table.rules),
    options.length ? make("ul", { class: "options soft small" }, ...options) : null,
    state.table.clocks ? make("p", { class: "timed" }, icon("wait"), state.table.clocks.text) : null,
    make("div", { class: "foot" }, howToPlay(play), make("div", {}, form, fair(state, host))),
  );
  if (typing || held === "listed") document.getElementById(held)?.focus();
}

/** Whether whoever comes may sit down from the home page: the host says so. @param {Play} play */
function listing(play) {
  const { seats, table, you } = play.state;
  if (!you.host || you.seat < 0 || !seats.some((seat) => seat.kind === "empty" && !seat.kept)) return null;
  const box = make("input", { type: "checkbox", id: "listed", checked: table.listed });
  box.addEventListener("change", () => void play.post("listed", { listed: box.checked }));
  return make("div", { class: "listing" }, make("label", { class: "tick" }, box, say("listed")), make("p", { class: "soft small" }, say("listed-about")));
}

/** The game, as its poster shows it. @param {string} game */
function poster(game) {
  const picture = make("img", { class: "poster", src: `${data.assets}/art/${encodeURIComponent(game)}-poster.${data.lang}.svg`, alt: "" });
  picture.addEventListener("error", () => picture.remove()); // a game without one
  return picture;
}

/** The few lines that one needs to begin, asked for once. @type {Map<string, Promise<any>>} */
const primers = new Map();

/** @param {Play} play */
function howToPlay(play) {
  const { about, rules } = play.state.table;
  const lines = make("ol", { class: "primer" });
  const told = primers.get(play.id) ?? play.get("primer");
  primers.set(play.id, told);
  void told.then((/** @type {any} */ answer) =>
    fill(lines, .../** @type {string[]} */ (answer?.primer ?? []).map((line) => make("li", {}, line))),
  );
  const link = make("a", { class: "button tight", href: `/${data.lang}${rules}`, target: "_blank" }, icon("aid"), say("rules"));
  return make("section", {}, make("h3", {}, say("primer")), lines, make("div", { class: "row" }, link, about ? legendLink(rules) : null));
}

/** @param {import("./model.js").State} state @param {HTMLElement} host */
function fair(state, host) {
  const words = sealWords(state);
  if (!words.length) return null;
  const open = host.querySelector("details.fair") instanceof HTMLDetailsElement && host.querySelector("details.fair[open]") !== null;
  return make("details", { class: "fair", open }, make("summary", {}, say("fair")), ...words);
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
