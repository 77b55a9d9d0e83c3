// Links to give away: a friend's place, one's own seat for a second device, the spectators' link; to copy or to scan.

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { copyText, notice, openSheet } from "./sheet.js";
import { say } from "./words.js";

/**
 * @typedef {import("./play.js").Play} Play
 * @typedef {{link: string, qr?: string, local?: boolean, hint?: string}} Invitation
 */

/**
 * @param {string} title @param {string} about @param {Invitation} invitation
 * @param {() => void} [renew] makes another link in the place of this one
 */
async function showLink(title, about, invitation, renew) {
  const field = make("input", { type: "text", readonly: true, value: invitation.link, "aria-label": say("link") });
  field.addEventListener("focus", () => field.select());
  const copy = make("button", { type: "button", class: "button primary" }, icon("copy"), say("copy-link"));
  copy.addEventListener("click", async () => {
    field.select();
    if (await copyText(invitation.link)) notice(say("copied"));
  });
  const other = renew ? make("button", { type: "button", class: "button", click: renew }, say("new-link")) : null;
  const hint = invitation.hint ? make("p", { class: "hint" }, invitation.hint) : null;
  const picture = make("div", { class: "qr", role: "img", "aria-label": say("qr") });
  picture.innerHTML = invitation.qr ?? "";
  picture.firstElementChild?.removeAttribute("class");
  const content = [make("p", { class: "soft" }, about), field, make("div", { class: "row" }, copy, other), hint];
  openSheet(title, [...content, picture.hasChildNodes() ? picture : null], "small");
  if (await copyText(invitation.link)) notice(say("copied"));
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
    made.delete(key);
    void invite(play, seat);
  };
  await showLink(say("invite"), say("invite-about"), invitation, old ? renew : undefined);
}

/** @param {Play} play */
export async function carry(play) {
  const link = await play.post("carry", {});
  if (link) await showLink(say("carry"), say("carry-about"), link);
}

/** @param {Play} play */
export async function watchers(play) {
  const link = await play.get("watch");
  if (link) await showLink(say("watch-link"), say("watch-about"), link);
}
