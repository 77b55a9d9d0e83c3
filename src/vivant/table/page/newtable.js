// The form of a new table, built from what the server says about the games, and sent back to it.

import { sentenceOf } from "./refusals.js";
import { fill, find, make } from "./dom.js";
import { askEditions, chosenEdition } from "./houseeditions.js";
import { changeTable, recall, remember } from "./keep.js";
import { call, sentence } from "./send.js";
import { data, say } from "./words.js";

/**
 * @typedef {{name: string, sentence: string, values: (string | number | boolean)[] | null, words: string[], least: number, most: number,
 *   default: string | number | boolean, rule: string}} Option
 * @typedef {{name: string, sentence: string, options: Record<string, string | number | boolean>}} Level
 * @typedef {{name: string, values: (string | boolean)[], words: string[], default: string | boolean, rule: string}} Ruling
 * @typedef {import("./houseeditions.js").HouseEdition} HouseEdition
 * @typedef {{id: string, title: string, players: number[], options: Record<string, Option[]>,
 *   rulings: Ruling[], editions: HouseEdition[], levels: Record<string, Level[]>, bots: Record<string, string>}} Game
 * @typedef {{games: Game[], bots: {id: string, name: string, called: string[], character: string, sentence: string, level: boolean}[]}} Known
 * @typedef {{kind: string, name: string}} Place
 */

const NAME = "vivant.name";
const WORD = "vivant.word";
const CLOCKS = "vivant.clocks"; // how long it was the last time
const SEATS = "vivant.seats"; // who sat where the last time, and how many they were, by game

/** @type {Known | null} */
let known = null;
/** @type {Game | null} */
let game = null;
/** @type {Place[]} */
let places = [];

const dialog = find("new", HTMLDialogElement);
const form = find("new-form", HTMLFormElement);
const problem = find("new-problem", HTMLElement);
const word = find("new-word", HTMLInputElement);

/** @param {string} id @param {number | null} players the count to begin with; the game's most without one */
export async function openForm(id, players) {
  problem.textContent = "";
  fill(find("new-title", HTMLElement), document.querySelector(`[data-game="${CSS.escape(id)}"] h3`)?.textContent ?? id);
  dialog.showModal();
  dialog.scrollTop = form.scrollTop = 0;
  try {
    known ??= await call("GET", `/api/games?lang=${data.lang}`, null);
  } catch (error) {
    problem.textContent = sentenceOf(error);
    return;
  }
  game = known?.games.find((other) => other.id === id) ?? null;
  if (!game) return;
  fill(find("new-title", HTMLElement), say("new-title", { game: game.title }));
  void import("./offer.js").then(({ offerLesson }) => offerLesson(find("new-offer", HTMLElement), id));
  const bot = `bot:${known?.bots[0]?.id ?? "random"}`;
  places = game.players.length ? Array.from({ length: Math.max(...game.players) }, () => ({ kind: bot, name: "" })) : [];
  if (places[0]) places[0] = { kind: "you", name: String(recall(NAME) ?? "") };
  const last = recall(SEATS)?.[id];
  for (const [seat, kind] of (Array.isArray(last) ? last : []).entries()) {
    if (seat > 0 && places[seat] && mayRecall(kind)) places[seat].kind = kind;
  }
  word.value = String(recall(WORD) ?? "");
  askRulings();
  askClocks();
  const count = game.players.includes(last?.length) ? last.length : game.players[game.players.length - 1];
  askPlayers(players ?? count);
  const own = document.querySelector("#new-seats input");
  if (!(own instanceof HTMLInputElement)) return;
  own.focus();
  own.select();
}

/** Whether it may be offered again: a bot that there still is, or a friend. @param {unknown} kind */
function mayRecall(kind) {
  return kind === "friend" || (known?.bots ?? []).some((bot) => kind === `bot:${bot.id}`);
}

function playerCount() {
  const chosen = form.querySelector('input[name="players"]:checked');
  return chosen instanceof HTMLInputElement ? Number(chosen.value) : 0;
}

/** @param {number} count */
function askPlayers(count) {
  const counts = game?.players ?? [];
  const segments = counts.map((each) =>
    make(
      "label",
      {},
      make("input", { type: "radio", name: "players", value: each, checked: each === count, change: askRest }),
      make("span", {}, String(each)),
    ),
  );
  fill(/** @type {Element} */ (document.querySelector("#new-players .segments")), ...segments);
  find("new-players", HTMLElement).hidden = counts.length < 2;
  askRest();
}

function askRest() {
  askSeats();
  askEditions(game?.editions ?? [], playerCount(), editionChosen);
  askOptions();
  showHouse();
}

