// Links to give away: a friend's place, one's own seat for a second device, the spectators' link; to copy, send or scan.

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { copyText, notice, openSheet } from "./sheet.js";
import { askNetwork, wifiPanel } from "./wifi.js";
import { say } from "./words.js";

/**
 * @typedef {import("./play.js").Play} Play
 * @typedef {{link: string, qr?: string, local?: boolean, hint?: string}} Invitation
 */

/**
 * A link that works where it is meant to. One that would lead a friend's device to itself is shown for other windows
 * of this machine alone; in its place stands what makes it work elsewhere.
 * @param {string} title @param {string} about @param {Invitation} invitation
 * @param {() => void} remake shows a link for where the server is reached by then
 * @param {() => void} [renew] makes another link in the place of this one
 */
export async function showLink(title, about, invitation, remake, renew) {
  const network = await askNetwork();
  const panel = wifiPanel(network, remake);
  if (invitation.local) {
    const instead = panel ? [panel] : [make("p", { class: "soft" }, say("link-nowhere")), make("p", {}, invitation.hint ?? "")];
    const here = make("details", {}, make("summary", {}, say("link-here")), ...linkRow(title, invitation));
    openSheet(title, [...instead, here], "small");
    return;
  }
  const other = renew ? make("button", { type: "button", class: "button", click: renew }, say("new-link")) : null;
  const picture = make("div", { class: "qr", role: "img", "aria-label": say("qr") });
  picture.innerHTML = invitation.qr ?? "";
  picture.firstElementChild?.removeAttribute("class");
  const content = [make("p", { class: "soft" }, about), ...linkRow(title, invitation, other)];
  openSheet(title, [...content, picture.hasChildNodes() ? picture : null, panel], "small");
  if (await copyText(invitation.link)) notice(say("copied"));
}

/** The link, to copy; to send by the device's own share sheet where it has one.
 * @param {string} title @param {Invitation} invitation @param {HTMLElement | null} [other] */
function linkRow(title, invitation, other = null) {
  const field = make("input", { type: "text", readonly: true, value: invitation.link, "aria-label": say("link") });
  field.addEventListener("focus", () => field.select());
  const copy = make("button", { type: "button", class: "button primary" }, icon("copy"), say("copy-link"));
  copy.addEventListener("click", async () => {
    field.select();
    if (await copyText(invitation.link)) notice(say("copied"));
  });
  const shared = { title, url: invitation.link };
  const can = !invitation.local && "share" in navigator && (navigator.canShare?.(shared) ?? true);
  const share = can ? make("button", { type: "button", class: "button" }, icon("share"), say("share")) : null;
  share?.addEventListener("click", () => void navigator.share(shared).catch(() => {})); // who changes their mind
  return [field, make("div", { class: "row" }, copy, share, other)];
}

/**
 * The links that this window has made. A new one ends the one before, so that to look at it again must not make one.
 * @type {Map<string, Invitation>}
 */
const made = new Map();

/** A friend's place. @param {Play} play @param {number} seat @param {"invite" | "open"} [how] */
export async function invite(play, seat, how = "invite") {
  const key = `${play.id} ${seat}`;
  const old = how === "invite" ? made.get(key) : undefined;
  const invitation = old ?? (await play.post(`seats/${seat}/${how}`, {}));
  if (!invitation) return;
  made.set(key, invitation);
  const renew = () => {
    made.clear(); // all of them, as the server may be reached elsewhere now
    void invite(play, seat, how);
  };
  await showLink(say("invite"), say("invite-about"), invitation, renew, old ? renew : undefined);
}

/** @param {Play} play */
export async function carry(play) {
  const link = await play.post("carry", {});
  if (link) await showLink(say("carry"), say("carry-about"), link, () => void carry(play));
}

/** @param {Play} play */
export async function watchers(play) {
  const link = await play.get("watch");
  if (link) await showLink(say("watch-link"), say("watch-about"), link, () => void watchers(play));
}
