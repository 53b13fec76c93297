// View controllers by size and responsibilities.

const responsibilities = [
  ["configure_ui", "UI setup"], ["update_ui", "UI updates"], ["catch_interaction", "action and gesture setup"],
  ["handle_interaction", "event handling"], ["business_logic", "business logic"], ["navigation", "navigation"],
];

const responsibilityCount = controller => Object.keys(controller.responsibilities).length;

views.controllers = query => {
  const plot = byId("controllers-plot");
  if (!data.controllers.length) {
    plot.replaceChildren(html("p", { class: "empty" }, "There are no view controllers."));
    return;
  }
  drawPlot(plot);
  const table = byId("controllers-table");
  if (!table.childElementCount) table.replaceChildren(...controllerTable());
  const chosen = data.controllers.findIndex(controller => controller.name === query.get("name"));
  if (chosen >= 0) {
    plot.querySelectorAll(`[data-index="${chosen}"]`).forEach(dot => dot.classList.add("selected"));
    controllerDetails(data.controllers[chosen]);
  }
};

function drawPlot(parent) {
  const width = Math.max(330, Math.min(parent.clientWidth, 1300)), isNarrow = width < 560;
  const [left, right, top, step] = [isNarrow ? 26 : 40, 18, 18, isNarrow ? 46 : 62];
  const height = top + 7 * step + 40, longest = Math.max(700, ...data.controllers.map(controller => controller.lines));
  const x = lines => left + (width - left - right) * Math.sqrt(lines / longest);
  const y = count => top + (6.5 - count) * step;
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "plot", role: "group",
    "aria-label": "View controllers by lines and responsibilities" });
  const limits = data.limits.lines, allowed = data.limits.responsibilities;
  // What both rules report: long, and with many responsibilities.
  if (limits.length && limits[0] < longest && allowed !== undefined && allowed < 6) {
    const large = x(limits[0]);
    picture.append(svg("rect", { class: "danger", x: large, y: top, width: width - right - large,
      height: y(allowed + 1) + step / 2 - top }));
  }
  for (let count = 0; count <= 6; count++) {
    picture.append(svg("line", { class: "grid", x1: left, x2: width - right, y1: y(count), y2: y(count) }),
      svg("text", { class: "tick", x: left - 8, y: y(count) + 4, "text-anchor": "end" }, String(count)));
  }
  const ticks = [0, 50, 100, 300, 600, 1000, 2000, 4000,
    8000].filter(lines => !isNarrow || [0, 100, 300, 600, 2000, 8000].includes(lines))
    .filter(lines => limits.every(limit => limit === lines || Math.abs(x(limit) - x(lines)) > 34));
  for (const lines of new Set([...ticks, ...limits].filter(lines => lines <= longest))) {
    picture.append(svg("line", { class: limits.includes(lines) ? "limit" : "grid", x1: x(lines), x2: x(lines),
      y1: top, y2: height - 36 }),
      svg("text", { class: "tick", x: x(lines), y: height - 20, "text-anchor": "middle" }, lines.toLocaleString("en")));
  }
  picture.append(svg("text", { class: "tick", x: width - right, y: height - 4, "text-anchor": "end" }, "lines"),
    svg("text", { class: "tick", x: left, y: 12 }, "responsibilities"));
  const placed = [], texts = [];
  data.controllers.forEach((controller, index) => {
    const count = responsibilityCount(controller), radius = 5;
    let [cx, cy, turn] = [x(controller.lines), y(count), 0];
    // A dot that would cover another one moves up or down.
    while (turn < 9 && placed.some(dot => Math.hypot(dot.cx - cx, dot.cy - cy) < 2 * radius)) {
      turn++;
      cy = y(count) + (turn % 2 ? 1 : -1) * Math.ceil(turn / 2) * radius * 1.25;
    }
    placed.push({ cx, cy });
    const layer = controller.file === undefined ? -1 : data.fileLayer[controller.file];
    const dot = svg("g", { class: "dot", "data-index": index },
      svg("circle", { cx, cy, r: radius, style: `fill:${colorOfLayer(layer)}` }),
      svg("title", null, `${controller.name}: ${plural(controller.lines, "line")}, ${count} of 6 responsibilities`));
    picture.append(pressable(dot,
      `${controller.name}: ${plural(controller.lines, "line")}, ${count} of 6 responsibilities`,
      () => go("controllers", { name: controller.name }, true)));
    if (index >= (isNarrow ? 4 : 14)) return;
    const text = fitted(controller.name, isNarrow ? 130 : 240, 11), space = text.length * 6.2;
    const isLeft = cx + space + 12 > width - right;
    const box = { x: isLeft ? cx - space - 9 : cx + 9, y: cy, w: space };
    if (texts.some(other => Math.abs(other.y - box.y) < 13 && box.x < other.x + other.w
      && other.x < box.x + box.w)) return;
    texts.push(box);
    picture.append(svg("text", { class: "dot-name", x: isLeft ? cx - 9 : cx + 9, y: cy + 4,
      "text-anchor": isLeft ? "end" : "start" }, text));
  });
  parent.replaceChildren(picture);
}

function controllerTable() {
  const shown = data.controllers.slice(0, 40);
  const table = html("table", { class: "responsibilities" },
    html("caption", null, data.controllers.length > 40 ? "The 40 largest" : "All view controllers"),
    html("thead", null, html("tr", null, html("th", { scope: "col" }, "View controller"),
      html("th", { scope: "col", class: "count" }, "Lines"),
      responsibilities.map(([, text]) => html("th", { scope: "col", class: "responsibility" }, text)))),
    html("tbody", null, shown.map(controller => html("tr", null,
      html("th", { scope: "row" }, html("button",
        { class: "link", onclick: () => go("controllers", { name: controller.name }, true) }, name(controller.name))),
      html("td", { class: "count" }, controller.lines.toLocaleString("en")),
      responsibilities.map(([id, text]) => html("td", { class: "responsibility" },
        controller.responsibilities[id] ? html("span", { class: "has" }, html("span", { class: "only-read" }, text))
        : html("span", { class: "only-read" }, "no")))))));
  return [html("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "Table of view controllers" },
    table)];
}

function controllerDetails(controller) {
  const id = `t:${controller.name}`;
  details(controller.name,
    html("p", null, `${plural(controller.lines, "line")}, ${responsibilityCount(controller)} of 6 responsibilities`),
    typeById.has(id) ? html("p", null, html("a", { href: `#graph?focus=${encodeURIComponent(id)}` }, "In the graph"))
      : null,
    responsibilities.map(([key, text]) => {
      const evidence = controller.responsibilities[key];
      if (!evidence) return html("h4", { class: "muted" }, `no ${text}`);
      return [html("h4", null, text[0].toUpperCase() + text.slice(1)), html("ul", { class: "plain" },
        evidence.map(([file, line, note]) => html("li", null,
        html("code", null, name(note.slice(note.indexOf(": ") + 2))),
          html("div", { class: "place" }, name(`${data.paths[file] ?? ""}:${line}`)))))];
    }));
}
