// Elements made and found in few words.

/** An element. Attributes that are false, null or undefined are left out; functions are listeners for that event.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[T]} */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}

/** The element with this id; it is an error if the page has none.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T} */
export function find(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`no ${kind.name} #${id}`);
  return element;
}

/** @param {Element} element @param {...(Node | string | null | undefined)} children */
export function fill(element, ...children) {
  element.replaceChildren(...children.filter((child) => child !== null && child !== undefined));
}

/** What a thing of a picture covers: not the ghost that it shows, elsewhere perhaps, while one looks at it.
 * @template {Element} T
 * @param {T} thing
 * @returns {T | SVGGraphicsElement} */
export function bodyOf(thing) {
  if (!thing.querySelector(":scope > .ghost")) return thing;
  const hit = thing.querySelector(":scope > .hit") ?? thing.querySelector(":scope > .ring");
  return hit instanceof SVGGraphicsElement ? hit : thing;
}