/** House rules are there where a game has any at this count. */
function showHouse() {
  find("new-house", HTMLElement).hidden = !game?.rulings.length && find("new-editions", HTMLElement).hidden;
  countRulings();
}

/** Who may sit there, in groups: people, bots by their level, and others to try things out with. @param {string} chosen @param {number} seat */
function kinds(chosen, seat) {
  /** @param {string} kind @param {string} words */
  const option = (kind, words) => make("option", { value: kind, selected: kind === chosen }, words);
  /** @param {boolean} level */
  const bots = (level) => (known?.bots ?? []).filter((bot) => bot.level === level).map((bot) => option(`bot:${bot.id}`, say("new-bot", { bot: bot.name, name: bot.called[seat % bot.called.length] })));
  return [
    option("you", say("new-you")),
    option("friend", say("new-friend")),
    option("here", say("new-here")),
    make("optgroup", { label: say("new-levels") }, ...bots(true)),
    make("optgroup", { label: say("new-kinds") }, ...bots(false)),
  ];
}

function askSeats() {
  const items = places.slice(0, playerCount()).map((place, seat) => {
    const n = seat + 1;
    const choice = make("select", { "aria-label": say("new-who", { n }), "data-seat": seat }, ...kinds(place.kind, seat));
    choice.addEventListener("change", () => seatTaken(seat, choice.value));
    return make("li", {}, make("span", { class: "soft" }, say("new-place", { n })), choice, beside(place));
  });
  fill(/** @type {Element} */ (document.querySelector("#new-seats ol")), ...items);
  // Each kind of bot that was chosen is explained once.
  const chosen = new Set(places.slice(0, playerCount()).map((place) => place.kind));
  const bots = (known?.bots ?? []).filter((bot) => chosen.has(`bot:${bot.id}`));
  const told = bots.map((bot) => make("li", { title: game?.bots[bot.id] ?? bot.sentence }, make("b", {}, bot.name), ` – ${bot.character}`));
  fill(find("new-bots", HTMLElement), ...told);
}

/** What stands beside the choice: a name for a person here. @param {Place} place */
function beside(place) {
  if (place.kind !== "you" && place.kind !== "here") return null;
  const label = say(place.kind === "you" ? "new-name-you" : "new-name-here");
  const field = make("input", { type: "text", maxlength: 24, autocomplete: "off", placeholder: label, "aria-label": label, value: place.name });
  field.addEventListener("input", () => (place.name = field.value));
  return field;
}

/** The reader sits at one place only: whoever was "you" before becomes what this place was. @param {number} seat @param {string} kind */
function seatTaken(seat, kind) {
  const place = places[seat];
  const other = places.find((each) => each !== place && each.kind === "you");
  if (kind === "you" && other) {
    [other.kind, other.name, place.name] = [place.kind === "you" ? "friend" : place.kind, "", other.name];
  }
  place.kind = kind;
  askSeats();
  const choice = document.querySelector(`#new-seats select[data-seat="${seat}"]`);
  if (choice instanceof HTMLElement) choice.focus();
}

/** Options that change nothing with the edition that is chosen; nobody is asked for them. */
function idleOptions() {
  return game?.editions.find((edition) => edition.name === chosenEdition())?.idle ?? [];
}

let unasked = ""; // as the fields of options stand now

function editionChosen() {
  countRulings();
  if (unasked !== idleOptions().join()) askOptions();
}

function askOptions() {
  const idle = idleOptions();
  unasked = idle.join();
  const options = (game?.options[String(playerCount())] ?? []).filter(({ name }) => !idle.includes(name));
  find("new-options", HTMLElement).hidden = options.length === 0;
  const fields = options.map(optionField);
  const levels = (game?.levels[String(playerCount())] ?? []).filter((level) => idle.every((name) => level.options[name] !== true));
  fill(/** @type {Element} */ (document.querySelector("#new-options .options")), levelField(levels), ...fields);
}

/** Sets of options by name; what is ticked below follows, and can still be changed. @param {Level[]} levels */
function levelField(levels) {
  if (!levels.length) return null;
  const choices = levels.map((level, index) => make("option", { value: index }, level.sentence));
  const choice = make("select", { id: "new-level" }, ...choices);
  choice.addEventListener("change", () => {
    for (const [name, value] of Object.entries(levels[Number(choice.value)].options)) {
      const control = form.querySelector(`[data-option="${CSS.escape(name)}"]`);
      if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === true;
      else if (control instanceof HTMLInputElement) control.value = String(value);
    }
  });
  return make("div", { class: "option" }, make("span", {}, make("label", { for: "new-level" }, say("new-level"))), choice);
}

