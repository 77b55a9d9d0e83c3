// The table page: finds out who looks, sits them down, and hands what they do to their seat.

import { openAid } from "./aid.js";
import { listen } from "./choose.js";
import { mayAdvise } from "./coach.js";
import { find } from "./dom.js";
import { makeHandles } from "./dock.js";
import { drawCurtain, hideFront, showDeadEnd } from "./front.js";
import { raiseGhosts } from "./ghost.js";
import { icon } from "./icons.js";
import { changeTable, keptTable } from "./keep.js";
import { listenKeys, openKeys } from "./keys.js";
import { fit, hasColumn, showFrame } from "./layout.js";
import { openHouseRules, openMenu } from "./menu.js";
import { Play } from "./play.js";
import { NoAnswer } from "./send.js";
import { applySettings } from "./settings.js";
import { notice } from "./sheet.js";
import { data, say } from "./words.js";

/** @type {string} */
const id = data.table ?? location.pathname.split("/").at(-1) ?? "";

/** @type {Play | null} */
let play = null;

const LATE = 8000; // ms
let booked = -1; // the seat

/** What the link said; it is not kept in the address, where it could be seen or passed on. */
function takeFragment() {
  const given = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  return { sit: given.get("sit") ?? given.get("carry"), watch: given.get("watch"), open: given.has("open"), again: given.has("again") };
}

async function begin() {
  const link = takeFragment();
  if (link.watch) changeTable(id, (kept) => (kept.watch = link.watch));
  const taken = Object.keys(keptTable(id).seats).length > 0;
  if (link.sit || (link.open && !taken)) {
    try {
      const { sitDown } = await import("./sitting.js").catch(() => {
        throw new NoAnswer();
      });
      const seat = await sitDown(id, link.sit);
      enter(seat);
      return;
    } catch (problem) {
      if (problem instanceof NoAnswer) {
        history.replaceState(null, "", link.sit ? `#sit=${link.sit}` : "#open");
        showDeadEnd(say("no-answer"), say("no-answer-about"));
        return;
      }
      // A link that was used by this very browser leads to the seat that it gave.
      if (!taken) {
        const said = link.sit ? "link-spent" : "open-gone";
        showDeadEnd(say(said), say(`${said}-about`));
        return;
      }
    }
  }
  await choose();
  if (link.again) notice(say("again-told"));
}

/** Which of this browser's seats looks? */
async function choose() {
  const kept = keptTable(id);
  const people = Object.entries(kept.seats).map(([seat, { name }]) => ({ seat: Number(seat), name }));
  if (people.length > 1) enter(await drawCurtain(people, false));
  else if (people.length === 1) enter(people[0].seat);
  else if (kept.watch) enter(-1);
  else showDeadEnd(say("no-seat"), say("no-seat-about"));
}

/** @param {number} seat */
function enter(seat) {
  const kept = keptTable(id);
  const token = seat < 0 ? kept.watch : kept.seats[`${seat}`]?.token;
  if (!token) return void choose();
  leave();
  hideFront();
  makeHandles({
    act: (action) => play?.handlers.act(action),
    undo: () => play?.undo(),
    why: () => void play?.why(),
    hint: () => play?.handlers.hint(),
    log: () => toggleSide(true),
    again: () => play?.handlers.again(),
    result: () => play?.handlers.result(),
    answer: (agree) => play?.handlers.answer(agree),
  });
  play = new Play(id, seat, token, { pass, gone, log: () => toggleSide(true), tab: showTab });
  if (seat >= 0) setTimeout(book, LATE);
}

/** The seat stands in this browser's book: written when all that is needed to play is there, or somebody plays. */
function book() {
  if (!play || play.seat < 0 || booked === play.seat) return;
  booked = play.seat;
  void import("./booking.js").then(({ enterSeats }) => enterSeats([id])).catch(() => {}); // else at the next look
}

function leave() {
  play?.end();
  play = null;
  find("play", HTMLElement).hidden = true;
}

/** The device goes from hand to hand: nothing of the one who gives it stays. @param {number} next */
async function pass(next) {
  const seats = keptTable(id).seats;
  const own = play?.seat ?? -1;
  leave();
  const order = [next, ...[own].filter((seat) => seat >= 0 && seat !== next)];
  enter(
    await drawCurtain(
      order.map((seat) => ({ seat, name: seats[`${seat}`]?.name ?? "" })),
      true,
    ),
  );
}

