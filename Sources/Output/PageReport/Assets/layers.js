// The layers as a house: floors from top to bottom, rooms side by side, lines for dependencies.

const linesOfLayer = data.layers.map(() => 0);
data.fileLayer.forEach((layer, file) => { if (layer >= 0) linesOfLayer[layer] += data.fileLines[file]; });
const filesOfLayer = data.layers.map(() => []);
data.fileLayer.forEach((layer, file) => { if (layer >= 0) filesOfLayer[layer].push(file); });

/** The rows of layers in a parent: lists of those side by side. */
function rowsOf(parent) {
  const rows = new Map();
  for (const layer of shownLayers) {
    if (layer === 0 || data.layers[layer].parent !== parent) continue;
    const rank = data.layers[layer].rank;
    if (!rows.has(rank)) rows.set(rank, []);
    rows.get(rank).push(layer);
  }
  return [...rows.entries()].sort((one, other) => one[0] - other[0]).map(row => row[1]);
}

/** Places for rooms and lines in a drawing of some width. */
class HousePlan {
  constructor(width) {
    this.isNarrow = width < 620;
    this.edges = flat(layerEdges).map(edge => ({ ...edge, order: order(edge.from, edge.to) }))
      .filter(edge => edge.order !== "none" && edge.order !== "same");
    this.most = Math.max(1, ...this.edges.map(edge => edge.count));
    this.rooms = new Map();
    // Of many lines only the thickest are shown, and all that break the layers.
    const kept = [...this.edges].filter(edge => !edge.broken).sort((one, other) => other.count - one.count).slice(0,
      linesShown);
    for (const edge of this.edges) edge.isMinor = !edge.broken && !kept.includes(edge);
    this.minor = this.edges.filter(edge => edge.isMinor).length;
    const major = this.edges.filter(edge => !edge.isMinor);
    const down = major.filter(edge => edge.order === "above").length;
    const up = major.filter(edge => edge.order === "below").length;
    const lane = this.lane = this.isNarrow ? 4 : 8;
    const gutters = [this.isNarrow ? 26 : 60, width * 0.24];
    this.left = Math.min(gutters[1], Math.max(gutters[0], 20 + up * lane));
    this.right = Math.min(gutters[1], Math.max(gutters[0], 20 + down * lane));
    this.width = width;
    this.place();
    this.route();
  }

  place() {
    const inner = this.width - this.left - this.right;
    let y = 12;
    if (shownLayers.includes(0)) {
      this.rooms.set(0, { layer: 0, x: this.left, y, w: inner, h: 84, isRoof: true, depth: 0 });
      y += 84 + 34;
    }
    const rows = rowsOf(undefined);
    rows.forEach((row, index) => {
      y += this.placeRow(row, this.left, y, inner, 0, `top ${index}`) + 44;
    });
    this.height = y - 44 + 26;
    this.ground = y - 44;
  }

  /** Returns the height of the row. */
  placeRow(row, x, y, width, depth, id) {
    const gap = 14, room = (width - gap * (row.length - 1)) / row.length;
    const heights = row.map((layer, index) => {
      const box = { layer, x: x + index * (room + gap), y, w: room, depth, row: id, isLast: index === row.length - 1 };
      this.rooms.set(layer, box);
      const rows = rowsOf(layer);
      let bottom = y + (rows.length && !filesOfLayer[layer].length ? 44 : 78);
      rows.forEach((inner, place) => {
        bottom += this.placeRow(inner, box.x + 14, bottom, box.w - 28, depth + 1, `${layer} ${place}`) + 30;
      });
      if (rows.length) bottom -= 14;
      return bottom - y;
    });
    const height = Math.max(...heights);
    for (const layer of row) this.rooms.get(layer).h = height;
    return height;
  }

  weight(edge) { return 1.3 + (this.isNarrow ? 4 : 8) * Math.sqrt(edge.count / this.most); }

  /** Whether two rooms face each other across one gap. */
  facing(upper, lower) {
    if (lower.y < upper.y + upper.h) return false;
    const gap = lower.y - (upper.y + upper.h);
    if (gap > 46) return false;
    return Math.min(upper.x + upper.w, lower.x + lower.w) - Math.max(upper.x, lower.x) > 30;
  }

