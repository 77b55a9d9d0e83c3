// Letting one's own network in: the person at the machine that runs the server does it with one press, and ends it so.

import { make } from "./dom.js";
import { call, Refusal } from "./send.js";
import { data, say } from "./words.js";

/** @typedef {{may: boolean, addresses: string[], opened: string, url: string}} Network */

const ADDRESS = "/api/network";

/** @returns {Promise<Network>} as far as whoever asks may know */
export async function askNetwork() {
  const nothing = { may: false, addresses: [], opened: "", url: "" };
  return call("GET", `${ADDRESS}?lang=${data.lang}`, null).catch(() => nothing);
}

/** @param {string} address empty: nobody but this machine @returns {Promise<string>} why it was not done, if so */
async function letIn(address) {
  try {
    await call("POST", `${ADDRESS}?lang=${data.lang}`, null, { address });
    return "";
  } catch (problem) {
    return problem instanceof Refusal && problem.message ? problem.message : say("failed");
  }
}

/**
 * What is open, with the press that changes it. Nothing for somebody who may not.
 * @param {Network} network @param {() => void} changed @returns {HTMLElement | null}
 */
export function wifiPanel(network, changed) {
  if (!network.may) return null;
  const warning = make("p", { class: "warning", role: "alert" });
  /** @param {string} address @param {string} text @param {string} kind */
  const press = (address, text, kind) => {
    const button = make("button", { type: "button", class: `button ${kind}` }, text);
    button.addEventListener("click", async () => {
      button.disabled = true;
      warning.textContent = await letIn(address);
      button.disabled = false;
      if (!warning.textContent) changed();
    });
    return button;
  };
  if (network.opened) {
    const told = make("p", {}, say("wifi-open", { url: network.url }));
    const help = make("p", { class: "soft small" }, say("wifi-open-help"));
    const shut = make("div", { class: "row" }, press("", say("wifi-shut"), "tight"));
    return make("div", { class: "wifi" }, told, help, warning, shut);
  }
  if (!network.addresses.length) return make("div", { class: "wifi" }, make("p", {}, say("wifi-none")));
  const several = network.addresses.length > 1;
  const buttons = network.addresses.map((address, index) =>
    press(address, several ? say("wifi-let-in-at", { address }) : say("wifi-let-in"), index ? "" : "primary"),
  );
  return make(
    "div",
    { class: "wifi" },
    make("p", {}, say("wifi-about")),
    make("p", { class: "soft small" }, say("wifi-about-safe")),
    warning,
    make("div", { class: "row" }, ...buttons),
  );
}
