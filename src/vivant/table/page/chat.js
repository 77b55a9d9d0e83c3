// Talking at the table: plain text, 300 characters, and a switch to hear nobody, or all but one.

import { fill, find, make } from "./dom.js";
import { icon } from "./icons.js";
import { recall, remember } from "./keep.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./model.js").Chat} Chat
 * @typedef {import("./model.js").State} State
 */

const LONGEST = 300;
const ALL = -2;

export class ChatView {
  /** @param {string} table @param {(text: string) => Promise<boolean>} send */
  constructor(table, send) {
    this.key = `vivant.muted.${table}`;
    this.send = send;
    this.seen = -1; // the newest message that was read
    this.list = make("ol", { class: "chat" });
    this.panel = find("chat-panel", HTMLElement);
    this.field = make("input", {
      type: "text",
      id: "chat-text",
      maxlength: LONGEST,
      autocomplete: "off",
      placeholder: say("chat-hint"),
      "aria-label": say("chat-hint"),
    });
    const button = make("button", { type: "submit", class: "button primary tight" }, say("chat-send"));
    this.form = make("form", { class: "say" }, this.field, button);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.post();
    });
    const box = make("input", { type: "checkbox", checked: this.muted().includes(ALL) });
    box.addEventListener("change", () => this.mute(ALL, box.checked));
    this.all = make("label", { class: "tick small" }, box, say("mute-all"));
    fill(this.panel, this.list, this.form, this.all);
    /** @type {State | null} */
    this.state = null;
  }

  clear() {
    fill(this.panel);
  }

  /** @returns {number[]} */
  muted() {
    const stored = recall(this.key);
    return Array.isArray(stored) ? stored : [];
  }

  /** @param {number} seat @param {boolean} on */
  mute(seat, on) {
    remember(this.key, on ? [...this.muted(), seat] : this.muted().filter((other) => other !== seat));
    if (this.state) this.show(this.state);
  }

  async post() {
    const text = this.field.value.trim();
    if (!text) return;
    this.field.value = "";
    if (!(await this.send(text)) && !this.field.value) this.field.value = text;
  }

  /** @param {Chat} message */
  heard(message) {
    const muted = this.muted();
    return !muted.includes(ALL) && !muted.includes(message.seat);
  }

  /** @param {State} state */
  show(state) {
    this.state = state;
    this.form.hidden = state.you.seat < 0;
    const own = state.you.seat;
    const clock = new Intl.DateTimeFormat(data.lang, { hour: "2-digit", minute: "2-digit" });
    const rows = state.chat
      .filter((message) => this.heard(message))
      .map((message) => {
        const time = make("time", { class: "step" }, clock.format(new Date(message.at * 1000)));
        const name = message.seat === own ? say("you") : message.name;
        const quiet = message.seat === own ? null : this.quietButton(message);
        return make(
          "li",
          { class: message.seat === own ? "own" : null },
          make("p", { class: "by" }, make("b", {}, name), time, quiet),
          make("p", {}, message.text),
        );
      });
    const silenced = this.muted()
      .filter((seat) => seat >= 0)
      .map((seat) => {
        const name = state.seats[seat]?.name ?? "";
        return make(
          "li",
          {},
          make(
            "button",
            { type: "button", class: "button tight quiet", click: () => this.mute(seat, false) },
            icon("heard"),
            say("unmute", { name }),
          ),
        );
      });
    fill(
      this.list,
      ...(rows.length || silenced.length ? [...silenced, ...rows] : [make("li", { class: "soft" }, say("chat-empty"))]),
    );
    if (this.inSight()) this.read();
    this.count();
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {Chat} message */
  quietButton(message) {
    const label = say("mute", { name: message.name });
    return make(
      "button",
      {
        type: "button",
        class: "pill round",
        "aria-label": label,
        title: label,
        click: () => this.mute(message.seat, true),
      },
      icon("mute"),
    );
  }

  /** On a narrow page the panel may be open and its sheet closed. */
  inSight() {
    if (this.panel.hidden) return false;
    const box = this.panel.getBoundingClientRect();
    return box.width > 0 && box.left < innerWidth && box.right > 0 && getComputedStyle(this.panel).visibility === "visible";
  }

  read() {
    this.seen = Math.max(this.seen, ...(this.state?.chat ?? []).map((message) => message.id));
    this.count();
  }

  /** What others said and the reader has not seen. @param {number} [after] only what came later than this */
  fresh(after = -1) {
    return (this.state?.chat ?? []).filter(
      (message) =>
        message.id > Math.max(this.seen, after) && this.heard(message) && message.seat !== this.state?.you.seat,
    );
  }

  /** How many messages were not read yet. */
  count() {
    const fresh = this.fresh();
    const badge = find("unread", HTMLElement);
    badge.hidden = !fresh.length;
    badge.textContent = `${fresh.length}`;
    for (const handle of document.querySelectorAll("[data-handle=log]"))
      handle.classList.toggle("news", Boolean(fresh.length));
  }
}