  /** Whether nothing stands between a room and the wall on that side. */
  touches(room, side) {
    const edge = side > 0 ? room.x + room.w : room.x;
    return ![...this.rooms.values()].some(other =>
      other !== room && other.y < room.y + room.h && other.y + other.h > room.y
      && (side > 0 ? other.x >= edge : other.x + other.w <= edge));
  }

  route() {
    const facing = new Map(), sides = [];
    for (const edge of this.edges) {
      const from = this.rooms.get(edge.from), to = this.rooms.get(edge.to);
      const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
      if (edge.order === "beside" || upper.y + upper.h > lower.y) {
        edge.kind = "beside";
      } else if (this.facing(upper, lower)) {
        const key = `${upper.layer} ${lower.layer}`;
        if (!facing.has(key)) facing.set(key, []);
        facing.get(key).push(edge);
        edge.kind = "facing";
      } else {
        edge.kind = "side";
        sides.push(edge);
      }
    }
    for (const edges of facing.values()) this.routeFacing(edges);
    this.routeSides(sides.filter(edge => edge.order === "above"), 1);
    this.routeSides(sides.filter(edge => edge.order !== "above"), -1);
    this.edges.filter(edge => edge.kind === "beside").forEach((edge, index) => this.routeBeside(edge, index));
  }

  routeFacing(edges) {
    edges.sort((one, other) => (one.order === "below" ? 0 : 1) - (other.order === "below" ? 0 : 1));
    edges.forEach((edge, index) => {
      const from = this.rooms.get(edge.from), to = this.rooms.get(edge.to);
      const left = Math.max(from.x, to.x), right = Math.min(from.x + from.w, to.x + to.w);
      const x = left + (right - left) * (index + 1) / (edges.length + 1);
      const isDown = from.y < to.y;
      const start = isDown ? from.y + from.h : from.y, end = isDown ? to.y - 7 : to.y + to.h + 7;
      edge.path = `M${x} ${start}V${end}`;
      edge.tip = { x, y: isDown ? to.y : to.y + to.h, angle: isDown ? 90 : -90 };
      edge.label = { x: x + 9 + this.weight(edge) / 2, y: (start + end) / 2 + 4, anchor: "start" };
    });
  }

  /** Lines around the house: the shortest are next to the wall. */
  routeSides(edges, side) {
    const span = edge => Math.abs(this.rooms.get(edge.from).y - this.rooms.get(edge.to).y);
    edges.sort((one, other) => span(one) - span(other));
    const wall = side > 0 ? this.width - this.right : this.left;
    const room = (side > 0 ? this.right : this.left) - 26;
    const major = edges.filter(edge => !edge.isMinor);
    const lane = Math.min(this.lane + 3, room / Math.max(1, major.length));
    // Ports along the walls, in the order in which the lines run.
    const ports = new Map();
    for (const edge of edges) {
      for (const layer of [edge.from, edge.to]) {
        if (!ports.has(layer)) ports.set(layer, []);
        ports.get(layer).push(edge);
      }
    }
    for (const [layer, own] of ports) {
      const at = edge => this.rooms.get(edge.from === layer ? edge.to : edge.from).y;
      own.sort((one, other) => {
        const [a, b] = [at(one), at(other)], y = this.rooms.get(layer).y;
        if ((a < y) !== (b < y)) return a < y ? -1 : 1;
        return a < y ? span(one) - span(other) : span(other) - span(one);
      });
    }
    edges.forEach((edge, index) => {
      const track = edge.isMinor ? index % Math.max(1, major.length) : major.indexOf(edge);
      const x = wall + side * (16 + lane * (track + 0.5));
      const port = layer => {
        const box = this.rooms.get(layer), own = ports.get(layer);
        const height = box.isRoof ? 24 : Math.min(box.h, 92);
        const top = box.isRoof ? box.y + box.h - 24 : box.y + 6;
        const y = top + (height - 12) * (own.indexOf(edge) + 1) / (own.length + 1);
        // The roof is wider at its bottom.
        const eave = box.isRoof ? 22 - (box.w / 2 + 22) * (box.y + box.h - y) / box.h : 0;
        const edgeX = side > 0 ? box.x + box.w + eave : box.x - eave;
        if (this.touches(box, side)) return { x: edgeX, y, isOpen: true };
        return { x: box.x + box.w / 2, y: box.y + box.h, isOpen: false };
      };
      const start = port(edge.from), end = port(edge.to);
      const leave = spot => spot.isOpen ? spot.y : spot.y + 14 + index % 4 * 3;
      const [y1, y2] = [leave(start), leave(end)];
      const turn = Math.min(8, Math.abs(y2 - y1) / 2), down = y2 > y1 ? 1 : -1;
      const begin = start.isOpen ? `M${start.x} ${y1}` : `M${start.x} ${start.y}V${y1}`;
      edge.path = `${begin}H${x - side * turn}Q${x} ${y1} ${x} ${y1 + down * turn}`
        + `V${y2 - down * turn}Q${x} ${y2} ${x - side * turn} ${y2}`
        + (end.isOpen ? `H${end.x + side * 7}` : `H${end.x}V${end.y + 7}`);
      edge.tip = end.isOpen ? { x: end.x, y: y2, angle: side > 0 ? 180 : 0 } : { x: end.x, y: end.y, angle: -90 };
    });
  }

