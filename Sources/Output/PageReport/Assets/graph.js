// One part with its neighbours, and the shortest path between two parts.

/** Nodes have ids as in addresses: `t:Name`, `f:Path`, `d:Folder`. */
const kindsOfId = { t: "type", f: "file", d: "folder" };

const typeIds = data.typeNames.map(() => "");
const typeById = new Map();
{
  const counts = new Map();
  for (const text of data.typeNames) counts.set(text, (counts.get(text) ?? 0) + 1);
  data.typeNames.forEach((text, type) => {
    let id = `t:${text}`;
    if (counts.get(text) > 1) id += ` (${data.paths[data.typeFile[type]]})`;
    while (typeById.has(id)) id += " ";
    typeIds[type] = id;
    typeById.set(id, type);
  });
}

const levels = {
  t: { group: (file, type) => type >= 0 ? typeIds[type] : undefined },
  f: { group: file => `f:${data.paths[file]}` },
  d: { group: file => `d:${folderOf(data.paths[file])}` },
};

/** Edges of a level in both directions; made when first asked for. */
function level(letter) {
  const known = levels[letter];
  if (!known.edges) {
    known.edges = edgesBetween(known.group);
    known.back = new Map();
    for (const edge of flat(known.edges)) {
      if (!known.back.has(edge.to)) known.back.set(edge.to, new Map());
      known.back.get(edge.to).set(edge.from, edge);
    }
  }
  return known;
}

const textOfId = id => id.slice(2);
const fileByPath = new Map(data.paths.map((path, file) => [path, file]));

function layerOfId(id) {
  if (id[0] === "t") return typeById.has(id) ? data.fileLayer[data.typeFile[typeById.get(id)]] : -1;
  if (id[0] === "f") return data.fileLayer[fileByPath.get(textOfId(id))] ?? -1;
  const file = data.paths.findIndex(path => folderOf(path) === textOfId(id));
  return file < 0 ? -1 : data.fileLayer[file];
}

let searchable = null;

function offered(text) {
  searchable ??= [
    ...[...typeById.entries()].map(([id, type]) => ({ id, text: textOfId(id), note: data.kinds[data.typeKind[type]] })),
    ...data.paths.map(path => ({ id: `f:${path}`, text: path, note: "file" })),
    ...[...new Set(data.paths.map(folderOf))].map(path => ({ id: `d:${path}`, text: path, note: "folder" })),
  ].map(offer => ({ ...offer, low: offer.text.toLowerCase() }));
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const rank = offer => offer.low === wanted ? 0 : offer.low.startsWith(wanted) ? 1
    : offer.low.includes(`/${wanted}`) || offer.low.includes(`.${wanted}`) ? 2 : offer.low.includes(wanted) ? 3 : 4;
  return searchable.map(offer => [rank(offer), offer]).filter(([rank]) => rank < 4)
    .sort((one, other) => one[0] - other[0] || one[1].text.length - other[1].text.length)
    .slice(0, 12).map(([, offer]) => offer);
}

// MARK: Columns

const boxHeight = 30, boxGap = 10;

/**
 * Draws boxes in columns, and curves between them.
 * boxes: [{ id, column, text, note, layer, mark, press }], edges: [{ from, to, weight, kind, label, press }].
 */
