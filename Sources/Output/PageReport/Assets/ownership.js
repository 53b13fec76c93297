// Retain cycles, and cycles of layers, as loops.

/** The links of a loop: { from, to, by, file, line }. */
function loopLinks(cycle) {
  const found = [];
  for (const [file, line, note] of cycle.steps) {
    const held = /^(.*) holds (.*) in `(.*)`$/.exec(note), used = /^(.*) → (.*?) \((.*?)\)/.exec(note);
    const match = held ?? used;
    if (match) found.push({ from: match[1], to: match[2], by: match[3], file, line });
  }
  if (!found.length) {
    found.push({ from: cycle.subject, to: "closure", by: "stores", file: cycle.file, line: cycle.line },
      { from: "closure", to: cycle.subject, by: "captures self", file: cycle.file, line: cycle.line });
  }
  return found;
}

/** The first half of a loop goes down on the right, the second up on the left. */
function drawLoop(cycle) {
  const found = loopLinks(cycle), count = found.length;
  const right = Math.ceil(count / 2), step = 76, width = 520, boxWidth = 204;
  const height = count === 2 ? 176 : right * step + 10;
  const top = count === 2 ? 88 : 34;
  const middles = [width - 16 - boxWidth / 2, 16 + boxWidth / 2];
  const spot = index => index < right
    ? { x: middles[0], y: top + index * step, isRight: true }
    : { x: middles[1], y: top + (count - 1 - index) * step, isRight: false };
  const picture = svg("svg", {
    viewBox: `0 0 ${width} ${height}`, class: "loop", role: "img",
    "aria-label": found.map(link => `${link.from} holds ${link.to} by ${link.by}`).join("; "),
  });
  found.forEach((link, index) => {
    const from = spot(index), to = spot((index + 1) % count), mark = index === 0 ? " cut" : "";
    let path, tip, label;
    if (from.isRight === to.isRight && count > 1) {
      const down = to.y > from.y ? 1 : -1;
      path = `M${from.x} ${from.y + 15 * down}V${to.y - 21 * down}`;
      tip = [to.x, to.y - 15 * down, 90 * down];
      label = { x: from.x + (from.isRight ? -8 : 8), y: (from.y + to.y) / 2 + 4,
        anchor: from.isRight ? "end" : "start" };
    } else {
      // Two boxes have one line above and one below the middle.
      const shift = count === 2 ? (index === 0 ? 7 : -7) : 0, side = from.isRight ? -1 : 1;
      const [x1, x2] = [from.x + side * boxWidth / 2, to.x - side * (boxWidth / 2 + 6)];
      const [y1, y2] = [from.y + shift, to.y + shift];
      const bend = Math.sign(shift);
      path = count === 2
        ? `M${from.x + side * 30} ${y1 + bend * 8}C${from.x} ${y1 + bend * 44} ${to.x} ${y1 + bend * 44} `
          + `${to.x - side * 30} ${y2 + bend * 14}`
        : `M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}`;
      tip = count === 2 ? [to.x - side * 30, y2 + Math.sign(shift) * 8, shift > 0 ? -90 : 90]
        : [x2 + side * 6, y2, side > 0 ? 0 : 180];
      label = { x: width / 2, y: count === 2 ? y1 + Math.sign(shift) * 36 + (shift > 0 ? 14 : -6) : index === count - 1
        ? y1 - 21 : Math.max(y1, y2) + 30, anchor: "middle" };
    }
    picture.append(svg("path", { class: `hold${mark}`, d: path }),
      svg("path", { class: `hold-tip${mark}`, d: "M0 0L-10 -5V5Z",
        transform: `translate(${tip[0]} ${tip[1]}) rotate(${tip[2]})` }),
      svg("text", { class: `by${mark}`, x: label.x, y: label.y, "text-anchor": label.anchor },
        fitted(link.by, from.isRight === to.isRight ? 138 : 300, 11), svg("title", null, link.by)));
  });
  found.forEach((link, index) => {
    const { x, y } = spot(index);
    picture.append(svg("rect", { class: "object", x: x - boxWidth / 2, y: y - 15, width: boxWidth, height: 30, rx: 4 }),
      svg("text", { x, y: y + 4, "text-anchor": "middle" }, fitted(link.from, boxWidth - 10, 12),
        svg("title", null, link.from)));
  });
  return picture;
}

views.ownership = () => {
  const parent = byId("ownership-loops");
  if (parent.childElementCount) return;
  if (!data.cycles.length) {
    parent.replaceChildren(html("p", { class: "empty" }, "No retain cycles were found."));
    return;
  }
  parent.replaceChildren(html("div", { class: "loops" }, data.cycles.map(cycle => html("figure", { class: "loop-card" },
    drawLoop(cycle),
    html("figcaption", null, html("a", { href: `#f-${cycle.id}` }, name(cycle.message)),
      cycle.advice ? html("p", { class: "advice" }, html("strong", null, "What to do: "), name(cycle.advice)) : null,
      html("ol", { class: "plain" }, loopLinks(cycle).map(loopItem)))))));
};

function loopItem(link, index) {
  return html("li", null,
    name(link.from), ` ${link.by === "captures self" ? "captures" : "holds"} `, name(link.to),
    html("span", { class: "place" }, name(` ${data.paths[link.file] ?? ""}:${link.line}`)),
    index === 0 ? html("strong", { class: "cut" }, " weaken this one") : null);
}
