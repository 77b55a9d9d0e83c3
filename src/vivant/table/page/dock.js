// The dock: the question of the moment, its actions as named buttons, undo and why-not; who is waited for; the ranking.

import { mayAdvise } from "./coach.js";
import { fill, find, make } from "./dom.js";
import { icon } from "./icons.js";
import { seatNote, sources } from "./scores.js";
import { openSheet } from "./sheet.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./model.js").State} State
 * @typedef {import("./model.js").Action} Action
 * @typedef {{act: (action: string) => void, undo: () => void, why: () => void, log: () => void,
 *   again: () => void, hint: () => void, answer: (agree: boolean) => void}} Hands
 */

const FEW = 4; // more buttons than this make a list of their own
const LONG = 10; // seconds after which it is said since when somebody is waited for

/** The handles that are always there: in the dock on wide pages, at the thumb on narrow ones. @param {Hands} hands */
export function makeHandles(hands) {
  for (const [place, names] of /** @type {const} */ ([
    ["handles", ["all", "hint", "undo", "why", "log"]],
    ["thumbs", ["undo", "why", "hint", "all", "log"]],
  ])) {
    const buttons = names.map((name) => {
      const button = make("button", { type: "button", class: "button", "data-handle": name }, icon(HANDLES[name]));
      button.append(make("span", {}, say(`handle-${name}`)));
      button.addEventListener("click", () => (name === "all" ? openActions(hands) : hands[name]()));
      return button;
    });
    fill(find(place, HTMLElement), ...buttons);
  }
}

/** @type {Record<string, string>} */
const HANDLES = { all: "list", hint: "hint", undo: "undo", why: "why", log: "log" };

/** @type {Action[]} */
let offered = [];

/** Every action of the moment by name. @param {Hands} hands */
export function openActions(hands) {
  if (!offered.length) return;
  const buttons = offered.map((action) => make("li", {}, actionButton(action, hands, "button")));
  openSheet(say("all-actions"), [make("ul", { class: "actions" }, ...buttons)]);
}

/** @param {Action} action @param {Hands} hands @param {string} kind */
function actionButton(action, hands, kind) {
  const button = make("button", { type: "button", class: kind, "data-do": action.do }, action.label);
  button.addEventListener("click", () => {
    button.closest("dialog")?.close();
    hands.act(action.do);
  });
  return button;
}

/**
 * @param {State} state @param {boolean} online @param {Hands} hands
 * @param {HTMLElement | null} pass to another person here @param {string | null} looked what was touched once
 */
export function showDock(state, online, hands, pass, looked) {
  const dock = find("dock", HTMLElement);
  const asked = state.you.asked && !state.over;
  offered = asked ? state.actions : [];
  dock.classList.toggle("asked", asked && online);
  document.body.classList.toggle("match-over", Boolean(state.over));
  fill(find("sign", HTMLElement), asked ? "?" : icon(state.over ? "crown" : "wait"));
  find("question", HTMLElement).textContent = state.question.title;
  find("help", HTMLElement).textContent = state.question.help;
  const drawn = [...document.querySelectorAll("svg.scene [data-action]")];
  const inScene = new Set(drawn.flatMap((one) => [one.getAttribute("data-action"), one.getAttribute("data-also")]));
  const touched = looked && drawn.find((one) => one.getAttribute("data-action") === looked);
  const both = [looked, touched && touched.getAttribute("data-also")];
  const named = offered.filter((action) => !inScene.has(action.do) || both.includes(action.do));
  /** @type {Element[]} */
  const buttons = named.length > FEW ? [] : named.map((action) => actionButton(action, hands, "button primary"));
  if (named.length > FEW) {
    const all = make("button", { type: "button", class: "button primary" }, say("all-actions"));
    all.addEventListener("click", () => openActions(hands));
    buttons.push(all);
  }
  if (pass) buttons.push(pass);
  fill(find("choices", HTMLElement), ...buttons);
  for (const handle of document.querySelectorAll("[data-handle]")) {
    if (!(handle instanceof HTMLButtonElement)) continue;
    const name = handle.dataset.handle;
    if (name === "undo") {
      handle.disabled = !state.undo || !online;
      handle.title = state.undo ? say("undo-of", { text: state.undo.text }) : "";
    }
    if (name === "why") handle.disabled = !asked || !online;
    if (name === "hint") handle.hidden = !mayAdvise(state) || !online;
    if (name === "all") handle.hidden = !offered.length;
  }
  showOver(state, hands);
}

/** @param {State} state @param {Hands} hands */
function showOver(state, hands) {
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
  again.addEventListener("click", hands.again);
  const bySource = make(
    "button",
    { type: "button", class: "button", click: () => openSources(state) },
    say("by-source"),
  );
  fill(find("choices", HTMLElement), bySource, replay, back, state.you.seat >= 0 ? again : null);
  return fill(host, make("ol", { class: "ranking" }, ...places));
}

/** Where everybody's points came from. @param {State} state */
function openSources(state) {
  const parts = (state.over?.ranking ?? []).flatMap((place) => {
    const score = state.scores.find((other) => other.seat === place.seat);
    return [make("h3", {}, `${place.name} · ${place.points}`), sources(score, state.table.game)];
  });
  openSheet(say("by-source"), parts, "small");
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

/** @param {number} seconds @returns {string} in words, as coarse as it may be */
function duration(seconds) {
  /** @type {[number, string][]} */
  const units = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
    [10, "second"],
  ];
  const [size, unit] = units.find(([least]) => seconds >= least) ?? [1, "second"];
  const whole = size === 10 ? Math.floor(seconds / 10) * 10 : Math.floor(seconds / size);
  return new Intl.NumberFormat(data.lang, { style: "unit", unit, unitDisplay: "long" }).format(whole);
}

/** Somebody asks to take back more than is theirs alone. @param {State} state @param {Hands} hands */
export function showConsent(state, hands) {
  const host = find("consent", HTMLElement);
  const ask = state.ask;
  host.hidden = !ask;
  if (!ask) return fill(host);
  /** @param {string} key @param {boolean} agree */
  const button = (key, agree) =>
    make(
      "button",
      { type: "button", class: `button tight${agree ? " primary" : ""}`, click: () => hands.answer(agree) },
      say(key),
    );
  const names = ask.waiting.map((seat) => state.seats[seat]?.name ?? "").join(", ");
  const own = ask.by === state.you.seat ? [button("withdraw", false)] : [];
  const buttons = ask.yours ? [button("agree", true), button("refuse", false)] : own;
  const waits = ask.yours ? null : make("p", { class: "soft" }, say("asked-others", { names }));
  return fill(host, make("p", {}, ask.text), waits, buttons.length ? make("div", { class: "row" }, ...buttons) : null);
}