function drawColumns(parent, boxes, edges, label, headings = []) {
  const columns = new Map();
  for (const box of boxes) {
    if (!columns.has(box.column)) columns.set(box.column, []);
    columns.get(box.column).push(box);
  }
  const order = [...columns.keys()].sort((one, other) => one - other);
  const width = Math.max(330, parent.clientWidth), gap = Math.max(46, Math.min(150, width * 0.1));
  const boxWidth = Math.max(width < 600 ? 150 : 200,
    Math.min(300, (width - gap * (order.length - 1) - 4) / order.length));
  const full = order.length * boxWidth + (order.length - 1) * gap + 4;
  const byBox = new Map(boxes.map(box => [box.id, box]));
  const height = placeIslands(boxes, edges, byBox) * (boxHeight + boxGap) + 40;
  const picture = svg("svg", { viewBox: `0 0 ${full} ${height}`, width: full, height, class: "columns", role: "group",
    "aria-label": label });
  order.forEach((key, place) => {
    for (const box of columns.get(key)) {
      box.x = 2 + place * (boxWidth + gap);
      box.top = 30 + box.y * (boxHeight + boxGap);
    }
    if (headings[place]) picture.append(svg("text", { class: "heading", x: 2 + place * (boxWidth + gap), y: 16 },
      headings[place]));
  });
  for (const edge of edges) {
    const from = byBox.get(edge.from), to = byBox.get(edge.to);
    if (!from || !to) continue;
    const y1 = from.top + boxHeight / 2, y2 = to.top + boxHeight / 2;
    let path, tip;
    if (from.column < to.column) {
      const x1 = from.x + boxWidth, x2 = to.x - 6, middle = (x1 + x2) / 2;
      [path, tip] = [`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`, [to.x, y2, 0]];
    } else if (from.column > to.column) {
      const x1 = from.x, x2 = to.x + boxWidth + 6, middle = (x1 + x2) / 2;
      [path, tip] = [`M${x1} ${y1 + 5}C${middle} ${y1 + 5} ${middle} ${y2 + 5} ${x2} ${y2 + 5}`,
        [to.x + boxWidth, y2 + 5, 180]];
    } else {
      const x = from.x + boxWidth, bend = x + gap * 0.45;
      [path, tip] = [`M${x} ${y1}C${bend} ${y1} ${bend} ${y2} ${x + 6} ${y2}`, [x, y2, 180]];
    }
    const size = 5 + edge.weight;
    const group = svg("g", { class: `edge ${edge.kind}`, "data-ends": `${edge.from}\n${edge.to}` },
      svg("path", { class: "hit", d: path }),
      svg("path", { class: "line", d: path, "stroke-width": edge.weight.toFixed(1) }),
      svg("path", { class: "tip", d: `M0 0L-${size} -${size * 0.6}V${size * 0.6}Z`,
        transform: `translate(${tip[0]} ${tip[1]}) rotate(${tip[2]})` }),
      svg("title", null, edge.label));
    picture.append(edge.press ? pressable(group, edge.label, () => edge.press(group)) : group);
  }
  for (const box of boxes) {
    const group = svg("g", { class: `box ${box.mark ?? ""}`, "data-box": box.id },
      svg("rect", { x: box.x, y: box.top, width: boxWidth, height: boxHeight, rx: 4 }),
      svg("rect", { x: box.x, y: box.top, width: 5, height: boxHeight, rx: 2,
        style: `fill:${colorOfLayer(box.layer)}` }),
      svg("text", { x: box.x + 14, y: box.top + 19 },
        box.isPath ? fittedPath(box.text, boxWidth - 22) : fitted(box.text, boxWidth - 22)),
      svg("title", null, box.note ? `${box.text}, ${box.note}` : box.text));
    const highlight = isOn => {
      picture.classList.toggle("has-hover", isOn);
      for (const other of picture.querySelectorAll("[data-ends]")) {
        other.classList.toggle("near", isOn && other.dataset.ends.split("\n").includes(box.id));
      }
    };
    group.addEventListener("mouseenter", () => highlight(true));
    group.addEventListener("mouseleave", () => highlight(false));
    group.addEventListener("focus", () => highlight(true));
    group.addEventListener("blur", () => highlight(false));
    picture.append(box.press ? pressable(group, box.note ? `${box.text}, ${box.note}` : box.text,
      () => box.press(group)) : group);
  }
  parent.replaceChildren(picture);
  return picture;
}

/** Places boxes that are linked, directly or not, together, the largest islands first. Returns the number of rows. */
function placeIslands(boxes, edges, byBox) {
  const near = new Map(boxes.map(box => [box, []]));
  for (const edge of edges) {
    const [from, to] = [byBox.get(edge.from), byBox.get(edge.to)];
    if (!from || !to) continue;
    near.get(from).push(to);
    near.get(to).push(from);
  }
  const islands = [], seen = new Set();
  for (const start of boxes) {
    if (seen.has(start)) continue;
    const island = [start];
    seen.add(start);
    for (const box of island) {
      for (const other of near.get(box)) {
        if (!seen.has(other)) island.push(other);
        seen.add(other);
      }
    }
    islands.push(island);
  }
  let rows = 0;
  for (const island of islands.sort((one, other) => other.length - one.length)) {
    const tallest = placeIsland(island, near);
    for (const box of island) box.y += rows;
    rows += tallest + (islands.length > 1 ? 0.5 : 0);
  }
  return rows;
}

/** Boxes stand near those that they are linked with. */
function placeIsland(island, near) {
  const columns = new Map();
  for (const box of island) {
    if (!columns.has(box.column)) columns.set(box.column, []);
    columns.get(box.column).push(box);
  }
  const order = [...columns.keys()].sort((one, other) => one - other);
  const tallest = Math.max(...[...columns.values()].map(column => column.length));
  for (let round = 0; round < 6; round++) {
    for (const key of round % 2 ? [...order].reverse() : order) {
      const column = columns.get(key);
      column.forEach((box, place) => { box.y ??= place; });
      for (const box of column) {
        const placed = near.get(box).filter(other => other.column !== key && other.y !== undefined);
        box.wish = placed.length ? placed.reduce((sum, other) => sum + other.y, 0) / placed.length : box.y;
      }
      if (round > 0 || key !== order[0]) column.sort((one, other) => one.wish - other.wish);
      // In a tall drawing every column begins near the top, which is what a window shows first.
      const start = Math.min((tallest - column.length) / 2, 4);
      column.forEach((box, place) => { box.y = start + place; });
    }
  }
  return tallest;
}

