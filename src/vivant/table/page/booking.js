// The book of matches of this browser: its key, and the seats that stand in it. Nobody waits for what is done here.

import { changeTable, keptTable, keptTables, recall, remember } from "./keep.js";
import { call, Refusal } from "./send.js";

const BOOK = "vivant.book";
const AT_ONCE = 20;

/** @typedef {{key?: string, off?: boolean}} KeptBook `off`: its reader wants none */

/** @returns {KeptBook} */
export function keptBook() {
  const kept = recall(BOOK);
  return kept && typeof kept === "object" ? kept : {};
}

/** @param {KeptBook} book */
export function keepBook(book) {
  remember(BOOK, book);
}

/** A new, empty one on the server. Another window may have made one meanwhile: then that one it is. */
export async function beginBook() {
  const before = keptBook().key;
  const { key } = await call("POST", "/api/books", null, {});
  if (!before && keptBook().key) return;
  keepBook({ key });
}

/**
 * With the key of the book. One that opens it no more is forgotten, and nothing is written down until its reader wants.
 * @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>}
 */
export async function askBook(method, path, body) {
  const { key } = keptBook();
  try {
    return await call(method, `/api/book${path}`, key ?? "", body);
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === "book" && keptBook().key === key) keepBook({ off: true });
    throw problem;
  }
}

/** What says that the seats of a table, as they are kept now, stand in this book. @param {string} id */
function entryOf(id) {
  const seats = Object.entries(keptTable(id).seats).map(([seat, { token }]) => `${seat}${token.slice(0, 4)}`);
  return [(keptBook().key ?? "").slice(0, 8), ...seats].join(" ");
}

/** The seats of these tables stand in the book, those that do not yet. @param {string[]} [ids] */
export async function enterSeats(ids = Object.keys(keptTables())) {
  if (keptBook().off) return;
  const missing = ids.filter((id) => Object.keys(keptTable(id).seats).length && keptTable(id).book !== entryOf(id));
  if (!missing.length) return;
  if (!keptBook().key) await beginBook();
  const places = missing.flatMap((id) => Object.values(keptTable(id).seats).map(({ token }) => ({ table: id, token })));
  for (let at = 0; at < places.length; at += AT_ONCE) await askBook("POST", "/seats", { seats: places.slice(at, at + AT_ONCE) });
  for (const id of missing) changeTable(id, (kept) => (kept.book = entryOf(id)), true);
}
