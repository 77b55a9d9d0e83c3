// The dock: the question of the moment, its actions as named buttons, undo and why-not; who is waited for; the ranking.

import { mayAdvise } from "./coach.js";
import { fill, find, make } from "./dom.js";
import { duration } from "./duration.js";
import { icon } from "./icons.js";
import { seatNote } from "./scores.js";
import { openSheet } from "./sheet.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./model.js").State} State
 * @typedef {import("./model.js").Action} Action
 * @typedef {{act: (action: string) => void, undo: () => void, why: () => void, log: () => void,
 *   again: () => void, result: () => void, hint: () => void, answer: (agree: boolean) => void}} Handlers
 */

const FEW = 4; // more buttons than this make a list of their own
const LONG = 10; // seconds after which it is said since when somebody is waited for

/** The handles that are always there: in the dock on wide pages, at the thumb on narrow ones. @param {Handlers} handlers */
export function makeHandles(handlers) {
  for (const [place, names] of /** @type {const} */ ([
    ["handles", ["all", "hint", "undo", "why", "log"]],
    ["thumbs", ["undo", "why", "hint", "all", "log"]],
  ])) {
    const buttons = names.map((name) => {
      const label = say(`handle-${name}`);
      const button = make("button", { type: "button", class: "button", "data-handle": name, title: label }, icon(HANDLES[name]));
      button.append(make("span", {}, label));
      button.addEventListener("click", () => (name === "all" ? openActions(handlers) : handlers[name]()));
      return button;
    });
    fill(find(place, HTMLElement), ...buttons);
  }
}

/** @type {Record<string, string>} */
const HANDLES = { all: "list", hint: "hint", undo: "undo", why: "why", log: "log" };

/** @type {Action[]} */
let offered = [];

/** Every action of the moment by name. @param {Handlers} handlers */
export function openActions(handlers) {
  if (!offered.length) return;
  const buttons = offered.map((action) => make("li", {}, actionButton(action, handlers, "button")));
  openSheet(say("all-actions"), [make("ul", { class: "actions" }, ...buttons)]);
}

/** @param {Action} action @param {Handlers} handlers @param {string} kind @param {boolean} [near] near what it is about */
function actionButton(action, handlers, kind, near = false) {
  const { label, short } = action;
  const button = make("button", { type: "button", class: kind, "data-do": action.do }, near && short ? short : label);
  if (near && short) button.title = button.ariaLabel = label;
  button.addEventListener("click", () => {
    button.closest("dialog")?.close();
    handlers.act(action.do);
  });
  return button;
}

/**
 * @param {State} state @param {boolean} online @param {Handlers} handlers
 * @param {HTMLElement | null} pass to another person here @param {string | null} looked what was touched once
 */
export function showDock(state, online, handlers, pass, looked) {
  const dock = find("dock", HTMLElement);
  const asked = state.you.asked && !state.over;
  const watching = state.you.seat < 0;
  find("watching", HTMLElement).hidden = !watching;
  offered = asked ? state.actions : [];
  dock.classList.toggle("asked", asked && online);
  document.body.classList.toggle("match-over", Boolean(state.over));
  fill(find("sign", HTMLElement), asked ? "?" : icon(state.over ? "crown" : watching ? "eye" : "wait"));
  find("question", HTMLElement).textContent = state.question.title;
  find("help", HTMLElement).textContent = state.question.help;
  const drawn = new Set(state.scene.pictures.flatMap((picture) => picture.keys));
  const touched = offered.find((action) => action.do === looked)?.keys.filter((key) => drawn.has(key)) ?? [];
  const named = offered.filter(
    (action) => !action.keys.some((key) => drawn.has(key)) || action.keys.some((key) => touched.includes(key)),
  );
  // Where most is chosen in the picture, what has a button only is the rarer choice; what was touched once is the main one.
  const rare = offered.some((action) => action.keys.some((key) => drawn.has(key)));
  const kindOf = (/** @type {Action} */ action) =>
    rare && !action.keys.some((key) => touched.includes(key)) ? "button" : "button primary";
  /** @type {Element[]} */
  const buttons = named.length > FEW ? [] : named.map((action) => actionButton(action, handlers, kindOf(action), true));
  buttons.sort((one, other) => Number(one.matches(".primary")) - Number(other.matches(".primary")));
  if (named.length > FEW) {
    const all = make("button", { type: "button", class: "button primary" }, say("all-actions"));
    all.addEventListener("click", () => openActions(handlers));
    buttons.push(all);
  }
  if (pass) buttons.push(pass);
  fill(find("choices", HTMLElement), ...buttons);
  for (const handle of document.querySelectorAll("[data-handle]")) {
    if (!(handle instanceof HTMLButtonElement)) continue;
    const name = handle.dataset.handle;
    if (name !== "log") handle.hidden = watching; // who only looks has nothing to press
    if (watching) continue;
    if (name === "undo") {
      handle.disabled = !state.undo || !online;
      handle.title = state.undo ? say("undo-of", { text: state.undo.text }) : "";
    }
    if (name === "why") handle.disabled = !asked || !online;
    if (name === "hint") handle.hidden = !mayAdvise(state) || !online;
    if (name === "all") handle.hidden = !offered.length;
  }
  showOver(state, handlers);
}