// MARK: Neighbours

const perColumn = 16;

function neighbours(focus, steps, direction) {
  const { edges, back } = level(focus[0]);
  const boxes = new Map([[focus, 0]]), left = new Map();
  const grow = (table, sign) => {
    let edge = [focus];
    for (let step = 1; step <= steps; step++) {
      const found = new Map();
      for (const at of edge) {
        for (const [next, link] of table.get(at) ?? []) {
          if (!boxes.has(next)) found.set(next, (found.get(next) ?? 0) + link.count);
        }
      }
      const sorted = [...found.entries()].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
      edge = sorted.slice(0, perColumn).map(([next]) => next);
      for (const next of edge) boxes.set(next, sign * step);
      if (sorted.length > perColumn) left.set(sign * step, sorted.length - perColumn);
    }
  };
  if (direction !== "users") grow(edges, 1);
  if (direction !== "used") grow(back, -1);
  const near = id => Math.abs(boxes.get(id)) < steps;
  const shown = flat(edges).filter(edge => boxes.has(edge.from) && boxes.has(edge.to)
    && (near(edge.from) || near(edge.to)));
  return { boxes, shown, left };
}

function suggestedFocus() {
  const uses = new Map();
  for (const link of links) {
    if (link.target >= 0) uses.set(link.target, (uses.get(link.target) ?? 0) + link.lines.length);
    if (link.source >= 0) uses.set(link.source, (uses.get(link.source) ?? 0) + link.lines.length);
  }
  const kinds = new Set(["class", "struct", "actor", "protocol", "enum"]);
  const best = [...uses.entries()].filter(([type]) => kinds.has(data.kinds[data.typeKind[type]]))
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])[0];
  return best ? typeIds[best[0]] : data.paths.length ? `f:${data.paths[0]}` : "";
}

let graphFinder, whyFinders;

views.graph = query => {
  const focus = query.get("focus") ?? suggestedFocus();
  const steps = query.get("steps") === "2" ? 2 : 1, direction = query.get("direction") ?? "both";
  const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
  const current = { focus, steps, direction: direction === "both" ? "" : direction, from, to };
  const address = changes => go("graph", { ...current, ...changes });
  if (!graphFinder) {
    graphFinder = finder("graph-focus", "Type, file or folder", offered, offer => graphFinder.chosen(offer));
    whyFinders = ["from", "to"].map(end => finder(`why-${end}`, end === "from" ? "What depends" : "On what", offered,
      offer => whyFinders[end](offer)));
    byId("why-bar").replaceChildren(...whyFinders.map(finder => finder.element));
  }
  graphFinder.chosen = offer => address({ focus: offer.id });
  whyFinders.from = offer => address({ from: offer.id });
  whyFinders.to = offer => address({ to: offer.id });
  graphFinder.input.value = focus ? textOfId(focus) : "";
  whyFinders.forEach((finder, index) => { finder.input.value = [from, to][index] ? textOfId([from, to][index]) : ""; });
  byId("graph-bar").replaceChildren(graphFinder.element,
    field("Steps", choice([["1", "one"], ["2", "two"]], String(steps), value => address({ steps: value }))),
    field("Direction", choice([["both", "both"], ["users", "who uses it"], ["used", "what it uses"]], direction,
      value => address({ direction: value }))));
  drawNeighbours(focus, steps, direction, address);
  answerWhy(from, to);
};

function drawNeighbours(focus, steps, direction, address) {
  const parent = byId("graph-drawing");
  if (!focus || !kindsOfId[focus[0]] || focus[0] === "t" && !typeById.has(focus)) {
    return parent.replaceChildren(html("p", { class: "empty" },
      "There is nothing with this name. Search for another one."));
  }
  const { boxes, shown, left } = neighbours(focus, steps, direction);
  const most = Math.max(1, ...shown.map(edge => edge.count));
  const columns = [...new Set(boxes.values())].sort((one, other) => one - other);
  const headings = columns.map(column => column === 0 ? ""
    : `${column < 0 ? "uses it" : "is used"}${Math.abs(column) > 1 ? " indirectly" : ""}`
    + (left.has(column) ? `, and ${left.get(column)} more` : ""));
  drawColumns(parent,
    [...boxes.entries()].map(([id, column]) => ({
      id, column, text: textOfId(id), layer: layerOfId(id), isPath: id[0] !== "t", note: kindsOfId[id[0]],
      mark: id === focus ? "focus" : "", press: () => id === focus ? partDetails(id) : address({ focus: id }),
    })),
    shown.map(edge => ({
      from: edge.from, to: edge.to, weight: 1 + 4 * Math.sqrt(edge.count / most),
      kind: edge.broken ? "up" : edge.upward ? "up accepted" : "down",
      label: `${textOfId(edge.from)} uses ${textOfId(edge.to)}: ${plural(edge.count, "reference")}`,
      press: group => {
        byId("graph-drawing").querySelectorAll(".selected").forEach(other => other.classList.remove("selected"));
        group.classList.add("selected");
        edgeDetails(textOfId(edge.from), textOfId(edge.to), edge);
      },
    })),
    `${textOfId(focus)} and its neighbours`, headings);
}