  routeBeside(edge, index) {
    const from = this.rooms.get(edge.from), to = this.rooms.get(edge.to);
    const isRight = to.x > from.x;
    const gap = isRight ? to.x - (from.x + from.w) : from.x - (to.x + to.w);
    if (gap >= 0 && gap < 20 && from.y < to.y + to.h && to.y < from.y + from.h) {
      const y = Math.max(from.y, to.y) + 26 + index % 4 * 12;
      const start = isRight ? from.x + from.w : from.x, end = isRight ? to.x : to.x + to.w;
      edge.path = `M${start} ${y}H${end - (isRight ? 7 : -7)}`;
      edge.tip = { x: end, y, angle: isRight ? 0 : 180 };
      return;
    }
    const x1 = from.x + from.w / 2 + (index % 5 - 2) * 9, x2 = to.x + to.w / 2 + (index % 5 - 2) * 9;
    const bottom = Math.max(from.y + from.h, to.y + to.h) + 8 + index % 3 * 5;
    edge.path = `M${x1} ${from.y + from.h}C${x1} ${bottom + 14} ${x2} ${bottom + 14} ${x2} ${to.y + to.h + 7}`;
    edge.tip = { x: x2, y: to.y + to.h, angle: -90 };
  }
}

/** More lines than this make a tangle. */
const linesShown = 20;

const words = { above: "down", below: "up", beside: "side" };

function drawHouse(parent, width, isSmall = false) {
  if (!shownLayers.length) {
    parent.replaceChildren(html("p", { class: "empty" },
      "No layers were found or configured. `layerlint init` proposes some."));
    return null;
  }
  const plan = new HousePlan(width);
  const mostLines = Math.max(1, ...linesOfLayer);
  const picture = svg("svg", {
    viewBox: `0 0 ${width} ${plan.height}`, width, height: plan.height, class: "house",
    role: "group", "aria-label": "The layers from top to bottom, and the references between them",
  });
  picture.append(svg("line", {
    x1: plan.left - 24, x2: width - plan.right + 24, y1: plan.ground + 6, y2: plan.ground + 6, class: "ground",
  }));
  const rooms = [...plan.rooms.values()].sort((one, other) => one.depth - other.depth);
  for (const room of rooms) picture.append(drawRoom(room, plan, mostLines, isSmall));
  const drawn = [...plan.edges].sort((one, other) => Boolean(one.broken) - Boolean(other.broken)
    || other.count - one.count);
  for (const edge of drawn) picture.append(drawEdge(edge, plan, isSmall));
  parent.replaceChildren(picture);
  if (plan.minor && !isSmall) {
    parent.append(html("p", { class: "muted" },
      `The ${linesShown} thickest lines are shown, and all against the layers. Select a floor to see its others.`));
  }
  return plan;
}