/** @param {number} code */
function gone(code) {
  const seat = play?.seat ?? -1;
  leave();
  find("strip", HTMLElement).hidden = true;
  if (code === 4401) {
    changeTable(id, (kept) => {
      if (seat < 0) kept.watch = null;
      else delete kept.seats[`${seat}`];
    });
    showDeadEnd(say("seat-gone"), say("seat-gone-about"));
  } else showDeadEnd(say("no-table"), say("no-table-about"));
}

// scores and log: beside the scene where there is room, a sheet from the right where not

const side = find("side", HTMLElement);

/** @param {boolean} open */
function toggleSide(open) {
  const column = hasColumn();
  side.classList.toggle("open", open && !column);
  side.inert = !column && !open;
  // What lies under the sheet cannot be reached while it is open.
  for (const id of ["board", "seatbar", "thumbs"]) find(id, HTMLElement).inert = open && !column;
  if (column) find("log-panel", HTMLElement).focus();
  else if (open) find("shut", HTMLElement).focus();
  else {
    const handles = [...document.querySelectorAll("[data-handle=log]")];
    const shown = handles.find((handle) => handle instanceof HTMLElement && handle.offsetParent !== null);
    if (shown instanceof HTMLElement) shown.focus();
  }
}

/** There is room beside the scene now. */
function closeSide() {
  side.classList.remove("open");
  side.inert = false;
  for (const id of ["board", "seatbar", "thumbs"]) find(id, HTMLElement).inert = false;
}

/** @param {string} name `log` or `chat` */
function showTab(name) {
  for (const other of ["log", "chat"]) {
    const chosen = other === name;
    const tab = find(`tab-${other}`, HTMLElement);
    tab.setAttribute("aria-selected", `${chosen}`);
    tab.tabIndex = chosen ? 0 : -1;
    find(`${other}-panel`, HTMLElement).hidden = !chosen;
  }
  if (name === "chat") play?.chat.read();
}

function listenAll() {
  for (const place of document.querySelectorAll("[data-icon]"))
    place.append(icon(place.getAttribute("data-icon") ?? ""));
  raiseGhosts(find("board", HTMLElement));
  listen(find("board", HTMLElement), {
    choose: (action, at) => void play?.act(action, at),
    ask: (action, at) => void play?.ask(action, at),
    look: (action) => play?.look(action),
  });
  find("menu", HTMLElement).addEventListener("click", () => play && openMenu(play, openKeys));
  find("house", HTMLElement).addEventListener("click", () => play && openHouseRules(play));
  find("aid", HTMLElement).addEventListener("click", () => play && void openAid(play));
  find("shut", HTMLElement).addEventListener("click", () => toggleSide(false));
  addEventListener("click", (event) => {
    const beside = event.target instanceof Element && !event.target.closest("#side, dialog, [data-handle]");
    if (beside && event.detail && side.classList.contains("open")) toggleSide(false);
  });
  for (const name of ["log", "chat"]) find(`tab-${name}`, HTMLElement).addEventListener("click", () => showTab(name));
  find("talk", HTMLElement).addEventListener("keydown", (event) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== "tab") return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = event.target.id === "tab-log" ? "chat" : "log";
    showTab(other);
    find(`tab-${other}`, HTMLElement).focus();
  });
  addEventListener(
    "keydown",
    (event) => {
      if (play) play.keyboard = true;
      book();
      if (event.key === "Escape" && side.classList.contains("open")) toggleSide(false);
    },
    true,
  );
  addEventListener("pointerdown", () => (play && (play.keyboard = false), book()), true);
  listenKeys({
    u: () => play?.undo(),
    w: () => void play?.why(),
    i: () => play && mayAdvise(play.state) && play.handlers.hint(),
    a: () => play?.openActions(),
    l: () => (showTab("log"), toggleSide(true)),
    c: () => (showTab("chat"), toggleSide(true), find("chat-text", HTMLElement).focus()),
    q: () => find("question", HTMLElement).focus(),
    h: () => play && void openAid(play),
    m: () => play && openMenu(play, openKeys),
    "?": openKeys,
  });
  let resizing = 0;
  addEventListener("resize", () => {
    clearTimeout(resizing);
    resizing = setTimeout(() => {
      showFrame();
      if (hasColumn()) closeSide();
      else side.inert = !side.classList.contains("open");
      play?.reshape();
    }, 80);
  });
  side.inert = !hasColumn();
  new ResizeObserver(() => play?.ready && !play.looked && fit()).observe(find("dock", HTMLElement));
}

applySettings();
showFrame();
listenAll();
void begin();