/** What a type, file or folder is. */
function partDetails(id) {
  const text = textOfId(id), layer = layerOfId(id);
  const facts = [["Layer", layer < 0 ? "none" : data.layers[layer].name]];
  const content = [];
  if (id[0] === "t") {
    const type = typeById.get(id);
    facts.unshift(["Kind", data.kinds[data.typeKind[type]]],
      ["Declared in", `${data.paths[data.typeFile[type]]}:${data.typeLine[type]}`], ["Lines", data.typeLines[type]]);
    const roles = rolesOfType.get(type) ?? [];
    if (roles.length) content.push(html("h4", null, "Roles"),
      html("ul", { class: "plain" }, roles.map(({ role, because }) => html("li", null,
      html("strong", null, role.replaceAll("_", " ")), ": ", name(because)))));
  } else if (id[0] === "f") {
    facts.unshift(["Lines", data.fileLines[fileByPath.get(text)]]);
  }
  const findings = findingIndex().filter(finding => id[0] === "t" ? finding.subject === text : id[0] === "f"
    ? finding.file === text : finding.file.startsWith(`${text}/`));
  if (findings.length) content.push(html("h4", null, plural(findings.length, "finding")),
    html("ul", { class: "plain" }, findings.slice(0,
    12).map(finding => html("li", null, html("a", { href: `#${finding.id}` }, name(finding.message))))));
  details(text, html("dl", { class: "metrics" },
    facts.map(([term, value]) => [html("dt", null, term), html("dd", null, name(String(value)))])), content);
}

// MARK: Why

/** The shortest path at the finer level of both ends. */
function path(from, to) {
  const letters = "dft", letter = letters[Math.max(letters.indexOf(from[0]), letters.indexOf(to[0]))];
  const { edges } = level(letter);
  const within = end => id => id === end || end[0] !== letter && (
    letter === "t" ? (end[0] === "f" ? data.paths[data.typeFile[typeById.get(id)]] === textOfId(end)
      : data.paths[data.typeFile[typeById.get(id)]].startsWith(`${textOfId(end)}/`))
      : textOfId(id).startsWith(`${textOfId(end)}/`));
  const all = new Set([...edges.keys(), ...flat(edges).map(edge => edge.to)]);
  const starts = [...all].filter(within(from)), isEnd = within(to);
  const before = new Map(starts.map(start => [start, null]));
  let open = starts;
  while (open.length) {
    const next = [];
    for (const at of open) {
      if (isEnd(at)) {
        const steps = [];
        for (let step = at; before.get(step); step = before.get(step)) {
          steps.unshift(edges.get(before.get(step)).get(step));
        }
        return steps;
      }
      for (const target of edges.get(at)?.keys() ?? []) {
        if (before.has(target)) continue;
        before.set(target, at);
        next.push(target);
      }
    }
    open = next;
  }
  return null;
}

function answerWhy(from, to) {
  const answer = byId("why-answer");
  if (!from || !to) return answer.replaceChildren(html("p", { class: "muted" }, "Choose two types, files or folders."));
  const steps = path(from, to);
  if (!steps) {
    const back = path(to, from);
    const other = back ? `; ${textOfId(to)} depends on ${textOfId(from)} in ${plural(back.length, "step")}` : "";
    return answer.replaceChildren(html("p", null,
      name(`${textOfId(from)} does not depend on ${textOfId(to)}${other}.`)));
  }
  if (!steps.length) return answer.replaceChildren(html("p", null,
    "One is part of the other: choose two parts that do not overlap."));
  answer.replaceChildren(
    html("p", null, name(`${textOfId(from)} depends on ${textOfId(to)} in ${plural(steps.length, "step")}.`)),
    html("ol", { class: "steps" }, steps.map(edge => html("li", null,
      html("h4", null, name(textOfId(edge.from)), " → ", name(textOfId(edge.to))), referenceList(edge.links, 3)))));
}
