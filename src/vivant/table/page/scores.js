// Everybody's points, own first, each with its sources; they count up.

import { fill, make } from "./dom.js";
import { face } from "./faces.js";
import { calm } from "./fly.js";
import { icon } from "./icons.js";
import { ruleLink } from "./links.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./model.js").Seat} Seat
 * @typedef {import("./model.js").Score} Score
 */

const COUNTING = 600;

/** The seats as this viewer goes round the table: the own one first. @param {Seat[]} seats @param {number} own */
export function around(seats, own) {
  return own < 0 ? seats : [...seats.slice(own), ...seats.slice(0, own)];
}

/** Everybody who has a score: the seats, and rivals who hold none. @param {Seat[]} seats @param {Score[]} scores */
export function withRivals(seats, scores) {
  const rivals = scores.filter((score) => !seats.some((seat) => seat.seat === score.seat));
  return [...seats, ...rivals.map(rival)];
}

/** @param {Score} score @returns {Seat} */
function rival({ seat, name, points }) {
  const nobody = { bot: null, lent: false, here: true, lendable: false, since: null, asked: false, note: "" };
  return { seat, name, kind: "rival", score: points, ...nobody };
}

/** @param {Seat} seat @param {number} own @returns {string} */
export function nameOf(seat, own) {
  return seat.seat === own ? say("you-named", { name: seat.name }) : seat.name;
}

/** What everybody at the table can count, so that all are compared alike. @param {Score | undefined} score @returns {number} */
export function openPoints(score) {
  return (score?.points ?? 0) - (score?.secret ?? 0);
}

/** And what only the viewer can. @param {Score | undefined} score @returns {HTMLElement | null} */
export function secretPoints(score) {
  if (!score?.secret) return null;
  const told = say("secret-points", { points: score.secret });
  const sign = score.secret < 0 ? "−" : "+";
  const shown = make("span", { "aria-hidden": "true" }, `${sign}${Math.abs(score.secret)}`);
  return make("span", { class: "secret", title: told }, icon("lock"), shown, make("span", { class: "unseen" }, told));
}

/** A number that counts from what it was. @param {HTMLElement} element @param {number} points */
export function count(element, points) {
  const before = Number(element.dataset.points ?? points);
  element.dataset.points = `${points}`;
  if (before === points || calm() || document.hidden) {
    element.textContent = `${points}`;
    return;
  }
  const start = performance.now();
  /** @param {number} now */
  const draw = (now) => {
    if (element.dataset.points !== `${points}`) return;
    const part = Math.min(1, Math.max(0, (now - start) / COUNTING));
    element.textContent = `${Math.round(before + (points - before) * part)}`;
    if (part < 1) requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** Where a seat's points come from. @param {Score | undefined} score @param {string} rules @returns {HTMLElement} */
export function sources(score, rules) {
  if (!score?.lines.length) return make("p", { class: "soft small" }, say("no-points"));
  const rows = score.lines.map((line) => {
    const link = ruleLink(rules, line.rule);
    return make("li", {}, make("span", {}, line.text, link ? " " : null, link), make("b", {}, `${line.points}`));
  });
  return make("ul", { class: "sources" }, ...rows);
}

/** The panel of scores; rows stay as they are opened, and their numbers count. */
export class ScoreView {
  /** @param {HTMLElement} host @param {((seat: number) => void) | null} [menu] opens what can be done with a seat */
  constructor(host, menu = null) {
    this.host = host;
    this.menu = menu;
    /** @type {Map<number, {row: HTMLElement, summary: HTMLElement, points: HTMLElement, body: HTMLElement}>} */
    this.rows = new Map();
  }

  clear() {
    this.rows.clear();
    this.host.replaceChildren();
  }

  /** @param {Seat[]} seats @param {Score[]} scores @param {number} own @param {string} rules */
  show(seats, scores, own, rules) {
    const everybody = around(withRivals(seats, scores), own);
    if (this.rows.size !== everybody.length) this.clear();
    for (const seat of everybody) {
      const row = this.rowOf(seat.seat);
      const score = scores.find((other) => other.seat === seat.seat);
      row.row.classList.toggle("asked", seat.asked);
      row.row.classList.toggle("own", seat.seat === own);
      const note = [seatNote(seat), seat.note].filter(Boolean).join(" · ");
      const words = make(
        "span",
        { class: "who" },
        make("b", {}, nameOf(seat, own)),
        make("span", { class: "note" }, note),
      );
      const tally = make("span", { class: "tally" }, row.points, secretPoints(score));
      fill(row.summary, face(seat, seat.seat === own), words, clockOf(seat), tally);
      count(row.points, openPoints(score));
      row.body.replaceChildren(sources(score, rules));
    }
  }

  /** @param {number} seat */
  rowOf(seat) {
    let made = this.rows.get(seat);
    if (!made) {
      const points = make("b", { class: "points" });
      const summary = make("summary", {});
      const body = make("div", { class: "body" });
      const menu = this.menu;
      const details = make("details", {}, summary, body);
      const more = menu
        ? make(
            "button",
            { type: "button", class: "pill round more", "aria-label": say("seat-menu"), click: () => menu(seat) },
            "⋯",
          )
        : null;
      const row = make("li", {}, details, more);
      made = { row, summary, points, body };
      this.rows.set(seat, made);
      this.host.append(row);
    }
    return made;
  }
}

/** A bot's level, or what kind it is; one that a record brought from elsewhere as it is called there. @param {string | null} bot */
function levelOf(bot) {
  const kind = (bot ?? "").split(":")[0];
  return data.words[`js-bot-${kind}`] ?? kind;
}

/** A place for a person's clock, which `clocks.js` fills; a bot spends nobody's time. @param {Seat} seat */
export function clockOf(seat) {
  if (!seat.clock || seat.gone || seat.kind !== "person") return null;
  return make("span", { class: "clock", "data-clock": seat.seat }, make("span", { class: "unseen" }, say("clock-left")), make("b", {}));
}

/** What is special about who sits there. @param {Seat} seat @returns {string} */
export function seatNote(seat) {
  if (seat.kind === "empty") return seat.kept ? say("seat-kept", { name: seat.kept }) : say("seat-empty");
  if (seat.kind === "rival") return "";
  if (seat.kind === "bot") return say("seat-bot", { level: levelOf(seat.bot) });
  if (seat.gone) return say(`seat-${seat.gone}`);
  if (seat.lent) return say("seat-lent");
  return seat.here ? "" : say("seat-away");
}
