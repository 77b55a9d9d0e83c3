// Being called: a notification while the page is open, push when it is closed, mail; each off until chosen for a seat.

import { fill, make } from "./dom.js";
import { changeTable, keptTable } from "./keep.js";
import { notice } from "./sheet.js";
import { learnWords, say } from "./words.js";

/** @typedef {import("./play.js").Play} Play */

const SCOPE = "/calls/";
const worker = "serviceWorker" in navigator ? navigator.serviceWorker : null;

/** @param {Play} play @returns {Promise<HTMLElement | null>} what the settings of a table offer */
export async function callsForm(play) {
  await learnWords("calls");
  const told = await play.get("calls");
  if (!told) return null;
  const rows = [
    "Notification" in window ? checkbox("calls-notify", kept(play).notify === true, (on) => setNotify(play, on)) : null,
    told.push && worker && "PushManager" in window ? checkbox("calls-push", pushed(play, told), (on) => setPush(play, told, on)) : null,
    told.mail ? mailRow(play, told) : null,
  ].filter((row) => row !== null);
  if (!rows.length) return null;
  return make("section", { class: "calls" }, make("h3", {}, say("calls")), ...rows, make("p", { class: "soft small" }, say("calls-about")));
}

/**
 * A notification of a page that is open. A push for the same takes its place, where one comes.
 * @param {string} title @param {string} id of the table @param {boolean} over
 */
export async function notify(title, id, over) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  await learnWords("calls");
  const shown = { body: say(over ? "calls-over" : "calls-turn"), tag: id };
  const pushed = await worker?.getRegistration(SCOPE).catch(() => null);
  try {
    if (pushed?.active) throw new TypeError();
    new Notification(title, shown).addEventListener("click", () => window.focus());
  } catch {
    // a phone shows those of a service worker alone, and only one of these can be replaced by a push
    const registration = pushed ?? (await register().catch(() => null));
    await registration?.showNotification(title, { ...shown, data: location.pathname });
  }
}

/** @param {Play} play @returns {any} what this browser keeps of the seat */
function kept(play) {
  return keptTable(play.id).seats[`${play.seat}`] ?? {};
}

/** @param {Play} play @param {(seat: any) => void} change */
function change(play, change) {
  changeTable(play.id, (table) => {
    const seat = table.seats[`${play.seat}`];
    if (seat) change(seat);
  });
}

/** @param {string} key @param {boolean} on @param {(on: boolean) => Promise<boolean>} set whether it is so now */
function checkbox(key, on, set) {
  const box = make("input", { type: "checkbox", checked: on });
  box.addEventListener("change", async () => {
    box.disabled = true;
    box.checked = await set(box.checked);
    box.disabled = false;
    box.focus();
  });
  return make("label", { class: "tick" }, box, say(key));
}

async function allowed() {
  const said = await Notification.requestPermission().catch(() => "denied");
  if (said !== "granted") notice(say("calls-denied"), true);
  return said === "granted";
}

/** @param {Play} play @param {boolean} on */
async function setNotify(play, on) {
  const is = on && (await allowed());
  change(play, (seat) => (seat.notify = is));
  return is;
}

async function register() {
  if (!worker) throw new Error("no service worker");
  const registration = await worker.register(`${SCOPE}worker.js`, { scope: SCOPE });
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting)
    await new Promise((settle) => starting.addEventListener("statechange", () => starting.state === "activated" && settle(null)));
  return registration;
}

/** @param {Play} play @param {any} told */
function pushed(play, told) {
  return told.callees.some((/** @type {{id: string}} */ callee) => callee.id === kept(play).call);
}

/** @param {Play} play @param {any} told @param {boolean} on */
async function setPush(play, told, on) {
  const { call } = kept(play);
  if (!on) {
    if (call && !(await play.post(`calls/${call}/end`, {}))) return true;
    change(play, (seat) => delete seat.call);
    return false;
  }
  if (!(await allowed())) return false;
  try {
    const registration = await register();
    const given = (await subscribe(registration, told.push)).toJSON();
    const body = { endpoint: given.endpoint, p256dh: given.keys?.p256dh ?? "", auth: given.keys?.auth ?? "" };
    const made = await play.post("calls/push", body);
    if (made) change(play, (seat) => (seat.call = made.id));
    return Boolean(made);
  } catch {
    notice(say("calls-failed"), true);
    return false;
  }
}

/** With this server's key; one that was made for another is worth nothing. @param {ServiceWorkerRegistration} registration @param {string} key */
async function subscribe(registration, key) {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(wish);
  } catch (problem) {
    const old = await registration.pushManager.getSubscription();
    if (!old) throw problem;
    await old.unsubscribe();
    return registration.pushManager.subscribe(wish);
  }
}

/** @param {Play} play @param {any} told @returns {HTMLElement} */
function mailRow(play, told) {
  const row = make("div", { class: "mail" });
  const mine = told.callees.find((/** @type {{kind: string}} */ callee) => callee.kind === "mail");
  if (mine) {
    const off = make("button", { type: "button", class: "button tight" }, say("calls-mail-off"));
    off.addEventListener("click", async () => {
      if (await play.post(`calls/${mine.id}/end`, {})) renew({ ...told, callees: told.callees.filter((/** @type {any} */ one) => one !== mine) });
    });
    fill(row, make("p", {}, say(mine.confirmed ? "calls-mail-on" : "calls-mail-asked", { address: mine.address })), off);
    return row;
  }
  const field = make("input", { type: "email", id: "calls-mail", maxlength: 254, autocomplete: "email", required: true });
  const send = make("button", { type: "submit", class: "button tight" }, say("calls-mail-send"));
  const form = make("form", { class: "field" }, make("label", { for: "calls-mail" }, say("calls-mail")), make("span", { class: "row" }, field, send));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const address = field.value.trim();
    const made = await play.post("calls/mail", { address });
    if (made) renew({ ...told, callees: [...told.callees, { id: made.id, kind: "mail", confirmed: false, address }] });
  });
  fill(row, form);
  return row;

  /** @param {any} now */
  function renew(now) {
    const next = mailRow(play, now);
    row.replaceWith(next);
    next.querySelector("button")?.focus();
  }
}
