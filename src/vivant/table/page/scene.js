// Pictures of keyed fragments: the old scene becomes the new one, what moved flies, what is new is marked.

import { calm, isFar, Motion, poseOf } from "./fly.js";

/**
 * @typedef {import("./model.js").Scene} Scene
 * @typedef {import("./model.js").Picture} Picture
 * @typedef {import("./fly.js").Pose} Pose
 */

const SVG = "http://www.w3.org/2000/svg";
const GLOW = 1600;
const STILL_GLOW = 3000;
const MANY = 6; // where more than this has changed, marks would tell nothing

/** @type {Map<string, Promise<void>>} */
const sprites = new Map();

/**
 * The symbols and patterns of a game, put into the document once.
 * @param {string} game @param {string} address
 */
export function loadSprite(game, address) {
  let loading = sprites.get(game);
  if (!loading) {
    loading = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
      const svg = document.createElementNS(SVG, "svg");
      // Not `display: none`: patterns in what is not displayed are not painted.
      svg.setAttribute("class", "scene sprite");
      svg.setAttribute("data-game", game);
      svg.setAttribute("aria-hidden", "true");
      svg.append(...[...parsed.childNodes].map((node) => document.importNode(node, true)));
      document.body.prepend(svg);
    });
    loading.catch(() => sprites.delete(game)); // the next scene tries again
    sprites.set(game, loading);
  }
  return loading;
}

/** What the server has drawn. @param {string} text @returns {Element | null} */
export function drawing(text) {
  const holder = document.createElementNS(SVG, "svg");
  holder.innerHTML = text;
  return holder.firstElementChild;
}

/**
 * What can be chosen rises under the pointer. It is hit only where it lies, by its ring and its flags, or it would
 * flutter at its edges: fall, since it rose away from the pointer, and rise again.
 * @param {Element} root
 */
function footing(root) {
  if (!root.classList.contains("can")) return;
  const parts = [...root.querySelectorAll(":scope > .ring"), ...root.querySelectorAll(":scope > .flag")];
  const copies = parts.map((part) => /** @type {Element} */ (part.cloneNode()));
  for (const copy of copies) copy.setAttribute("class", "hit");
  root.prepend(...copies);
}

/** What lies under the pointer is told to eyes as to ears; what has no name of its own lies on something that has. */
addEventListener("pointerover", ({ target, clientX, clientY }) => {
  const thing = target instanceof Element && target.closest("svg.scene .thing");
  if (!thing) return;
  thing.querySelector(":scope > title")?.remove();
  const under = document.elementsFromPoint(clientX, clientY).map((one) => one.closest("svg.scene .thing [aria-label]"));
  const label = under.find(Boolean)?.getAttribute("aria-label");
  if (!label) return;
  const title = document.createElementNS(SVG, "title");
  title.textContent = label;
  thing.append(title); // a thing's root stays its first child
});

/** The pictures of one viewer, each in a place of the page that bears its name. */
export class SceneView {
  /**
   * @param {(name: string) => HTMLElement | null} hostOf where the picture of this name is shown
   * @param {(name: string) => string} labelOf what it is called, for ears
   */
  constructor(hostOf, labelOf) {
    this.hostOf = hostOf;
    this.labelOf = labelOf;
    this.game = "";
    this.own = false;
    /** @type {Map<string, SVGSVGElement>} */
    this.svgs = new Map();
    /** @type {Map<string, {text: string, wrapper: SVGGElement, picture: string}>} */
    this.things = new Map();
    this.air = document.createElementNS(SVG, "svg");
    this.air.setAttribute("class", "scene air");
    this.air.setAttribute("aria-hidden", "true");
    this.motion = new Motion(this.air);
  }

  /** Nothing of what was shown stays in the document. */
  clear() {
    this.motion.land();
    this.air.remove();
    for (const svg of this.svgs.values()) svg.remove();
    this.svgs.clear();
    this.things.clear();
  }