/** @param {State} state @param {Handlers} handlers */
function showOver(state, handlers) {
  const host = find("over", HTMLElement);
  host.hidden = !state.over;
  if (!state.over) return fill(host);
  const places = state.over.ranking.map((place) => {
    const own = place.seat === state.you.seat;
    const shared = state.over?.ranking.some((other) => other !== place && other.rank === place.rank);
    const rank = make("span", { class: "rank" }, place.rank === 1 ? icon("crown") : null, `${place.rank}`);
    if (shared) rank.append(make("span", { class: "unseen" }, ` ${say("shared")}`));
    const name = own ? say("you-named", { name: place.name }) : place.name;
    const seat = state.seats.find((other) => other.seat === place.seat && other.kind === "bot");
    const notes = [shared ? say("shared") : "", seat ? seatNote(seat) : ""].filter(Boolean).join(" · ");
    const note = notes ? make("span", { class: "note" }, notes) : null;
    const points = make("b", { class: "points" }, `${place.points}`);
    return make(
      "li",
      { class: own ? "own" : null },
      rank,
      make("span", { class: "who" }, make("b", {}, name), note),
      points,
    );
  });
  const replay = make(
    "a",
    { class: "button", href: `/${data.lang}/replay/${state.table.id}` },
    icon("replay"),
    say("replay"),
  );
  const back = state.you.seat < 0 ? null : make(
    "a",
    { class: "button", href: `/${data.lang}/replay/${state.table.id}?seat=${state.you.seat}#review` },
    icon("hint"),
    say("look-back"),
  );
  const again = make(
    "button",
    { type: "button", class: "button primary" },
    say(state.table.again ? "again-join" : "again"),
  );
  again.addEventListener("click", handlers.again);
  const bySource = make(
    "button",
    { type: "button", class: "button", click: handlers.result },
    say("by-source"),
  );
  fill(find("choices", HTMLElement), bySource, replay, back, state.you.seat >= 0 ? again : null);
  return fill(host, make("ol", { class: "ranking" }, ...places));
}

/**
 * Since when somebody is waited for; said again from time to time.
 * @param {State} state @param {number} heard when it was told, in ms
 */
export function showWaiting(state, heard) {
  const help = find("help", HTMLElement);
  if (state.you.asked || state.over || state.table.state !== "playing") return;
  const slow = state.seats.filter((seat) => seat.asked && seat.since !== null);
  const since = Math.max(0, ...slow.map((seat) => (seat.since ?? 0) + (Date.now() - heard) / 1000));
  help.textContent = since >= LONG ? say("since", { time: duration(since) }) : state.question.help;
}

/** Somebody asks to take back more than is theirs alone. @param {State} state @param {Handlers} handlers */
export function showConsent(state, handlers) {
  const host = find("consent", HTMLElement);
  const ask = state.ask;
  host.hidden = !ask;
  if (!ask) return fill(host);
  /** @param {string} key @param {boolean} agree */
  const button = (key, agree) =>
    make(
      "button",
      { type: "button", class: `button tight${agree ? " primary" : ""}`, click: () => handlers.answer(agree) },
      say(key),
    );
  const names = ask.waiting.map((seat) => state.seats[seat]?.name ?? "").join(", ");
  const own = ask.by === state.you.seat ? [button("withdraw", false)] : [];
  const buttons = ask.yours ? [button("agree", true), button("refuse", false)] : own;
  const waits = ask.yours ? null : make("p", { class: "soft" }, say("asked-others", { names }));
  const away = ask.patience ? make("p", { class: "soft" }, ask.patience) : null;
  return fill(host, make("p", {}, ask.text), waits, away, buttons.length ? make("div", { class: "row" }, ...buttons) : null);
}
