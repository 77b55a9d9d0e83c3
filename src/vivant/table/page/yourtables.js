// The tables of this browser: who plays at each, whose turn it is and since when, the reader's own turn first; and how
// to be rid of one.

import { fill, find, make } from "./dom.js";
import { duration } from "./duration.js";
import { sentenceOf } from "./refusals.js";
import { changeTable, keptTables, remember } from "./keep.js";
import { call, Refusal } from "./send.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./keep.js").Kept} Kept
 * @typedef {{id: string, kept: Kept, told: any, gone: boolean, silent: boolean}} Row
 */

const TABLES = "vivant.tables";
const MOST = 40;
const EVERY = 20000;
const LONG = 60; // seconds after which it is said since when somebody is waited for

/** @param {string[]} names */
function listed(names) {
  if (names.length < 2) return names.join("");
  return say("and", { most: names.slice(0, -1).join(", "), last: names[names.length - 1] });
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} id @param {Kept} kept @returns {Promise<Row>} */
async function ask(id, kept) {
  const token = Object.values(kept.seats)[0]?.token ?? kept.watch;
  const row = { id, kept, told: null, gone: !token, silent: false };
  if (!token) return row;
  try {
    row.told = await call("GET", `/api/tables/${encodeURIComponent(id)}?shape=none&lang=${data.lang}`, token);
  } catch (error) {
    row.gone = error instanceof Refusal && [401, 403, 404, 410].includes(error.status);
    row.silent = !row.gone;
  }
  return row;
}

/** @param {Row} row whether one of the reader's own seats is asked */
function isTurn(row) {
  const seats = row.told?.table?.state === "playing" ? row.told.seats : [];
  return seats.some((/** @type {any} */ seat) => seat.asked && !seat.lent && String(seat.seat) in row.kept.seats);
}

/** @param {Row} row */
function rank(row) {
  if (isTurn(row)) return 0;
  if (row.gone) return 3;
  return row.told?.table?.state === "over" ? 2 : 1;
}

/** @param {Row} row @returns {string} */
function stateOf(row) {
  if (row.gone) return say("table-gone");
  if (row.silent) return say("table-unreached");
  const told = row.told;
  if (!told) return say("table-asking");
  if (told.table.state === "open") return say("table-open");
  if (told.table.state === "over") {
    const first = (told.over?.ranking ?? []).filter((/** @type {any} */ place) => place.rank === 1);
    const names = listed(first.map((/** @type {any} */ place) => place.name));
    return names ? say("table-won", { name: names }) : say("table-over");
  }
  const own = Object.entries(row.kept.seats);
  const asked = told.seats.filter((/** @type {any} */ seat) => seat.asked);
  let turn = say("table-waiting", { name: listed(asked.map((/** @type {any} */ seat) => seat.name)) });
  if (isTurn(row)) {
    const mine = asked.find((/** @type {any} */ seat) => String(seat.seat) in row.kept.seats);
    turn = own.length > 1 ? say("table-turn-of", { name: mine.name }) : say("table-your-turn");
  }
  const since = Math.max(0, ...asked.map((/** @type {any} */ seat) => seat.since ?? 0));
  const long = since >= LONG ? say("table-since", { time: duration(since) }) : "";
  return [told.status, [turn, long].filter(Boolean).join(", ")].filter(Boolean).join(" · ");
}

/** @param {Row} row @returns {string} who sits there, the reader first */
function whoPlays(row) {
  const seats = /** @type {{seat: number, name: string, kind: string}[]} */ (row.told?.seats ?? []);
  const taken = seats.filter((seat) => seat.kind !== "empty");
  const own = taken.filter((seat) => String(seat.seat) in row.kept.seats);
  const others = taken.filter((seat) => !own.includes(seat)).map((seat) => seat.name);
  const mine = own.length === 1 ? [say("table-you")] : own.map((seat) => seat.name);
  return listed([...mine, ...others]);
}

/** The table is no longer listed, and this browser forgets the keys to its seats. @param {string} id */
function forget(id) {
  const { [id]: _, ...others } = keptTables();
  remember(TABLES, others);
  leaving = "";
  void showTables();
}

/** A bot plays on in the reader's seats. @param {Row} row */
async function resign(row) {
  const path = `/api/tables/${encodeURIComponent(row.id)}/resign`;
  for (const [seat, { token }] of Object.entries(row.kept.seats)) {
    if (!row.told.seats[Number(seat)]?.gone) await call("POST", `${path}?lang=${data.lang}`, token, {});
  }
  forget(row.id);
}

/** The table whose reader is asked how to leave it. */
let leaving = "";

/** @param {string} id */
function askToLeave(id) {
  leaving = id;
  void showTables();
}