  /**
   * @param {string} game @param {Scene} scene @param {boolean} still show it as it is: on arrival, in another shape
   * @param {boolean} [own] the reader's own doing: what it changed needs no mark
   */
  show(game, scene, still, own = false) {
    this.game = game;
    this.own = own;
    this.motion.land();
    if (!this.air.isConnected) document.body.append(this.air);
    this.air.setAttribute("data-game", game);
    const first = !this.things.size;
    const moving = !still && !first && !document.hidden;
    const before = moving ? this.poses(scene) : new Map();
    const focused = this.focused();
    /** @type {Set<string>} */
    const changed = new Set();
    for (const picture of scene.pictures) this.paint(picture, changed);
    for (const [name, svg] of this.svgs) {
      if (!scene.pictures.some((picture) => picture.name === name)) {
        svg.remove();
        this.svgs.delete(name);
      }
    }
    const present = new Set(scene.pictures.flatMap((picture) => picture.keys.map((key) => `${picture.name}/${key}`)));
    for (const [name, thing] of this.things) {
      if (present.has(name)) continue;
      thing.wrapper.remove();
      this.things.delete(name);
      const key = name.slice(thing.picture.length + 1);
      const pose = before.get(key);
      const stays =
        scene.moves.some(([, source]) => source === key) ||
        scene.pictures.some((picture) => picture.keys.includes(key));
      if (pose && !stays) this.motion.vanish(pose);
    }
    this.refocus(focused);
    if (moving) this.animate(scene, before, changed);
  }

  /** @param {Picture} picture @param {Set<string>} changed */
  paint(picture, changed) {
    const svg = this.svgOf(picture);
    /** @type {Element | null} */
    let last = null;
    for (const key of picture.keys) {
      const name = `${picture.name}/${key}`;
      const text = picture.fragments[key] ?? "";
      let thing = this.things.get(name);
      if (!thing) {
        const wrapper = document.createElementNS(SVG, "g");
        wrapper.setAttribute("class", "thing");
        thing = { text: "", wrapper, picture: picture.name };
        this.things.set(name, thing);
      }
      if (thing.text !== text) {
        const root = drawing(text);
        if (root) footing(root);
        if (root) thing.wrapper.replaceChildren(root);
        thing.text = text;
        if (root) changed.add(name);
      }
      /** @type {Element | null} */
      const next = last ? last.nextElementSibling : svg.firstElementChild;
      if (thing.wrapper !== next) svg.insertBefore(thing.wrapper, next);
      last = thing.wrapper;
    }
  }

  /** @param {Picture} picture */
  svgOf(picture) {
    let svg = this.svgs.get(picture.name);
    const host = this.hostOf(picture.name);
    if (!svg) {
      svg = document.createElementNS(SVG, "svg");
      svg.setAttribute("class", "scene");
      svg.setAttribute("role", "group");
      svg.setAttribute("aria-label", this.labelOf(picture.name));
      this.svgs.set(picture.name, svg);
    }
    svg.setAttribute("data-game", this.game);
    svg.setAttribute("data-picture", picture.name);
    svg.setAttribute("viewBox", picture.box);
    if (host && svg.parentElement !== host) host.append(svg);
    return svg;
  }

  /** Where everything lies now that will be somewhere else. @param {Scene} scene @returns {Map<string, Pose>} */
  poses(scene) {
    const sources = new Set(scene.moves.map(([, source]) => source));
    /** @type {Map<string, Pose>} */
    const poses = new Map();
    for (const [name, thing] of this.things) {
      const key = name.slice(thing.picture.length + 1);
      const now = scene.pictures.find((picture) => picture.name === thing.picture)?.fragments[key];
      if (now === thing.text && !sources.has(key)) continue;
      const root = thing.wrapper.firstElementChild;
      const pose = root && poseOf(root);
      if (pose) poses.set(key, pose);
    }
    for (const source of sources) {
      const inside = poses.has(source) ? null : this.inside(source); // a part of a thing, a bead in a hex
      const pose = inside && poseOf(inside);
      if (pose) poses.set(source, pose);
    }
    return poses;
  }

