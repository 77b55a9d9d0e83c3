// The page of one's own matches: asks the book of this browser, shows it, and carries it to other devices.

import { askBook, beginBook, enterSeats, keepBook, keptBook } from "./booking.js";
import { showGame, showMarks, showMatches } from "./bookview.js";
import { fill, find, make } from "./dom.js";
import { showLink } from "./invite.js";
import { changeTable, keptTable } from "./keep.js";
import { sentenceOf } from "./refusals.js";
import { call, Refusal } from "./send.js";
import { confirmSheet, notice, openSheet } from "./sheet.js";
import { data, say } from "./words.js";
import { showTables } from "./yourtables.js";

const AT_ONCE = 20;
const DEEDS = ["carry", "export", "renew", "delete"];

/** @type {import("./bookview.js").BookMatch[]} */
let matches = [];

/** @param {string} name */
function button(name) {
  return find(`book-${name}`, HTMLButtonElement);
}

/** @param {string} text */
function tell(text) {
  const state = find("book-state", HTMLElement);
  state.textContent = text;
  state.hidden = !text;
}

/** @param {unknown} problem */
function warn(problem) {
  find("book-problem", HTMLElement).textContent = problem ? sentenceOf(problem) : "";
}

/** What can be done with a book that there is, or the way to a new one. */
function showDeeds() {
  const { key, off } = keptBook();
  for (const name of DEEDS) button(name).hidden = !!off || (!key && name !== "carry");
  button("begin").hidden = !off;
  fill(button("begin"), say("book-begin"));
}

/** Everything this browser has is entered, everything the book has comes here, and then it is shown. */
async function showBook() {
  warn(null);
  try {
    await enterSeats();
    if (keptBook().key) await showContents();
    else showNothing();
  } catch (problem) {
    if (keptBook().off) showNothing();
    else {
      tell("");
      warn(problem);
    }
  }
  showDeeds();
  void showTables();
}

function showNothing() {
  matches = [];
  for (const part of ["games", "matches", "marks"]) fill(find(`book-${part}`, HTMLElement));
  tell(say(keptBook().off ? "book-off" : "book-none"));
}

async function showContents() {
  const told = await askBook("GET", `?lang=${data.lang}`);
  matches = told.matches;
  tell(told.count || told.marks.length ? "" : say("book-none"));
  fill(find("book-games", HTMLElement), ...told.games.map(showGame));
  showPast(told.count);
  const marks = [make("h2", {}, say("book-marks")), showMarks(told.marks)];
  fill(find("book-marks", HTMLElement), ...(told.marks.length ? marks : []));
  await fetchSeats(told.seats);
}

/** @param {number} count how many there are in all */
function showPast(count) {
  if (!count) return fill(find("book-matches", HTMLElement));
  const more = make("button", { type: "button", class: "button", click: () => void showMore(count) }, say("book-more"));
  const rest = matches.length < count ? more : null;
  fill(find("book-matches", HTMLElement), make("h2", {}, say("book-matches")), ...showMatches(matches), rest);
}

/** @param {number} count */
async function showMore(count) {
  const told = await askBook("GET", `?lang=${data.lang}&skip=${matches.length}`).catch(warn);
  if (!told) return;
  matches = [...matches, ...told.matches];
  showPast(told.matches.length ? count : matches.length);
}

/** Seats of the book that this browser has no token of. @param {{table: string, seat: number, there: boolean}[]} seats */
async function fetchSeats(seats) {
  const missing = seats.filter((one) => one.there && !keptTable(one.table).seats[`${one.seat}`]);
  const tables = [...new Set(missing.map((one) => one.table))];
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    const told = await askBook("POST", "/tokens", { tables: tables.slice(at, at + AT_ONCE) });
    for (const { table, seat, token, name, game, called } of told.seats) {
      changeTable(table, (kept) => {
        kept.seats[`${seat}`] ??= { token, name };
        kept.game ||= game;
        kept.name ||= called;
      });
    }
  }
}

// carrying

/** A code of another device, which is not kept in the address. @returns {string} */
function takeCode() {
  const code = new URLSearchParams(location.hash.slice(1)).get("book") ?? "";
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  return code;
}

/** Only after a press, as whoever made the link gets all seats of this browser. @param {string} code */
function offerBook(code) {
  const warning = make("p", { class: "warning", role: "alert" });
  const go = make("button", { type: "button", class: "button primary" }, say("book-here-go"));
  const not = make("button", { type: "button", class: "button", click: () => dialog.close() }, say("book-here-not"));
  const words = ["book-here-about", "book-here-warning"].map((key) => make("p", {}, say(key)));
  const dialog = openSheet(say("book-here"), [...words, warning, make("div", { class: "row" }, go, not)], "small");
  go.addEventListener("click", async () => {
    go.disabled = true;
    warning.textContent = "";
    try {
      await takeBook(code);
      dialog.close();
      notice(say("book-here-done"));
      await showBook();
    } catch (problem) {
      go.disabled = false;
      const spent = problem instanceof Refusal && problem.code === "book";
      warning.textContent = spent ? say("book-link-spent") : sentenceOf(problem);
    }
  });
}

/** This browser's own book becomes part of the one that the code brings. @param {string} code */
async function takeBook(code) {
  const { key } = await call("POST", "/api/book/open", code, {});
  const own = keptBook().key;
  keepBook({ key });
  if (own) await askBook("POST", "/join", { key: own }).catch(() => {}); // one that is gone has nothing to bring
}

async function carry() {
  if (!keptBook().key) await beginBook();
  const link = await askBook("POST", `/carry?lang=${data.lang}`, {});
  showDeeds();
  await showLink(say("book-carry"), say("book-carry-about"), link, () => void carry().catch(warn));
}

// keeping and ending

async function save() {
  const told = await askBook("GET", `/export?lang=${data.lang}`);
  const file = new Blob([JSON.stringify(told, null, 1)], { type: "application/json" });
  const link = make("a", { href: URL.createObjectURL(file), download: "vivant-book.json" });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  notice(say("book-exported"));
}

async function renew() {
  keepBook(await askBook("POST", "/renew", {}));
  notice(say("book-renewed"));
  await showBook();
}

async function drop() {
  await askBook("POST", "/delete", {});
  keepBook({ off: true });
  notice(say("book-deleted"));
  await showBook();
}

/** @param {string} name @param {() => Promise<void>} deed */
function ask(name, deed) {
  const sure = () => void deed().catch(warn);
  confirmSheet(say(`book-${name}`), say(`book-${name}-about`), say(`book-${name}-go`), sure);
}

/** @param {string} name @param {() => Promise<void> | void} deed */
function listen(name, deed) {
  button(name).addEventListener("click", async () => {
    warn(null);
    try {
      await deed();
    } catch (problem) {
      warn(problem);
      if (keptBook().off) await showBook();
    }
  });
}

listen("begin", () => {
  keepBook({});
  return showBook();
});
listen("carry", carry);
listen("export", save);
listen("renew", () => ask("renew", renew));
listen("delete", () => ask("delete", drop));

tell(say("book-moment"));
const code = takeCode();
await showBook();
if (code) offerBook(code);