function drawRoom(room, plan, mostLines, isSmall) {
  const layer = data.layers[room.layer], { x, y, w, h } = room;
  const files = filesOfLayer[room.layer];
  const group = svg("g", { class: `room depth-${Math.min(room.depth, 2)}`, "data-layer": room.layer });
  if (room.isRoof) {
    group.append(svg("path", { class: "wall roof",
      d: `M${x - 22} ${y + h}L${x + w / 2} ${y}L${x + w + 22} ${y + h}Z` }));
    const label = layer.name === "root" ? "Composition root" : layer.name;
    group.append(
      svg("text", { x: x + w / 2, y: y + h - 30, class: "title", "text-anchor": "middle" }, fitted(label, w * 0.5, 16)),
      svg("text", { x: x + w / 2, y: y + h - 12, class: "facts", "text-anchor": "middle" },
        plural(files.length, "file")));
  } else {
    group.append(
      svg("rect", { class: "wall", x, y, width: w, height: h, rx: 3 }),
      svg("rect", { x, y, width: 6, height: h, rx: 2, style: `fill:${colorOfLayer(room.layer)}` }),
      svg("text", { x: x + 20, y: y + 27, class: "title" }, fitted(shortName(layer), w - 34, 16)));
    const facts = [plural(files.length, "file"), `${linesOfLayer[room.layer].toLocaleString("en")} lines`];
    const isWide = w > 190;
    if (files.length) {
      group.append(svg("text", { x: x + 20, y: y + 45, class: "facts" },
        fitted(isWide ? facts.join(" · ") : facts[0], w - 30)));
      group.append(bricks(files, x + 20, y + 54, (w - 40) * linesOfLayer[room.layer] / mostLines, room.layer));
    }
  }
  if (isSmall) return group;
  return pressable(group, `Layer ${layer.name}, ${plural(files.length, "file")}`,
    () => go("layers", { layer: layer.name }));
}

/** `Services` of `Domain/Services`. */
const shortName = layer => layer.parent === undefined ? layer.name : layer.name.slice(layer.name.lastIndexOf("/") + 1);

/** One brick for each file, as wide as it is long. */
function bricks(files, x, y, width, layer) {
  const total = Math.max(1, linesOfLayer[layer]);
  let path = "", at = x, rest = 0;
  for (const file of [...files].sort((one, other) => data.fileLines[other] - data.fileLines[one])) {
    rest += width * data.fileLines[file] / total;
    if (rest < 3) continue;
    path += `M${at.toFixed(1)} ${y}h${(rest - 1).toFixed(1)}v9h-${(rest - 1).toFixed(1)}z`;
    at += rest;
    rest = 0;
  }
  if (rest > 0.5) path += `M${at.toFixed(1)} ${y}h${rest.toFixed(1)}v9h-${rest.toFixed(1)}z`;
  return svg("path", { class: "bricks", d: path, style: `fill:${colorOfLayer(layer)}` });
}

function drawEdge(edge, plan, isSmall) {
  const weight = plan.weight(edge), tip = edge.tip, size = 4 + weight * 0.9;
  const direction = edge.broken ? words[edge.order] : edge.order === "above" ? "down" : `${words[edge.order]} accepted`;
  const [from, to] = [data.layers[edge.from].name, data.layers[edge.to].name];
  const group = svg("g", {
    class: `edge ${direction}${edge.from === 0 ? " from-root" : ""}${edge.isMinor ? " minor" : ""}`,
      "data-from": edge.from, "data-to": edge.to,
  },
    svg("path", { class: "hit", d: edge.path }),
    svg("path", { class: "line", d: edge.path, "stroke-width": weight.toFixed(1) }),
    svg("path", {
      class: "tip", d: `M0 0L-${size} -${size * 0.62}V${size * 0.62}Z`,
      transform: `translate(${tip.x} ${tip.y}) rotate(${tip.angle})`,
    }),
    svg("title", null, `${from} → ${to}: ${plural(edge.count, "reference")}`));
  if (edge.label && !plan.isNarrow) {
    group.append(svg("text", { class: "number", x: edge.label.x, y: edge.label.y }, edge.count.toLocaleString("en")));
  }
  if (isSmall) return group;
  const verdict = edge.broken ? ", against the layers" : "";
  return pressable(group, `${from} uses ${to}: ${plural(edge.count, "reference")}${verdict}`,
    () => go("layers", { from, to }));
}

