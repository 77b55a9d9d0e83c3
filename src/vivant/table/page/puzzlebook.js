// Which puzzles were solved in this browser, which were looked up before that, and for how many days in a row. What was
// solved stands in its reader's book of matches, too, and so comes to their other devices.

import { askBook, beginBook, keptBook } from "./booking.js";
import { recall, remember } from "./keep.js";

/** @typedef {{solved: Record<string, string>, seen: Record<string, string>, days: Record<string, string>}} Kept */

const KEY = "vivant.puzzles";
const KIND = "puzzle"; // of marks in a book
const ON_ITS_DAY = "day";

/** The reader's own day, `ago` days before today. @param {number} [ago] @returns {string} as 2026-12-24 */
export function dayOf(ago = 0) {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago, 12);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
}

/** @param {string} game @returns {Kept} */
export function keptPuzzles(game) {
  const all = recall(KEY);
  const own = all && typeof all === "object" ? all[game] : null;
  return { solved: {}, seen: {}, days: {}, ...(own && typeof own === "object" ? own : {}) };
}

/** @param {string} game @param {(kept: Kept) => void} change */
function change(game, change) {
  const all = recall(KEY);
  const kept = keptPuzzles(game);
  change(kept);
  remember(KEY, { ...(all && typeof all === "object" ? all : {}), [game]: kept });
}

/** The solution was looked up: from now on it does not count. @param {string} game @param {number} number */
export function sawSolution(game, number) {
  change(game, (kept) => {
    if (!kept.solved[number]) kept.seen[number] ??= dayOf();
  });
}

/** @param {string} game @param {number} number @param {boolean} ofToday @returns {boolean} whether that is new */
export function solvedPuzzle(game, number, ofToday) {
  let fresh = false;
  change(game, (kept) => {
    if (kept.seen[number]) return;
    fresh = !kept.solved[number] || (ofToday && !kept.days[dayOf()]);
    kept.solved[number] ??= dayOf();
    if (ofToday) kept.days[dayOf()] = String(number);
  });
  return fresh;
}

/** In the book, unless its reader wants none. @param {string} game @param {number} number @param {boolean} ofToday */
export async function noteSolved(game, number, ofToday) {
  if (keptBook().off) return;
  if (!keptBook().key) await beginBook();
  // A day's puzzle comes again when the pack has been gone through: each day is a mark of its own.
  const id = ofToday ? `${number}:${dayOf()}` : String(number);
  const result = ofToday ? ON_ITS_DAY : "solved";
  await askBook("POST", "/marks", { marks: [{ kind: KIND, game, id, date: dayOf(), result }] });
}

/** What other devices wrote into the book is known here from now on. @param {string} game */
export async function learnSolved(game) {
  if (!keptBook().key) return;
  /** @type {{marks: {kind: string, game: string, id: string, date: string, result: string}[]}} */
  const { marks } = await askBook("GET", "");
  const ours = marks.filter((mark) => mark.kind === KIND && mark.game === game);
  change(game, (kept) => {
    for (const { id, date, result } of ours) {
      const number = id.replace(/:.*/, "");
      if (!kept.seen[number]) kept.solved[number] ??= date;
      if (result === ON_ITS_DAY) kept.days[date] ??= number;
    }
  });
}

/** Days in a row up to today, or to yesterday while today's is still to come. @param {string} game @returns {number} */
export function streakOf(game) {
  const { days } = keptPuzzles(game);
  let ago = days[dayOf()] ? 0 : 1;
  let count = 0;
  while (days[dayOf(ago)]) {
    count += 1;
    ago += 1;
  }
  return count;
}
