// What stands before the table: sitting down with a link, carrying a seat here, the curtain between people, dead ends.

import { fill, find, make } from "./dom.js";
import { houseRules } from "./houserules.js";
import { icon } from "./icons.js";
import { changeTable, recall, remember } from "./keep.js";
import { legendLink } from "./links.js";
import { offer } from "./lobby.js";
import { call, Refusal } from "./send.js";
import { data, say } from "./words.js";

/**
 * A page with a heading, words and buttons, in the place of the table.
 * @param {string} title @param {(Node | string | null)[]} content
 */
function showFront(title, content) {
  find("play", HTMLElement).hidden = true;
  const front = find("front", HTMLElement);
  fill(front, make("div", { class: "panel" }, make("h2", { tabindex: -1 }, title), ...content));
  front.hidden = false;
  front.querySelector("h2")?.focus();
}

export function hideFront() {
  const front = find("front", HTMLElement);
  front.hidden = true;
  fill(front);
}

/** A way that leads nowhere, with what to do. @param {string} title @param {string} text */
export function showDeadEnd(title, text) {
  const home = make("a", { class: "button primary", href: `/${data.lang}/` }, say("home"));
  const again = make("button", { type: "button", class: "button", click: () => location.reload() }, say("try-again"));
  showFront(title, [make("p", {}, text), make("div", { class: "row" }, home, again)]);
}

/**
 * The form behind an invitation, or the one button behind a carried seat. Settles when somebody sat down.
 * @param {string} id of the table @param {string | null} code null: at a table that is open to all
 * @returns {Promise<number>} the seat
 */
export async function sitDown(id, code) {
  const here = code ? `/api/tables/${id}` : `/api/open/${id}`;
  /** @type {Record<string, string>} */
  const own = code ? {} : { key: [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
  const offered = await call("GET", `${here}${code ? "/invitation" : ""}?lang=${data.lang}`, code);
  return new Promise((settle) => {
    const warning = make("p", { class: "warning", role: "alert" });
    const go = make(
      "button",
      { type: "submit", class: "button primary" },
      say(offered.carry ? "carry-here" : "sit-down"),
    );
    const name = make("input", {
      type: "text",
      id: "sit-name",
      maxlength: 24,
      required: !offered.carry,
      autocomplete: "nickname",
      value: kept("vivant.name"),
    });
    const word = make("input", {
      type: "text",
      id: "sit-word",
      maxlength: 60,
      autocomplete: "off",
      value: kept("vivant.word"),
    });
    const fields = offered.carry
      ? []
      : [
          field("sit-name", say("your-name"), say("your-name-about"), name),
          field("sit-word", say("your-word"), say("your-word-about"), word),
        ];
    const form = make("form", {}, ...fields, warning, make("div", { class: "row" }, go));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      go.disabled = true;
      warning.textContent = "";
      /** @type {Record<string, string>} */
      const body = offered.carry ? {} : { ...own, name: name.value.trim(), word: word.value.trim() };
      try {
        const seat = await call("POST", `${here}/sit?lang=${data.lang}`, code, body);
        if (!offered.carry) {
          remember("vivant.name", body.name);
          remember("vivant.word", body.word);
        }
        changeTable(id, (table) => {
          table.seats[`${seat.seat}`] = { token: seat.token, name: body.name ?? offered.by ?? "" };
          table.title = offered.title ?? table.title;
          table.name = offered.table ?? table.name;
        });
        hideFront();
        settle(seat.seat);
      } catch (problem) {
        go.disabled = false;
        warning.textContent = problem instanceof Refusal && problem.message ? problem.message : say("no-answer");
      }
    });
    const about = offered.carry
      ? say("carry-here-about")
      : say("sit-about", { by: offered.by ?? "", title: offered.title ?? "" });
    const notice = offered.notice ? make("p", { class: "hint" }, offered.notice) : null;
    const time = offered.clocks ? make("p", { class: "timed" }, icon("wait"), offered.clocks) : null;
    const house = houseRules(offered.house_rules ?? [], offered.rules ?? "");
    const legend = offered.about && offered.rules ? make("div", { class: "row" }, legendLink(offered.rules)) : null;
    showFront(offered.table || offered.title, [make("p", { class: "soft" }, about), time, notice, ...house, offered.carry ? null : offer(offered.game, id), form, legend]);
  });
}

/** @param {string} key @returns {string} */
function kept(key) {
  const stored = recall(key);
  return typeof stored === "string" ? stored : "";
}

/** @param {string} id @param {string} label @param {string} help @param {HTMLElement} input */
function field(id, label, help, input) {
  input.setAttribute("aria-describedby", `${id}-help`);
  return make(
    "div",
    { class: "field" },
    make("label", { for: id }, label),
    input,
    make("span", { class: "help", id: `${id}-help` }, help),
  );
}

/**
 * The curtain: nothing is behind it. Settles with the seat of who takes the device.
 * @param {{seat: number, name: string}[]} people the first one is meant
 * @param {boolean} passed whether the device goes to that one
 * @returns {Promise<number>}
 */
export function drawCurtain(people, passed) {
  const curtain = find("curtain", HTMLElement);
  const main = find("main", HTMLElement);
  return new Promise((settle) => {
    const buttons = people.map(({ seat, name }, index) => {
      const kind = index === 0 || !passed ? "button primary" : "button";
      const button = make("button", { type: "button", class: kind }, say("i-am", { name }));
      button.addEventListener("click", () => {
        curtain.hidden = true;
        main.inert = false;
        fill(curtain);
        settle(seat);
      });
      return button;
    });
    const title = passed ? say("pass-to", { name: people[0]?.name ?? "" }) : say("who-is-here");
    fill(
      curtain,
      make(
        "div",
        { class: "panel" },
        make("h2", { id: "curtain-title", tabindex: -1 }, title),
        make("p", { class: "soft" }, say("curtain-about")),
        make("div", { class: "column" }, ...buttons),
      ),
    );
    curtain.hidden = false;
    main.inert = true;
    curtain.querySelector("h2")?.focus();
  });
}
