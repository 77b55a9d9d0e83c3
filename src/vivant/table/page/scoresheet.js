// The score sheet at the end of a match: a column a player, a row a category that opens to its lines, round by round.

import { make } from "./dom.js";
import { sources } from "./scores.js";
import { say } from "./words.js";

/**
 * @typedef {import("./model.js").Over} Over
 * @typedef {import("./model.js").Score} Score
 * @typedef {import("./model.js").SheetRow} SheetRow
 */

let made = 0; // rows that open, for their ids

/**
 * @param {Over} over @param {Score[]} scores @param {number} own @param {string} game
 * @returns {HTMLElement}
 */
export function scoreSheet(over, scores, own, game) {
  const seats = over.ranking.map((place) => place.seat);
  const head = over.ranking.map(({ seat, name }) => make("th", { scope: "col", class: seat === own ? "own" : null, title: name }, name));
  /** @param {number[]} points @returns {HTMLElement[]} */
  const cells = (points) => seats.map((seat) => make("td", { class: seat === own ? "own" : null }, `${points[seat]}`));
  const groups = over.sheet.sections.map(({ title, points, rows }) => {
    const sums = title ? make("tr", { class: "sum" }, make("th", { scope: "rowgroup" }, title), ...cells(points)) : null;
    return make("tbody", {}, sums, ...rows.flatMap((row) => category(row, seats, scores, own, game)));
  });
  const total = make("tr", { class: "sum total" }, make("th", { scope: "row" }, say("sheet-total")), ...cells(over.sheet.points));
  return make(
    "table",
    { class: "score-sheet" },
    make("caption", { class: "unseen" }, say("by-source")),
    make("thead", {}, make("tr", {}, make("td", {}), ...head)),
    ...groups,
    make("tfoot", {}, total),
  );
}

/**
 * A row, and the row below it that it opens.
 * @param {SheetRow} row @param {number[]} seats @param {Score[]} scores @param {number} own @param {string} game
 * @returns {HTMLElement[]}
 */
function category(row, seats, scores, own, game) {
  made += 1;
  const id = `sheet-lines-${made}`;
  const button = make("button", { type: "button", "aria-expanded": "false", "aria-controls": id }, row.title);
  const points = seats.map((seat) =>
    make("td", { class: seat === own ? "own" : null }, row.lines[seat].length ? `${row.points[seat]}` : "–"),
  );
  const below = make("tr", { class: "lines", id, hidden: true });
  button.addEventListener("click", () => {
    const opens = below.hidden;
    if (opens && !below.firstChild) below.append(make("td", { colspan: seats.length + 1 }, ...lines(row, seats, scores, game)));
    below.hidden = !opens;
    button.setAttribute("aria-expanded", `${opens}`);
  });
  return [make("tr", {}, make("th", { scope: "row" }, button), ...points), below];
}

/** @param {SheetRow} row @param {number[]} seats @param {Score[]} scores @param {string} game @returns {HTMLElement[]} */
function lines(row, seats, scores, game) {
  return seats.flatMap((seat) => {
    const score = scores.find((other) => other.seat === seat);
    if (!score || !row.lines[seat].length) return [];
    const told = { ...score, lines: row.lines[seat].map((place) => score.lines[place]) };
    return [make("h3", {}, score.name), sources(told, game)];
  });
}
