// Links to the rules page, one for each rule id.

import { make } from "./dom.js";
import { data, say } from "./words.js";

/** A link as a small mark, for ears still with its id. @param {string} rules the address of the table's rules @param {string} rule @returns {HTMLAnchorElement | null} nothing where no rule is named */
export function ruleMark(rules, rule) {
  const link = ruleLink(rules, rule);
  if (!link) return null;
  link.classList.add("small-mark");
  link.replaceChildren(make("span", { "aria-hidden": "true" }, "§"), make("span", { class: "unseen" }, rule));
  return link;
}

/** @param {string} rules the address of the table's rules @param {string} rule @returns {HTMLAnchorElement | null} nothing where no rule is named */
export function ruleLink(rules, rule) {
  if (!rule) return null;
  const href = `/${data.lang}${rules}#${encodeURIComponent(rule)}`;
  return make(
    "a",
    { class: "rule", href, target: "_blank", rel: "noopener", title: say("rule-opens", { rule }) },
    rule,
  );
}

/** Where the symbols of a game are explained. @param {string} rules the address of the table's rules */
export function legendPage(rules) {
  return `/${data.lang}${rules.replace("/rules/", "/about/")}#symbols`;
}

/** @param {string} rules the address of the table's rules @returns {HTMLAnchorElement} */
export function legendLink(rules) {
  return make("a", { class: "button tight legend", href: legendPage(rules), target: "_blank" }, say("aid-symbols"));
}

/** Its lesson, to whoever does not know it. @param {string} game @param {string} id of the table */
export function lessonOffer(game, id) {
  const slot = make("p", { class: "soft", hidden: true });
  void import("./offer.js").then(({ offerLesson }) => offerLesson(slot, game, id));
  return slot;
}
