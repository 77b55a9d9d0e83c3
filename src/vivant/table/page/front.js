// What stands before the table: the curtain between people, and dead ends. Sitting down has a file of its own.

import { fill, find, make } from "./dom.js";
import { data, say } from "./words.js";

/**
 * A page with a heading, words and buttons, in the place of the table.
 * @param {string} title @param {(Node | string | null)[]} content
 */
export function showFront(title, content) {
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
