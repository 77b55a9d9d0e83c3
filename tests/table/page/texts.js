// In pictures drawn at their own size: pairs of texts that lie over each other, texts that leave their picture, flags that cut.
(pictures) => {
  const CARD = 160; // units: what is wider is no card
  const APART = 3; // units between two texts of a line
  document.body.replaceChildren(...document.querySelectorAll("svg.sprite"));
  const faults = [];
  for (const { name, width, height, body } of pictures) {
    document.body.insertAdjacentHTML("beforeend", `<svg class="scene trial" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`);
    const svg = document.body.lastElementChild;
    const origin = svg.getBoundingClientRect();
    const boxes = [];
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** The ink of a line: its box is higher than its letters. */
    const note = (text, box, matrix, size) => {
      const [top, low] = [box.y + 0.2 * size, box.y + box.height - 0.22 * size];
      const corners = [[box.x, top], [box.x + box.width, top], [box.x, low], [box.x + box.width, low]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
      const [xs, ys] = [corners.map((point) => point.x - origin.x), corners.map((point) => point.y - origin.y)];
      boxes.push({ text, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), low: Math.max(...ys) });
    };
    for (const text of svg.querySelectorAll("text")) {
      if (text.textContent.trim() && seen(text)) note(text.textContent, text.getBBox(), text.getScreenCTM(), parseFloat(getComputedStyle(text).fontSize));
    }
    for (const use of svg.querySelectorAll("use")) {
      const target = seen(use) && document.querySelector(`.sprite ${use.getAttribute("href")}`);
      for (const text of target ? target.querySelectorAll("text") : []) note(text.textContent, text.getBBox(), use.getScreenCTM(), parseFloat(getComputedStyle(text).fontSize));
    }
    for (const [at, one] of boxes.entries()) {
      if (one.left < -0.5 || one.top < -0.5 || one.right > width + 0.5 || one.low > height + 0.5) faults.push(`${name}: "${one.text}" leaves the picture`);
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.low, other.low) - Math.max(one.top, other.top);
        const low = Math.min(one.low - one.top, other.low - other.top);
        const ranks = /^\d+$/.test(one.text + other.text); // of cards in a row, each on its own paper
        if (!ranks && across > -APART && across <= 1 && down > 0.5 * low) faults.push(`${name}: "${one.text}" and "${other.text}" touch`);
        if (across > 1 && down > 1) faults.push(`${name}: "${one.text}" and "${other.text}" overlap by ${Math.round(across)} × ${Math.round(down)}`);
      }
    }
    // A flag at somebody's name lies on its panel, and cuts through nothing else.
    for (const flag of svg.querySelectorAll('[id^="seat-"] .flag')) {
      const cloth = flag.getBoundingClientRect();
      for (const rect of svg.querySelectorAll("rect:not(.flag)")) {
        const box = rect.getBoundingClientRect();
        const across = Math.min(cloth.right, box.right) - Math.max(cloth.left, box.left);
        const down = Math.min(cloth.bottom, box.bottom) - Math.max(cloth.top, box.top);
        if (seen(rect) && across > 1 && down > 1 && (across < cloth.width - 1 || down < cloth.height - 1)) faults.push(`${name}: "${flag.parentNode.textContent}" cuts a box by ${Math.round(across)} × ${Math.round(down)}`);
      }
    }
    // A flag on a card is covered by nothing that is drawn later, and a name beside a seal does not run into it.
    const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    for (const flag of svg.querySelectorAll('[id^="flag-"]')) {
      if (!seen(flag)) continue;
      const cloth = flag.getBoundingClientRect();
      for (let later = flag.nextElementSibling; later; later = later.nextElementSibling) {
        const thing = later.querySelector(":scope > .ring") ?? later;
        const box = thing.getBoundingClientRect();
        if (seen(later) && box.width < CARD && !later.matches(".can") && meets(cloth, box)) faults.push(`${name}: "${flag.textContent}" is covered by ${later.id}`);
      }
    }
    for (const { parentNode: medal } of svg.querySelectorAll("use[href='#medal']")) {
      for (const text of medal.parentNode.querySelectorAll(":scope > text")) {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        if (meets({ left, right: right + APART, top, bottom }, medal.getBoundingClientRect())) faults.push(`${name}: "${text.textContent}" runs into its seal`);
      }
    }
    svg.remove();
  }
  return faults;
}
