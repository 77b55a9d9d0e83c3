// Motion: where things were, and how they come to where they are now. Nothing here waits for anything.

import { bodyOf } from "./dom.js";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const FLIGHT = 320;
const SLIDE = 220;
const TURN = 260;
const SETTLE = 180;
const FADE = 120;
const SIBLING = 40;
const ALL = 900; // no motion ends later than this
const FAR = 64; // pixels: less is a slide; so is less than a step to the neighbour's place
const SVG = "http://www.w3.org/2000/svg";

/**
 * Where a thing lies on the screen: its middle, how large its units are there, and how it is turned; `frame` is the
 * matrix of what it lies in, as it was when this was taken. What comes `out` of something else appears on its way.
 * @typedef {{x: number, y: number, scale: number, turn: number, width: number, height: number, root: Element,
 *   frame: DOMMatrix | null, out?: boolean}} Pose
 */

/** @returns {boolean} whether the reader wants no motion: by the page's own setting, or by the system's */
export function calm() {
  const set = document.documentElement.dataset.motion;
  return set ? set === "calm" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {Element} root @returns {Pose | null} null for what is not on the screen */
export function poseOf(root) {
  if (!(root instanceof SVGGraphicsElement)) return null;
  const matrix = root.getScreenCTM();
  const box = bodyOf(root).getBoundingClientRect();
  if (!matrix || (!box.width && !box.height)) return null;
  // A thing drawn around its own origin is there; one that is drawn where it lies has its middle.
  const own = root.hasAttribute("transform");
  return {
    x: own ? matrix.e : box.x + box.width / 2,
    y: own ? matrix.f : box.y + box.height / 2,
    scale: Math.hypot(matrix.a, matrix.b) || 1,
    turn: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
    width: box.width,
    height: box.height,
    root,
    frame: root.parentElement instanceof SVGGraphicsElement ? root.parentElement.getScreenCTM() : null,
  };
}

/** Whether a thing lies elsewhere now, not only a little aside. @param {Pose} from @param {Pose | null} to */
export function isFar(from, to) {
  return Boolean(to && Math.hypot(from.x - to.x, from.y - to.y) >= Math.max(FAR, 1.2 * to.width));
}

/** Everything that moves because of one message: it starts together and is over within `ALL`. */
export class Motion {
  /** @param {SVGSVGElement} air a layer over the whole page, in which things fly */
  constructor(air) {
    this.air = air;
    /** @type {(() => void)[]} */
    this.endings = [];
    this.count = 0;
  }

  /** Whatever still flies has landed. */
  land() {
    for (const end of this.endings.splice(0)) end();
    this.air.replaceChildren();
    this.count = 0;
  }

  delay() {
    return Math.min(this.count++ * SIBLING, ALL - FLIGHT);
  }

  /**
   * A thing that was elsewhere. What moved little slides in its place; what moved far flies over everything.
   * @param {SVGGElement} wrapper @param {Pose} from @param {boolean} turned whether it shows another side now
   * @returns {boolean} whether it flew
   */
  move(wrapper, from, turned) {
    const root = wrapper.firstElementChild;
    const to = root && poseOf(root);
    if (!root || !to) return false;
    const grown = Math.abs(from.scale / to.scale - 1);
    if (Math.hypot(from.x - to.x, from.y - to.y) < 1 && grown < 0.02) return false;
    const flies = isFar(from, to) || grown > 0.1 || turned;
    if (flies) this.fly(wrapper, from, to, turned);
    else this.slide(wrapper, from, to);
    return flies;
  }

  /** @param {SVGGElement} wrapper @param {Pose} from @param {Pose} to */
  slide(wrapper, from, to) {
    const matrix = wrapper.getScreenCTM();
    if (!matrix) return;
    const back = matrix.inverse();
    const start = new DOMPoint(from.x, from.y).matrixTransform(back);
    const end = new DOMPoint(to.x, to.y).matrixTransform(back);
    const frame = path(start, from, end, to);
    wrapper.animate([{ transform: frame }, { transform: path(end, to, end, to) }], { duration: SLIDE, easing: EASE });
  }

  /** @param {Element} wrapper @param {Pose} from @param {Pose} to @param {boolean} turned */
  fly(wrapper, from, to, turned) {
    const delay = this.delay();
    const half = turned ? TURN / 2 : 0;
    const timing = { duration: FLIGHT - half, delay: delay + half, easing: EASE, fill: /** @type {const} */ ("both") };
    const hidden = wrapper.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
    const flying = this.lift(to);
    const end = { transform: path(to, to, to, to), opacity: 1 };
    /** @type {Keyframe[]} */
    let frames = [{ transform: path(from, from, to, to), opacity: from.out ? 0 : 1 }, end];
    if (turned) {
      const other = this.lift(from);
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const first = [{ transform: path(from, from, from, from) }, { transform: path(middle, from, from, from, 0.02) }];
      const gone = () => other.remove();
      other.animate(first, { duration: half, delay, easing: "ease-in", fill: "both" }).finished.then(gone, gone);
      const edge = path(middle, { ...to, scale: (from.scale + to.scale) / 2 }, to, to, 0.02);
      frames = [{ transform: edge, opacity: 0 }, { transform: edge, opacity: 1, offset: 0.01 }, end];
    }
    const flight = flying.animate(frames, timing);
    const finish = () => {
      flying.remove();
      hidden.cancel();
    };
    flight.finished.then(finish, finish);
    this.endings.push(() => flight.cancel());
  }

  /** @param {Pose} pose @returns {SVGGElement} a copy of the thing, in the air exactly over it */
  lift({ root, frame }) {
    const outer = document.createElementNS(SVG, "g");
    const inner = document.createElementNS(SVG, "g");
    if (frame)
      inner.setAttribute("transform", `matrix(${frame.a} ${frame.b} ${frame.c} ${frame.d} ${frame.e} ${frame.f})`);
    const copy = /** @type {Element} */ (root.cloneNode(true));
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
    for (const element of copy.querySelectorAll(".hit, .halo")) element.remove();
    copy.classList.remove("can");
    for (const name of ["tabindex", "role", "data-action"]) copy.removeAttribute(name);
    inner.append(copy);
    outer.append(inner);
    this.air.append(outer);
    return outer;
  }

  /** @param {SVGGElement} wrapper something that was not there before */
  settle(wrapper) {
    if (calm()) {
      wrapper.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      return;
    }
    const box = wrapper.getBBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const small = `translate(${x}px,${y}px) scale(.9) translate(${-x}px,${-y}px)`;
    const whole = `translate(${x}px,${y}px) scale(1) translate(${-x}px,${-y}px)`;
    const frames = [
      { opacity: 0, transform: small },
      { opacity: 1, transform: whole },
    ];
    wrapper.animate(frames, { duration: SETTLE, easing: EASE });
  }

  /** @param {Pose} pose of something that is not there any more */
  vanish(pose) {
    const fading = this.lift(pose);
    const gone = () => fading.remove();
    fading.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" }).finished.then(gone, gone);
  }
}

/**
 * The transform that draws what lies at `rest` as if it lay at `at`; `across` is less than 1 for what turns over.
 * @param {{x: number, y: number}} at @param {{scale: number, turn: number}} from
 * @param {{x: number, y: number}} rest @param {{scale: number, turn: number}} to @param {number} [across]
 */
function path(at, from, rest, to, across = 1) {
  const turn = from.turn - to.turn;
  const scale = from.scale / to.scale;
  const sizes = `${scale * across},${scale}`;
  return `translate(${at.x}px,${at.y}px) rotate(${turn}deg) scale(${sizes}) translate(${-rest.x}px,${-rest.y}px)`;
}