function layerDetails(layer) {
  const found = metrics(layer), own = data.layers[layer];
  const rows = [
    ["Files", found.files.length], ["Lines", found.lines.toLocaleString("en")],
    ["Types", `${found.types}, ${plural(found.protocols, "protocol")}`],
    ["Used by (afferent coupling)", plural(found.afferent, "type")],
    ["Uses others (efferent coupling)", plural(found.efferent, "type")],
    ["Instability", found.instability.toFixed(2)], ["Abstractness", found.abstractness.toFixed(2)],
    ["Distance from the main sequence", found.distance.toFixed(2)],
  ];
  const largest = [...found.files].sort((one, other) => data.fileLines[other] - data.fileLines[one]).slice(0, 12);
  const edges = flat(layerEdges).filter(edge => edge.from === layer || edge.to === layer);
  const side = (heading, key, other) => {
    const list = edges.filter(edge => edge[key] === layer).sort((one, two) => two.count - one.count);
    return list.length ? [html("h4", null, heading), html("ul", { class: "plain" }, list.map(edge => html("li", null,
      html("button", {
        class: "link", onclick: () => go("layers",
          { from: data.layers[edge.from].name, to: data.layers[edge.to].name }),
      }, name(data.layers[edge[other]].name)), ` ${edge.count.toLocaleString("en")}`,
      edge.broken ? html("span", { class: "verdict broken" }, ` ${edge.broken} against the layers`) : null)))] : [];
  };
  const folders = new Map();
  for (const file of found.files) {
    const folder = folderOf(data.paths[file]);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const listed = [...folders.entries()].sort((one, other) => other[1] - one[1]);
  details(own.name,
    html("dl", { class: "metrics" }, rows.map(([term, value]) => [html("dt", null, term),
      html("dd", null, String(value))])),
    html("p", null, html("a", { href: `#findings?layer=${encodeURIComponent(own.name)}` }, "Findings in this layer")),
    side("Uses", "from", "to"), side("Is used by", "to", "from"),
    html("h4", null, "Folders"),
    html("ul", { class: "plain" }, listed.slice(0, 15).map(([folder, count]) => html("li", null,
      html("a", { href: `#graph?focus=${encodeURIComponent(`d:${folder}`)}` }, name(folder)), ` ${count}`)),
      listed.length > 15 ? html("li", null, `and ${listed.length - 15} more`) : null),
    html("h4", null, "Largest files"),
    html("ul", { class: "plain" }, largest.map(file => html("li", null,
      html("a", { href: `#graph?focus=${encodeURIComponent(`f:${data.paths[file]}`)}` },
        name(nameOf(data.paths[file]))),
      ` ${data.fileLines[file].toLocaleString("en")} lines`))));
}

let houseWidth = 0;

views.layers = query => {
  const parent = byId("house"), width = Math.max(330, Math.min(parent.clientWidth, 1180));
  if (width !== houseWidth) {
    houseWidth = width;
    drawHouse(parent, width);
  }
  const find = text => data.layers.findIndex(layer => layer.name === text);
  parent.querySelectorAll(".selected").forEach(element => element.classList.remove("selected"));
  const picture = parent.querySelector("svg");
  if (!picture) return;
  const [layer, from, to] = ["layer", "from", "to"].map(key => query.has(key) ? find(query.get(key)) : -1);
  picture.classList.toggle("has-selection", layer >= 0 || from >= 0);
  if (layer >= 0) {
    picture.querySelector(`[data-layer="${layer}"]`)?.classList.add("selected");
    picture.querySelectorAll(`[data-from="${layer}"], [data-to="${layer}"]`)
      .forEach(element => element.classList.add("selected"));
    layerDetails(layer);
  } else if (from >= 0 && to >= 0) {
    picture.querySelector(`[data-from="${from}"][data-to="${to}"]`)?.classList.add("selected");
    for (const end of [from, to]) picture.querySelector(`[data-layer="${end}"]`)?.classList.add("selected");
    const edge = layerEdges.get(from)?.get(to);
    if (edge) edgeDetails(data.layers[from].name, data.layers[to].name, edge);
  }
};

views.overview = () => {
  const parent = byId("overview-house");
  if (parent.childElementCount) return;
  drawHouse(parent, Math.max(330, Math.min(parent.clientWidth, 900)), true);
  parent.querySelector("svg")?.setAttribute("role", "img");
};
