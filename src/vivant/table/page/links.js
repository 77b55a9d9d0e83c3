// Links to the rules page, one for each rule id.

import { make } from "./dom.js";
import { data, say } from "./words.js";

/** @param {string} game @param {string} rule @returns {HTMLAnchorElement | null} nothing where no rule is named */
export function ruleLink(game, rule) {
  if (!rule) return null;
  const href = `/${data.lang}/rules/${encodeURIComponent(game)}#${encodeURIComponent(rule)}`;
  return make(
    "a",
    { class: "rule", href, target: "_blank", rel: "noopener", title: say("rule-opens", { rule }) },
    rule,
  );
}