/** @param {Option} option */
function optionField(option) {
  const id = `option-${option.name}`;
  const label = sentence(option.sentence, "");
  const rule = option.rule ? ruleOf(option.rule) : null;
  const values = option.values ?? [];
  if (values.length === 2 && values.every((value) => typeof value === "boolean")) {
    const box = make("input", { type: "checkbox", id, checked: option.default === true, "data-option": option.name });
    return make("div", { class: "option" }, make("div", { class: "tick" }, box, make("label", { for: id }, `${label} `), rule));
  }
  const control = values.length
    ? make(
        "select",
        { id, "data-option": option.name },
        ...values.map((value, index) => make("option", { value: index, selected: value === option.default }, sentence(option.words[index], ""))),
      )
    : make("input", { type: "number", id, min: option.least, max: option.most, value: String(option.default), "data-option": option.name });
  return make("div", { class: "option" }, make("span", {}, make("label", { for: id }, `${label} `), rule), control);
}

/** The rulings that a table may decide otherwise: for each its readings, the standard one first and chosen. */
function askRulings() {
  const rulings = game?.rulings ?? [];
  const house = find("new-house", HTMLDetailsElement);
  house.open = false;
  const fields = rulings.map((ruling) => {
    const readings = ruling.values.map((value, index) => {
      const standard = value === ruling.default;
      const radio = make("input", { type: "radio", name: `ruling-${ruling.name}`, value: index, checked: standard, change: countRulings });
      const mark = standard ? make("span", { class: "chip" }, say("new-standard")) : null;
      return make("label", { class: "tick" }, radio, make("span", {}, `${ruling.words[index]} `, mark));
    });
    return make("fieldset", { class: "ruling" }, make("legend", {}, ruleOf(ruling.rule)), ...readings);
  });
  fill(/** @type {Element} */ (house.querySelector(".rulings")), ...fields);
}

/** Those that are not as in the standard edition, or in the file. @returns {Record<string, string | boolean>} */
function chosenRulings() {
  /** @type {Record<string, string | boolean>} */
  const chosen = {};
  for (const ruling of game?.rulings ?? []) {
    const radio = form.querySelector(`input[name="ruling-${CSS.escape(ruling.name)}"]:checked`);
    const value = radio instanceof HTMLInputElement ? ruling.values[Number(radio.value)] : ruling.default;
    if (value !== ruling.default) chosen[ruling.name] = value;
  }
  return chosen;
}

function countRulings() {
  const n = Object.keys(chosenRulings()).length + (chosenEdition() ? 1 : 0);
  const chip = find("new-house-chosen", HTMLElement);
  chip.hidden = n === 0;
  fill(chip, say("new-house-chosen", { n }));
}

/** Which clocks were chosen the last time; the fields that belong to them. */
function clockKind() {
  const chosen = form.querySelector('input[name="clocks"]:checked');
  return chosen instanceof HTMLInputElement ? chosen.value : "none";
}

/** What a clock needs to know: how long, and who decides for whom it runs out. */
function askClocks() {
  const host = /** @type {HTMLElement} */ (document.querySelector("#new-clocks .clock-fields"));
  const each = clockKind();
  host.hidden = each === "none";
  const last = recall(CLOCKS) ?? {};
  /** @param {string} name @param {string} label @param {number} usual @param {number} least @param {number} most */
  const number = (name, label, usual, least, most) => {
    const id = `clock-${name}`;
    const value = Number.isFinite(last[name]) ? last[name] : usual;
    const field = make("input", { type: "number", id, min: least, max: most, required: true, value: `${value}`, "data-clock": name });
    return make("div", { class: "option" }, make("label", { for: id }, label), field);
  };
  const bots = (known?.bots ?? []).filter((bot) => bot.level).map((bot) => make("option", { value: bot.id, selected: bot.id === (last.bot ?? "normal") }, bot.name));
  const bot = make("div", { class: "option" }, make("label", { for: "clock-bot" }, say("new-clock-bot")), make("select", { id: "clock-bot", "data-clock": "bot" }, ...bots));
  const forMatch = each === "match";
  const fields = forMatch
    ? [number("minutes", say("new-clock-minutes"), 15, 1, 1440), number("increment", say("new-clock-increment"), 10, 0, 600)]
    : [number("days", say("new-clock-days"), 3, 1, 30)];
  const help = make("p", { class: "help" }, forMatch ? say("new-clocks-about-match") : say("new-clocks-about-decision"));
  fill(host, ...(each === "none" ? [] : [...fields, bot, help]));
}

