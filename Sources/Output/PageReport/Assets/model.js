// The data of the page, and questions about the graph.

const data = JSON.parse(document.getElementById("data").textContent);

/** Reads the numbers that PackedNumbers.swift has written. */
function unpacked(text) {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const values = new Int8Array(128);
  for (let index = 0; index < 64; index++) values[digits.charCodeAt(index)] = index;
  let place = 0;
  const next = () => {
    let result = 0, shift = 0, digit;
    do {
      digit = values[text.charCodeAt(place++)];
      result += (digit & 31) * 2 ** shift;
      shift += 5;
    } while (digit & 32);
    return result;
  };
  const list = () => {
    const numbers = new Array(next());
    let last = 0;
    for (let index = 0; index < numbers.length; index++) {
      const code = next();
      last += code & 1 ? -(code >>> 1) : code >>> 1;
      numbers[index] = last;
    }
    return numbers;
  };
  return { next, list };
}

/**
 * All links: { from, to: files; source, target: types or -1; lines; upward: count; broken: lines }.
 */
const links = (() => {
  const numbers = unpacked(data.links);
  const found = new Array(numbers.next());
  let file = 0;
  for (let index = 0; index < found.length; index++) {
    file += numbers.next();
    const link = { from: file, to: numbers.next(), source: numbers.next() - 1, target: numbers.next() - 1 };
    link.lines = numbers.list();
    link.upward = numbers.next();
    link.broken = link.upward > 0 ? numbers.list() : [];
    found[index] = link;
  }
  delete data.links;
  return found;
})();

const sourceLines = new Map(
  data.source.map(([file, ...rest]) => {
    const lines = new Map();
    for (let index = 0; index < rest.length; index += 2) lines.set(rest[index], rest[index + 1]);
    return [file, lines];
  }));

const rolesOfType = new Map();
for (const [type, role, because] of data.roles) {
  if (!rolesOfType.has(type)) rolesOfType.set(type, []);
  rolesOfType.get(type).push({ role, because });
}

const folderOf = path => path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
const nameOf = path => path.slice(path.lastIndexOf("/") + 1);
const plural = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** Sums up links between groups: Map of from → Map of to → edge. `group(file, type)` returns a key or undefined. */
function edgesBetween(group) {
  const edges = new Map();
  for (const link of links) {
    const from = group(link.from, link.source), to = group(link.to, link.target);
    if (from === undefined || to === undefined || from === to) continue;
    let row = edges.get(from);
    if (!row) edges.set(from, row = new Map());
    let edge = row.get(to);
    if (!edge) row.set(to, edge = { from, to, count: 0, upward: 0, broken: 0, links: [] });
    edge.count += link.lines.length;
    edge.upward += link.upward;
    edge.broken += link.broken.length;
    edge.links.push(link);
  }
  return edges;
}

const flat = edges => [...edges.values()].flatMap(row => [...row.values()]);

/** How one layer stands to another: "same", "above", "below", "beside" or "none". */
function order(first, second) {
  if (first === second) return "same";
  if (first < 0 || second < 0) return "none";
  if (first === 0) return "above";
  if (second === 0) return "below";
  const chain = layer => {
    const found = [];
    for (let at = layer; at !== undefined; at = data.layers[at].parent) found.unshift(at);
    return found;
  };
  const left = chain(first), right = chain(second);
  let depth = 0;
  while (depth < left.length && depth < right.length && left[depth] === right[depth]) depth++;
  if (depth === left.length || depth === right.length) return "same";
  const rows = data.layers[right[depth]].rank - data.layers[left[depth]].rank;
  return rows === 0 ? "beside" : rows > 0 ? "above" : "below";
}

const layersInUse = new Set(data.fileLayer.filter(layer => layer >= 0));
/** Layers with files, and those around them, top to bottom. */
const shownLayers = data.layers.map((_, index) => index).filter(layer => {
  const holds = at => layersInUse.has(at)
    || data.layers.some((other, index) => other.parent === at && holds(index));
  return holds(layer);
});
const layerEdges = edgesBetween(file => data.fileLayer[file] >= 0 ? data.fileLayer[file] : undefined);

/** Size and coupling of a layer, without those nested in it. */
function metrics(layer) {
  const files = data.fileLayer.map((own, file) => own === layer ? file : -1).filter(file => file >= 0);
  const isOwn = type => type >= 0 && data.fileLayer[data.typeFile[type]] === layer;
  const kinds = new Set(["class", "struct", "enum", "actor", "protocol"]);
  let types = 0, protocols = 0;
  data.typeFile.forEach((_, type) => {
    const kind = data.kinds[data.typeKind[type]];
    if (!isOwn(type) || !kinds.has(kind)) return;
    types++;
    if (kind === "protocol") protocols++;
  });
  const users = new Set(), needing = new Set();
  for (const link of links) {
    if (link.target < 0 || link.source < 0) continue;
    if (isOwn(link.target) && !isOwn(link.source)) users.add(link.source);
    if (isOwn(link.source) && !isOwn(link.target)) needing.add(link.source);
  }
  const instability = users.size + needing.size ? needing.size / (users.size + needing.size) : 0;
  const abstractness = types ? protocols / types : 0;
  return {
    files, types, protocols, lines: files.reduce((sum, file) => sum + data.fileLines[file], 0),
    afferent: users.size, efferent: needing.size, instability, abstractness,
    distance: Math.abs(abstractness + instability - 1),
  };
}

/** Numbers of the strongly connected components of `nodes`, in an order in which users come before what they use. */
function components(nodes, targets) {
  const index = new Map(), low = new Map(), onStack = new Set(), stack = [], found = [];
  for (const start of nodes) {
    if (index.has(start)) continue;
    const work = [[start, targets(start)[Symbol.iterator]()]];
    const enter = node => {
      index.set(node, index.size);
      low.set(node, index.get(node));
      stack.push(node);
      onStack.add(node);
    };
    enter(start);
    while (work.length) {
      const [node, rest] = work[work.length - 1];
      const { value, done } = rest.next();
      if (!done) {
        if (!index.has(value)) {
          enter(value);
          work.push([value, targets(value)[Symbol.iterator]()]);
        } else if (onStack.has(value)) {
          low.set(node, Math.min(low.get(node), index.get(value)));
        }
        continue;
      }
      work.pop();
      if (work.length) {
        const outer = work[work.length - 1][0];
        low.set(outer, Math.min(low.get(outer), low.get(node)));
      }
      if (low.get(node) !== index.get(node)) continue;
      const component = [];
      let member;
      do {
        member = stack.pop();
        onStack.delete(member);
        component.push(member);
      } while (member !== node);
      found.unshift(component.reverse());
    }
  }
  return found;
}
