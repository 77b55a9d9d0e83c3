// The clocks of a table: what is left of each, which goes on without a word of the server; for ears only when it matters.

import { fill, find, make } from "./dom.js";
import { icon } from "./icons.js";
import { fit } from "./layout.js";
import { notice } from "./sheet.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./play.js").Play} Play
 * @typedef {import("./model.js").State} State
 * @typedef {import("./model.js").Seat} Seat
 */

const LOW = 60;
const LAST = 10;
const DAY = 86400;

/** What is left, in seconds, rounded up: 0 is over. @param {Seat} seat @param {number} heard when that was told, in ms */
export function leftNow(seat, heard) {
  const { left, runs } = seat.clock ?? { left: 0, runs: false };
  return Math.ceil(Math.max(0, left - (runs ? performance.now() - heard : 0)) / 1000);
}

/** As a clock shows it: 2 d 4 h, 1:04:09, 4:09. @param {number} seconds @returns {string} */
export function clockText(seconds) {
  /** @param {number} n @param {string} unit */
  const short = (n, unit) => new Intl.NumberFormat(data.lang, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
  const hours = Math.floor((seconds % DAY) / 3600);
  if (seconds >= DAY) return [short(Math.floor(seconds / DAY), "day"), hours ? short(hours, "hour") : ""].join(" ").trim();
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60];
  const all = seconds >= 3600 ? [hours, ...rest] : rest;
  return all.map((n, at) => (at ? `${n}`.padStart(2, "0") : `${n}`)).join(":");
}

export class ClockView {
  /** @param {Pick<Play, "state" | "timed" | "post">} play */
  constructor(play) {
    this.play = play;
    this.said = 0; // which warning was said for the decision that is open
    this.timer = 0;
    const href = `${data.assets}/clocks.css`;
    if (!document.querySelector(`link[href="${href}"]`)) document.head.append(make("link", { rel: "stylesheet", href, load: () => fit() }));
  }

  /** The server has said something. @param {State | null} before */
  told(before) {
    const { state } = this.play;
    showPause(state, () => void this.play.post("resume", {}));
    const [was, is] = [before?.table.clocks?.paused, state.table.clocks?.paused];
    if (was !== undefined && was !== is) notice(say(is ? "paused" : "pause-ended"));
  }

  end() {
    clearTimeout(this.timer);
    document.body.classList.remove("paused");
  }

  /** All clocks that stand on the page; again when the next second of one has passed. */
  show() {
    clearTimeout(this.timer);
    const { state } = this.play;
    if (!state.table.clocks) return;
    const running = state.seats.filter((seat) => seat.clock?.runs);
    for (const seat of state.seats) if (seat.clock) this.showOne(seat, state.table.clocks.paused);
    this.warn(state);
    if (!running.length || state.over) return;
    const next = running.map((seat) => ((seat.clock?.left ?? 0) - (performance.now() - this.play.timed)) % 1000);
    this.timer = setTimeout(() => this.show(), Math.max(100, Math.min(...next) + 5));
  }

  /** @param {Seat} seat @param {boolean} paused */
  showOne(seat, paused) {
    const left = leftNow(seat, this.play.timed);
    const runs = Boolean(seat.clock?.runs);
    for (const place of document.querySelectorAll(`[data-clock="${seat.seat}"]`)) {
      const text = place.querySelector("b");
      if (text && text.textContent !== clockText(left)) text.textContent = clockText(left);
      place.classList.toggle("runs", runs);
      place.classList.toggle("low", left <= LOW && !paused);
      place.classList.toggle("last", left <= LAST && !paused);
      const sign = paused ? "pause" : left <= LOW ? "warn" : runs ? "wait" : "";
      if (place instanceof HTMLElement && place.dataset.sign !== sign) {
        place.dataset.sign = sign;
        place.querySelector("svg")?.remove();
        if (sign) place.prepend(icon(sign));
      }
    }
  }

  /** A minute left, ten seconds left: once each. @param {State} state */
  warn(state) {
    const own = state.seats[state.you.seat];
    if (!own?.clock?.runs) {
      this.said = 0;
      return;
    }
    const left = leftNow(own, this.play.timed);
    const mark = left <= LAST ? LAST : left <= LOW ? LOW : 0;
    if (mark && (!this.said || mark < this.said)) find("ear", HTMLElement).textContent = say(`clock-${mark}`);
    this.said = mark;
  }
}

/** The match stands still, and how it goes on. @param {State} state @param {() => void} resume */
function showPause(state, resume) {
  const host = find("pause", HTMLElement);
  const paused = Boolean(state.table.clocks?.paused) && !state.over;
  document.body.classList.toggle("paused", paused);
  host.hidden = !paused;
  if (!paused) return fill(host);
  if (host.childElementCount) return undefined; // its button keeps the focus
  const button = state.you.seat < 0 ? null : make("button", { type: "button", class: "button tight primary", click: resume }, say("pause-end"));
  const words = make("p", {}, make("b", {}, icon("pause"), say("paused")), ` ${say("paused-about")}`);
  return fill(host, words, button);
}

/** What the menu says of time, and the way to a pause. @param {Play} play */
export function timePanel(play) {
  const { clocks, state: stage } = play.state.table;
  const own = play.state.seats[play.state.you.seat];
  if (!clocks) return null;
  const ask = async () => {
    const told = await play.post("pause", {});
    if (told && !told.done) notice(say("pause-asked"));
  };
  const button = make("button", { type: "button", class: "button tight" }, icon("pause"), make("span", {}, say("pause")));
  button.addEventListener("click", () => {
    button.closest("dialog")?.close();
    void ask();
  });
  const may = stage === "playing" && own && !own.gone && !clocks.paused;
  return make("section", { class: "column" }, make("h3", {}, say("clocks")), make("p", { class: "soft small" }, clocks.text), may ? make("div", { class: "row" }, button) : null);
}