/** Resign, take it off the list alone, or stay after all. @param {Row} row */
function waysOut(row) {
  const problem = make("p", { class: "warning", role: "alert" });
  /** @param {string} key @param {() => void} click */
  const button = (key, click) => make("button", { type: "button", class: "button tight", click }, say(key));
  const out = () => void resign(row).catch((error) => (problem.textContent = sentenceOf(error)));
  const buttons = [button("table-resign", out), button("table-remove", () => forget(row.id)), button("table-stay", () => askToLeave(""))];
  return make("div", { class: "ways" }, make("p", { class: "soft" }, say("table-leave-about")), problem, make("div", { class: "row" }, ...buttons));
}

/** Where these people play next, places are kept for the reader. @param {Row} row */
async function joinNext(row) {
  const path = `/api/tables/${encodeURIComponent(row.id)}/again?lang=${data.lang}`;
  for (const { token, name } of Object.values(row.kept.seats)) {
    const made = await call("POST", path, token, {}).catch(() => null);
    if (!made) continue;
    changeTable(made.table, (kept) => (kept.seats[`${made.seat}`] = { token: made.token, name }));
    location.assign(`/${data.lang}/table/${made.table}`);
  }
}

/** The game's own picture, small; its first letter where it has none. @param {string} game @param {string} title */
export function signOf(game, title) {
  const sign = make("span", { class: "sign", "data-game": game || null, "aria-hidden": "true" }, [...title][0]);
  if (!game) return sign;
  const picture = make("img", { src: `${data.assets}/art/${encodeURIComponent(game)}-poster.${data.lang}.svg`, alt: "" });
  picture.addEventListener("error", () => picture.remove());
  sign.append(picture);
  return sign;
}

/** @param {Row} row */
function show(row) {
  const title = row.told?.table?.title || row.kept.title || row.kept.game || "vivant";
  const named = row.told?.table?.name || row.kept.name;
  const over = row.told?.table?.state === "over";
  const playing = row.told?.table?.state === "playing" && Object.keys(row.kept.seats).length > 0;
  const turn = isTurn(row);
  const spectator = Object.keys(row.kept.seats).length === 0 ? say("table-watching") : "";
  const key = over ? "table-replay" : turn ? "table-go-on" : "table-look";
  const said = named ? `${title}, ${named}` : title;
  const link = make(
    "a",
    {
      class: turn ? "button tight primary" : "button tight",
      href: `/${data.lang}/${over ? "replay" : "table"}/${encodeURIComponent(row.id)}`,
      "aria-label": say("table-call-of", { call: say(key), title: said }),
    },
    say(key),
  );
  const next = over && spectator === "" ? row.told.table.again : null;
  const join = make("button", { class: "button tight primary", type: "button", "aria-label": say("table-call-of", { call: say("table-next"), title: said }), click: () => void joinNext(row) }, say("table-next"));
  const remove = make(
    "button",
    {
      class: "button tight quiet",
      type: "button",
      "aria-label": say(playing ? "table-leave-of" : "table-remove-of", { title: said }),
      click: () => (playing ? askToLeave(row.id) : forget(row.id)),
    },
    say(playing ? "table-leave" : "table-remove"),
  );
  const players = whoPlays(row);
  const extra = [named && say("table-named", { name: named }), spectator].filter(Boolean).join(" · ");
  return make(
    "li",
    { class: turn ? "seat-row turn" : "seat-row", "data-table": row.id },
    signOf(row.told?.table?.game || row.kept.game, title),
    make(
      "div",
      { class: "what" },
      make("p", { class: "title" }, title, extra ? make("span", {}, extra) : null),
      players ? make("p", { class: "players" }, players) : null,
      make("p", { class: "state" }, capital(stateOf(row))),
    ),
    make("div", { class: "calls" }, row.told || row.gone ? remove : null, row.gone ? null : link, next && !(next in keptTables()) ? join : null),
    leaving === row.id ? waysOut(row) : null,
  );
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
let shown = "";

/** Ask for every table, then show them all; again from time to time as long as somebody looks. */
export async function showTables() {
  clearTimeout(later);
  const kept = Object.entries(keptTables()).sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  find("no-tables", HTMLElement).hidden = kept.length > 0;
  const list = find("tables", HTMLElement);
  if (!list.children.length) {
    fill(list, ...kept.map(([id, table]) => show({ id, kept: table, told: null, gone: false, silent: false })));
  }
  const rows = await Promise.all(kept.map(([id, table]) => ask(id, table)));
  if (data.page === "book") rows.splice(0, rows.length, ...rows.filter((row) => row.told?.table?.state !== "over")); // they stand below
  rows.sort((one, other) => rank(one) - rank(other) || other.kept.at - one.kept.at);
  const items = rows.map(show);
  const now = items.map((item) => item.outerHTML).join("");
  if (now !== shown) fill(list, ...items); // what stands there already keeps its focus
  shown = now;
  clearTimeout(later);
  if (kept.length) later = setTimeout(() => !document.hidden && showTables(), EVERY);
}

addEventListener("pageshow", (event) => event.persisted && showTables());
document.addEventListener("visibilitychange", () => !document.hidden && showTables());
