// A lesson at a table: what it says, step by step, beside the question, with rings around what it speaks of. Only a
// table that is a lesson loads it.

import { bodyOf, find, make } from "./dom.js";
import { calm } from "./fly.js";
import { icon } from "./icons.js";
import { recall, remember } from "./keep.js";
import { fit } from "./layout.js";
import { confirmSheet } from "./sheet.js";
import { data, say } from "./words.js";

/** @typedef {import("./model.js").Lesson} Lesson */

const SVG = "http://www.w3.org/2000/svg";
const READ = "vivant.lesson"; // which step of a table's lesson was read last

export class LessonView {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    this.begun = 0; // the number of the first step that is told now
    this.at = 0; // which of them is read
    this.back = false; // whether what was done last is being taken back
    this.left = false;
    /** @type {Lesson["says"][number] | null} */
    this.seen = null; // of which what it points at was brought into view
    const sheet = make("link", { rel: "stylesheet", href: `${data.assets}/lesson.css`, load: () => fit() });
    document.head.append(sheet);
    /** @param {string} name @param {string} kind @param {() => void} act */
    const button = (name, kind, act) => make("button", { type: "button", class: `button ${kind}`, "data-lesson": name, click: act }, say(`lesson-${name}`));
    this.buttons = {
      back: button("back", "", () => this.goBack()),
      skip: button("skip", "", () => this.skip()),
      next: button("next", "primary", () => this.go(this.at + 1)),
      on: button("on", "primary", () => this.close()),
    };
    const label = say("lesson-end");
    this.cross = make("button", { type: "button", class: "pill round", "aria-label": label, title: label, click: () => this.askEnd() }, icon("close"));
    this.fresh = make("a", { class: "button" }, say("lesson-new"));
    this.title = make("h2", { id: "lesson-title" });
    this.count = make("span", { class: "soft" });
    this.right = make("p", { class: "right" });
    this.text = make("p", { class: "text", tabindex: -1 });
    this.wrongly = make("p", { class: "wrong", role: "alert" });
    const told = make("div", { "aria-live": "polite" }, this.right, this.text);
    const { back, skip, next, on } = this.buttons;
    this.panel = make(
      "section",
      { id: "lesson", class: "lesson", "aria-labelledby": "lesson-title" },
      make("div", { class: "head" }, this.title, this.count, this.cross),
      told,
      this.wrongly,
      make("div", { class: "row" }, back, skip, next, this.fresh, on),
    );
    find("dock", HTMLElement).before(this.panel);
    // Scenes and buttons are drawn anew now and then: what is pointed at is marked again.
    this.watching = new MutationObserver(() => this.drawn());
    this.watching.observe(document.body, { childList: true, subtree: true });
  }

  end() {
    this.watching.disconnect();
    this.panel.remove();
    this.unmark();
  }

  /** @returns {Lesson | null} */
  get lesson() {
    return this.left ? null : this.play.state.lesson;
  }

  /** What is to be read now; nothing while what happened last is being watched. */
  get said() {
    return this.play.watch ? null : (this.lesson?.says[this.at] ?? null);
  }

  /** Whether something is to be done now. */
  get asks() {
    const { lesson } = this;
    return Boolean(lesson && this.said && lesson.do.length && this.at === lesson.says.length - 1);
  }

  /** What the server tells now. */
  show() {
    const { lesson } = this;
    this.panel.hidden = !lesson;
    document.body.classList.toggle("learning", Boolean(lesson));
    if (!lesson) {
      this.unmark();
      fit();
      return;
    }
    if (lesson.step !== this.begun) {
      const read = recall(READ);
      const known = read?.table === this.play.id && read.step === lesson.step ? read.at : 0;
      this.at = this.back ? Infinity : Number(known) || 0;
      this.back = false;
      this.begun = lesson.step;
      this.wrongly.textContent = "";
    }
    this.go(lesson.says.length ? Math.min(this.at, lesson.says.length - 1) : this.at);
  }

  /** @param {number} at which of the steps is read next */
  go(at) {
    const { lesson } = this;
    if (!lesson) return;
    this.at = at;
    const { said, asks } = this;
    if (said) remember(READ, { table: this.play.id, step: lesson.step, at });
    const last = lesson.last && said !== null && at >= lesson.says.length - 1;
    const held = document.activeElement;
    this.title.textContent = lesson.title;
    this.count.textContent = say("lesson-step", { step: lesson.step + Math.min(at, Math.max(0, lesson.says.length - 1)), steps: lesson.steps });
    this.say(this.right, said && at ? "" : lesson.right);
    this.say(this.text, said?.text ?? (lesson.right ? "" : say("lesson-wait")));
    this.wrongly.textContent = "";
    const { back, skip, next, on } = this.buttons;
    back.disabled = at < 1 && !this.play.state.undo;
    next.hidden = !said || asks || last;
    skip.hidden = !asks;
    this.cross.hidden = last;
    on.hidden = this.fresh.hidden = !last;
    this.fresh.setAttribute("href", `/${data.lang}/#new=${encodeURIComponent(this.play.state.table.game)}`);
    this.panel.classList.toggle("asks", asks);
    if (held instanceof HTMLButtonElement && this.panel.contains(held) && (held.hidden || held.disabled)) this.text.focus({ preventScroll: true });
    this.mark();
    fit();
  }

  /** Only what is new is read to the ears. @param {HTMLElement} place @param {string} text */
  say(place, text) {
    if (place.textContent !== text) place.textContent = text;
    place.hidden = !text;
  }

  /** @param {string} sentence why that is not what is to be done now */
  wrong(sentence) {
    const whole = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    this.wrongly.textContent = whole.replace(/[.!?…]?$/, (end) => end || ".");
    if (!this.asks && this.lesson) this.go(this.lesson.says.length - 1);
    this.wrongly.textContent = whole.replace(/[.!?…]?$/, (end) => end || ".");
    this.panel.scrollIntoView({ block: "nearest" });
    fit();
  }

  goBack() {
    if (this.at > 0) return this.go(this.at - 1);
    const { undo, you } = this.play.state;
    if (!undo) return undefined;
    this.back = true;
    return void this.play.post("ask", { decision: you.decision, step: undo.step });
  }

  /** It is done for the reader. */
  skip() {
    const [first] = this.lesson?.do ?? [];
    if (first !== undefined) void this.play.act(first, null);
  }

  askEnd() {
    confirmSheet(say("lesson-end"), say("lesson-end-about"), say("lesson-end"), () => void this.play.post("lesson/end", {}));
  }

  /** Everything is taught, and the match goes on. */
  close() {
    this.left = true;
    this.show();
    find("question", HTMLElement).focus({ preventScroll: true });
  }

  // pointing

  /** @returns {{things: SVGGraphicsElement[], buttons: Element[]}} what lies in the pictures of it, and in the dock */
  pointed() {
    const { said, asks, lesson } = this;
    const things = (said?.keys ?? []).map((key) => document.querySelector(`.picture svg.scene #${CSS.escape(key)}`));
    const buttons = asks ? [...document.querySelectorAll("[data-do]")].filter((each) => lesson?.do.includes(each.getAttribute("data-do") ?? "")) : [];
    return { things: things.filter((thing) => thing instanceof SVGGraphicsElement), buttons };
  }

  mark() {
    this.unmark();
    const { things, buttons } = this.pointed();
    for (const thing of things) thing.append(ring(thing));
    for (const button of buttons) button.classList.add("pointed");
    const first = things[0] ?? buttons[0];
    if (first && this.said !== this.seen) {
      this.seen = this.said;
      if (![...things, ...buttons].some((thing) => this.sees(thing))) first.scrollIntoView({ block: "center", behavior: calm() ? "instant" : "smooth" });
    }
    this.watching.takeRecords(); // that was our own doing
  }

  /** Whether the middle of it is on the screen, and not under what is told. @param {Element} thing */
  sees(thing) {
    const box = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return Boolean(hit && !hit.closest(".lesson, .thumbs, .bar"));
  }

  unmark() {
    for (const old of document.querySelectorAll("svg.scene .pointing")) old.remove();
    for (const old of document.querySelectorAll("button.pointed")) old.classList.remove("pointed");
    this.watching.takeRecords();
  }

  /** Something was drawn. */
  drawn() {
    const { things, buttons } = this.pointed();
    if (things.some((thing) => !thing.querySelector(":scope > .pointing")) || buttons.some((button) => !button.matches(".pointed"))) this.mark();
  }
}

/** @param {SVGGraphicsElement} thing */
function ring(thing) {
  const box = bodyOf(thing).getBBox();
  const rect = document.createElementNS(SVG, "rect");
  const sizes = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8, rx: 12, class: "pointing", "aria-hidden": "true" };
  for (const [name, value] of Object.entries(sizes)) rect.setAttribute(name, `${value}`);
  return rect;
}
