// How large things really are on the screen: the smallest text of the page, and how much of it the pictures take.
() => {
  /** How many pixels a unit of this element has. */
  const scaleOf = (matrix) => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const found = [];
  const outlined = []; // an outline makes a blot of a letter
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const note = (text, px, where) => text.trim() && px && found.push([Math.round(px * 100) / 100, text.trim().slice(0, 40), where]);
  const within = (element, scale) => { // what a reference brings: texts of the sprite, and references in it
    const own = element.transform?.baseVal.consolidate();
    const here = own ? scale * scaleOf(own.matrix) : scale;
    if (element.tagName === "text") note(element.textContent, parseFloat(getComputedStyle(element).fontSize) * here, "sprite");
    if (element.tagName === "use") {
      const target = document.querySelector(element.getAttribute("href"));
      if (target) within(target, here);
    }
    for (const child of element.children) within(child, here);
  };
  for (const svg of document.querySelectorAll("svg.scene:not(.sprite, .air)")) {
    for (const text of svg.querySelectorAll("text")) {
      if (getComputedStyle(text).stroke !== "none") outlined.push(text.textContent);
      if (seen(text)) note(text.textContent, parseFloat(getComputedStyle(text).fontSize) * scaleOf(text.getScreenCTM()), text.closest("g[id]")?.id);
    }
    for (const use of svg.querySelectorAll("use")) {
      const target = seen(use) && document.querySelector(use.getAttribute("href"));
      if (target) within(target, scaleOf(use.getScreenCTM()));
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!walker.currentNode.nodeValue.trim() || holder.closest("svg, script, noscript") || !seen(holder)) continue;
    const box = holder.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) continue; // for ears alone
    note(walker.currentNode.nodeValue, parseFloat(getComputedStyle(holder).fontSize), holder.closest("[id]")?.id);
  }
  found.sort((one, other) => one[0] - other[0]);
  const pictures = [...document.querySelectorAll(":is(#board, #pictures) .picture > svg.scene")].map((svg) => {
    const box = svg.getBoundingClientRect();
    return Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(0, box.top)) * Math.max(0, Math.min(box.right, innerWidth) - Math.max(0, box.left));
  });
  const share = pictures.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
  const across = document.documentElement.scrollWidth;
  return { outlined, smallest: found.slice(0, 12), share, across, down: document.documentElement.scrollHeight };
}