  /** @param {Scene} scene @param {Map<string, Pose>} before @param {Set<string>} changed */
  animate(scene, before, changed) {
    const sources = new Map(scene.moves);
    const keys = new Set(scene.pictures.flatMap((picture) => picture.keys));
    /** @type {SVGGElement[]} */
    const marked = [];
    for (const [key, source] of calm() ? [] : sources) {
      const part = keys.has(key) ? null : this.inside(key);
      const from = before.get(source);
      const to = part && poseOf(part);
      if (part && from && to) this.motion.fly(part, start(from, part), to, false);
    }
    for (const picture of scene.pictures) {
      for (const key of picture.keys) {
        const name = `${picture.name}/${key}`;
        const wrapper = this.things.get(name)?.wrapper;
        if (!wrapper || !changed.has(name)) continue;
        const root = wrapper.firstElementChild;
        const own = before.get(key);
        const source = sources.get(key);
        const from = own ?? (source ? before.get(source) : undefined);
        if (calm()) {
          this.motion.settle(wrapper);
          if (!own || source || isFar(own, root && poseOf(root))) marked.push(wrapper);
        } else if (!from) {
          this.motion.settle(wrapper);
        } else if (this.motion.move(wrapper, own ?? start(from, root), !own && turned(key, from, wrapper))) {
          marked.push(wrapper);
        }
      }
    }
    if (!this.own && marked.length <= MANY) for (const wrapper of marked) this.glow(wrapper);
  }

  /** @param {string} id @returns {Element | null} */
  inside(id) {
    for (const svg of this.svgs.values()) {
      const thing = svg.querySelector(`#${CSS.escape(id)}`);
      if (thing) return thing;
    }
    return null;
  }

  /** A dotted halo around what changed just now. @param {SVGGElement} wrapper */
  glow(wrapper) {
    const root = wrapper.firstElementChild;
    const halo = root && this.halo(root, "halo");
    if (!halo) return;
    root.classList.add("new");
    const end = () => {
      root.classList.remove("new");
      halo.remove();
    };
    setTimeout(end, calm() ? STILL_GLOW : GLOW);
  }

  /** A ring around a thing. @param {Element} root @param {string} kind its class @returns {Element | null} */
  halo(root, kind) {
    if (!(root instanceof SVGGraphicsElement)) return null;
    root.querySelector(":scope > .halo")?.remove();
    const ring = root.querySelector(":scope > .ring");
    const halo = /** @type {Element} */ (ring?.cloneNode() ?? document.createElementNS(SVG, "rect"));
    if (!ring) {
      const box = root.getBBox();
      const rx = Math.min(16, 5 + Math.min(box.width, box.height) / 2);
      const sizes = { x: box.x - 5, y: box.y - 5, width: box.width + 10, height: box.height + 10, rx };
      for (const [name, value] of Object.entries(sizes)) halo.setAttribute(name, `${value}`);
    }
    halo.setAttribute("class", kind);
    if (root instanceof SVGGElement) root.append(halo);
    else {
      halo.setAttribute("transform", root.getAttribute("transform") ?? "");
      root.after(halo);
    }
    return halo;
  }

  /** Whether a thing of this key lies in a picture. @param {string} key @returns {boolean} */
  has(key) {
    return [...this.svgs.keys()].some((name) => this.things.has(`${name}/${key}`));
  }

  /** @returns {string} the id of what has the focus in a picture, or nothing */
  focused() {
    const active = document.activeElement;
    return active && active.closest("svg.scene") ? active.id : "";
  }

  /** @param {string} id */
  refocus(id) {
    if (!id || document.activeElement?.id === id) return;
    const thing = this.inside(id);
    if (thing instanceof SVGElement && thing.hasAttribute("tabindex")) thing.focus({ preventScroll: true });
  }
}

/**
 * A thing comes out of another one: it starts in its middle, no larger than that.
 * @param {Pose} from @param {Element | null} root
 */
function start(from, root) {
  const to = root && poseOf(root);
  if (!to) return from;
  const fits = Math.min(1, from.height / (to.height || 1));
  return { ...from, scale: to.scale * Math.max(fits, 0.15), turn: 0, out: true };
}

/**
 * Whether a thing is the other side of what it came from.
 * @param {string} key @param {Pose} from @param {SVGGElement} wrapper
 */
function turned(key, from, wrapper) {
  const to = wrapper.firstElementChild && poseOf(wrapper.firstElementChild);
  const side = from.root.id.split("-")[0];
  if (!to || side === key.split("-")[0]) return false;
  const ratio = from.width / from.height / (to.width / to.height);
  return ratio > 0.8 && ratio < 1.25;
}
