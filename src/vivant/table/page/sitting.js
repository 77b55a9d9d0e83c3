// Sitting down with a link, or with a seat that is carried here: what is offered, and the form for it.

import { make } from "./dom.js";
import { hideFront, showFront } from "./front.js";
import { houseRules } from "./houserules.js";
import { icon } from "./icons.js";
import { changeTable, recall, remember } from "./keep.js";
import { legendLink, lessonOffer } from "./links.js";
import { call, Refusal } from "./send.js";
import { data, say } from "./words.js";

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
    showFront(offered.table || offered.title, [make("p", { class: "soft" }, about), time, notice, ...house, offered.carry ? null : lessonOffer(offered.game, id), form, legend]);
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
