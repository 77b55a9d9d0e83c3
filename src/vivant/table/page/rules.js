// The contents of a rules page follow the reader: the section that is read is marked. Who came from a table is led back.

import { keptTables } from "./keep.js";

const links = new Map(
  [...document.querySelectorAll(".contents ol a")].map((link) => [link.getAttribute("href")?.slice(1) ?? "", link]),
);
const headings = [...links.keys()].map((id) => document.getElementById(id)).filter((heading) => heading !== null);
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

const RECENT = 6 * 3600 * 1000; // a table that this browser was at so long ago is not what somebody reads up for

/** The table that these rules were opened from stands beside this tab; a tab that has only these rules is shut for it. */
function leadBack() {
  const back = document.getElementById("back");
  if (!(back instanceof HTMLAnchorElement)) return;
  const asked = new URLSearchParams(location.search).get("table");
  const tables = Object.entries(keptTables()).filter(([, kept]) => kept.game === back.dataset.game);
  const recent = tables.filter(([id, kept]) => id === asked || Date.now() - kept.at < RECENT);
  const [id] = recent.sort(([one, kept], [, other]) => (one === asked ? -1 : other.at - kept.at))[0] ?? [];
  if (!id) return;
  back.href += `table/${encodeURIComponent(id)}`;
  back.hidden = false;
  back.addEventListener("click", (event) => {
    if (history.length > 1 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.close();
    setTimeout(() => location.assign(back.href), 200); // it was no such tab
  });
}

leadBack();
