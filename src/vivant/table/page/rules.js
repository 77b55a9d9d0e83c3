// The contents of a rules page follow the reader: the section that is read is marked.

const links = new Map(
  [...document.querySelectorAll(".contents ol a")].map((link) => [link.getAttribute("href")?.slice(1) ?? "", link]),
);
const headings = [...links.keys()].map((id) => document.getElementById(id)).filter((found) => found !== null);
const ABOVE = 140; // a heading higher than this has been read

function mark() {
  const read = headings.filter((heading) => heading.getBoundingClientRect().top < ABOVE);
  const now = read.at(-1)?.id ?? headings[0]?.id;
  for (const [id, link] of links) {
    if (id === now) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

let waiting = false;
addEventListener(
  "scroll",
  () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark();
    });
  },
  { passive: true },
);
mark();