/** As the server wants them; null without clocks. */
function chosenClocks() {
  const each = clockKind();
  if (each === "none") return null;
  /** @type {Record<string, any>} */
  const chosen = {};
  for (const field of document.querySelectorAll("#new-clocks [data-clock]")) {
    if (field instanceof HTMLSelectElement) chosen.bot = field.value;
    else if (field instanceof HTMLInputElement) chosen[field.dataset.clock ?? ""] = Math.round(Number(field.value));
  }
  remember(CLOCKS, { ...(recall(CLOCKS) ?? {}), ...chosen });
  const { minutes, increment, days, bot } = chosen;
  return each === "match" ? { each, seconds: 60 * minutes, increment, bot } : { each, seconds: 86400 * days, bot };
}

/** @param {string} rule */
function ruleOf(rule) {
  return make("a", { href: `/${data.lang}/rules/${game?.id}#${rule}`, target: "_blank", "aria-label": say("new-rule", { rule }) }, rule);
}

/** @returns {Record<string, string | number | boolean>} */
function chosenOptions() {
  /** @type {Record<string, string | number | boolean>} */
  const chosen = {};
  for (const option of game?.options[String(playerCount())] ?? []) {
    const control = form.querySelector(`[data-option="${CSS.escape(option.name)}"]`);
    if (control instanceof HTMLSelectElement && option.values) chosen[option.name] = option.values[Number(control.value)];
    else if (control instanceof HTMLInputElement && control.type === "checkbox") chosen[option.name] = control.checked;
    else if (control instanceof HTMLInputElement) chosen[option.name] = Number(control.value);
  }
  return chosen;
}

/** @param {Place} place */
function seatOf(place) {
  if (place.kind.startsWith("bot:")) return { kind: "bot", bot: place.kind.slice(4) };
  if (place.kind === "friend") return { kind: "friend" };
  const own = place.kind === "you" ? word.value.trim() : "";
  return { kind: place.kind, name: place.name.trim(), word: own };
}

async function openTable() {
  const taken = places.slice(0, playerCount());
  if (!game || !taken.length) return;
  if (taken.some((place) => (place.kind === "you" || place.kind === "here") && !place.name.trim())) {
    const own = taken.some((place) => place.kind === "you" && !place.name.trim());
    problem.textContent = say(own ? "new-need-own-name" : "new-need-name");
    const empty = [...document.querySelectorAll("#new-seats input")].find((field) => field instanceof HTMLInputElement && !field.value.trim());
    if (empty instanceof HTMLElement) empty.focus();
    return;
  }
  const file = edition.files?.[0];
  const name = find("new-name", HTMLInputElement).value.trim();
  const made = await call("POST", `/api/tables?lang=${data.lang}`, null, {
    game: game.id,
    players: taken.length,
    options: chosenOptions(),
    edition: file ? await file.text() : null,
    house_edition: chosenEdition(),
    rulings: chosenRulings(),
    clocks: chosenClocks(),
    name,
    pace: find("new-pace", HTMLInputElement).checked ? "human" : "none",
    seats: taken.map(seatOf),
  });
  keep(made, taken, name);
  location.assign(`/${data.lang}/table/${made.table}`);
}

/** @param {any} made @param {Place[]} taken @param {string} name */
function keep(made, taken, name) {
  const own = taken.find((place) => place.kind === "you");
  if (own) remember(NAME, own.name.trim());
  if (own) remember(WORD, word.value.trim());
  const before = recall(SEATS);
  remember(SEATS, { ...(before && typeof before === "object" ? before : {}), [game?.id ?? ""]: taken.map((place) => place.kind) });
  changeTable(made.table, (kept) => {
    for (const { seat, token } of made.seats) kept.seats[String(seat)] = { token, name: taken[seat].name.trim() };
    kept.watch = /#watch=(.+)$/.exec(made.watch ?? "")?.[1] ?? null;
    kept.game = game?.id ?? "";
    kept.title = game?.title ?? "";
    kept.name = name;
  });
}

find("new-clocks", HTMLElement).addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.name === "clocks") askClocks();
});
const edition = find("new-edition", HTMLInputElement);
edition.addEventListener("change", () => fill(find("new-edition-name", HTMLElement), edition.files?.[0]?.name ?? ""));
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const go = find("new-go", HTMLButtonElement);
  problem.textContent = "";
  go.disabled = true;
  try {
    await openTable();
  } catch (error) {
    problem.textContent = sentenceOf(error);
  }
  go.disabled = false;
});
form.addEventListener("input", () => (problem.textContent = ""));
find("new-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close(); // beside the form
});
