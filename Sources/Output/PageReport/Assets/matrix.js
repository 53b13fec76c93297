// The dependency structure matrix: rows and columns are the same parts, which open in place.

const cell = 22, labelWidth = 300;

/** One part: a layer, module, folder, file or type. */
class Part {
  constructor(id, text, kind, parent) {
    Object.assign(this, { id, text, kind, parent, children: [], isOpen: false, broken: 0 });
    this.depth = parent ? parent.depth + 1 : -1;
  }
  add(id, text, kind) {
    const part = new Part(id, text, kind, this);
    this.children.push(part);
    return part;
  }
}

/** The tree of parts, and the leaf that each file and type belongs to. */
class PartTree {
  constructor(by) {
    this.top = new Part("", "", "top", null);
    this.ofFile = new Array(data.paths.length);
    this.ofType = new Array(data.typeNames.length);
    const heads = new Map();
    if (by === "layer") this.addLayers(heads);
    const known = new Map();
    data.paths.forEach((path, file) => {
      const head = this.head(by, file, heads);
      if (!head) return;
      this.ofFile[file] = this.folder(head, path, known).add(`f:${path}`, nameOf(path), "file");
    });
    data.typeFile.forEach((file, type) => {
      const part = this.ofFile[file];
      if (part) this.ofType[type] = part.add(`t:${type}`, data.typeNames[type], data.kinds[data.typeKind[type]]);
    });
    this.compact(this.top);
    this.sorted = new Set();
  }

  addLayers(heads) {
    for (const layer of shownLayers) {
      const { name, parent } = data.layers[layer];
      const outer = parent === undefined ? this.top : heads.get(parent);
      heads.set(layer, outer.add(`l:${name}`, parent === undefined ? name : shortName(data.layers[layer]), "layer"));
    }
  }

  head(by, file, heads) {
    if (by === "folder") return this.top;
    const group = by === "layer" ? data.fileLayer[file] : data.fileModule[file];
    if (!heads.has(group)) {
      const text = group < 0 ? `no ${by}` : data.modules[group];
      heads.set(group, this.top.add(`${by[0]}:${text} ${group}`, text, by));
    }
    return heads.get(group);
  }

  folder(head, path, known) {
    let part = head, at = "";
    const parts = path.split("/").slice(0, -1);
    for (const piece of parts) {
      at += at ? `/${piece}` : piece;
      const key = `${head.id} ${at}`;
      if (!known.has(key)) known.set(key, part.add(`d:${key}`, piece, "folder"));
      part = known.get(key);
    }
    return part;
  }

  /** Joins folders that hold nothing but one folder. */
  compact(part) {
    for (const child of part.children) {
      while (child.kind === "folder" && child.children.length === 1 && child.children[0].kind === "folder") {
        const only = child.children[0];
        child.text += `/${only.text}`;
        child.children = only.children;
        for (const inner of child.children) inner.parent = child;
      }
      this.compact(child);
    }
    if (["layer", "module"].includes(part.kind) && part.children.length === 1 && part.children[0].kind === "folder") {
      const only = part.children[0];
      part.children = only.children;
      for (const inner of part.children) inner.parent = part;
    }
    this.number(part, part.depth);
  }

  number(part, depth) {
    part.depth = depth;
    for (const child of part.children) this.number(child, depth + 1);
  }

  /** The child of `outer` that a part is in, if any. */
  within(part, outer) {
    while (part && part.parent !== outer) part = part.parent;
    return part ?? undefined;
  }

  /** Sorts children by dependency, users first, and finds their cycles. Layers keep their order. */
  sort(part) {
    if (this.sorted.has(part)) return;
    this.sorted.add(part);
    const edges = edgesBetween((file, type) => this.within(this.leaf(file, type), part));
    const targets = child => [...(edges.get(child)?.keys() ?? [])];
    const found = components(part.children, targets);
    found.forEach((component, index) => { for (const child of component) child.cycle = component.length > 1 ? index
      : -1; });
    if (part.children.some(child => child.kind === "layer")) return;
    const weight = new Map();
    for (const row of edges.values()) {
      for (const edge of row.values()) {
        weight.set(edge.from, (weight.get(edge.from) ?? 0) + edge.count);
        weight.set(edge.to, (weight.get(edge.to) ?? 0) - edge.count);
      }
    }
    part.children = found.flatMap(component =>
      component.sort((one, other) => (weight.get(other) ?? 0) - (weight.get(one) ?? 0)));
  }

  leaf(file, type) { return type >= 0 && this.ofType[type] || this.ofFile[file]; }

  /** Open parts, each before what it contains. */
  rows() {
    const rows = [];
    const visit = part => {
      this.sort(part);
      for (const child of part.children) {
        child.row = rows.length;
        rows.push(child);
        if (child.isOpen) visit(child);
        child.end = rows.length;
      }
    };
    visit(this.top);
    return rows;
  }
}

class Matrix {
  constructor(parent) {
    this.canvas = html("canvas", { "aria-hidden": "true" });
    this.labels = html("div", { class: "matrix-labels" });
    this.spacer = html("div", { class: "matrix-spacer" });
    this.live = html("p", { class: "matrix-status", role: "status" });
    this.scroller = html("div", {
      class: "matrix-scroll", tabindex: "0", role: "application",
      "aria-label": "Dependency matrix. Arrow keys move, Enter shows references, plus and minus open and close a row.",
    }, html("div", { class: "matrix-window" }, this.canvas, this.labels), this.spacer);
    parent.replaceChildren(this.scroller, this.live);
    this.at = { row: 0, column: 0 };
    this.scroller.addEventListener("scroll", () => this.draw());
    this.scroller.addEventListener("keydown", event => this.key(event));
    this.canvas.addEventListener("click", event => this.click(event));
    this.canvas.addEventListener("mousemove", event => this.hover(event));
    new ResizeObserver(() => this.draw()).observe(this.scroller);
  }

  show(tree, isWanted) {
    this.tree = tree;
    this.isWanted = isWanted;
    this.rows = tree.rows();
    this.count();
    const size = this.rows.length * cell;
    this.labelWidth = Math.min(labelWidth, this.scroller.clientWidth * 0.55);
    this.spacer.style.width = `${size + this.labelWidth + 2}px`;
    this.spacer.style.height = `${size + cell + 2}px`;
    this.scroller.style.height = `min(76vh, ${size + cell + 24}px)`;
    this.at.row = Math.min(this.at.row, this.rows.length - 1);
    this.at.column = Math.min(this.at.column, this.rows.length - 1);
    this.draw();
  }

  /** Sums up links by visible rows: the column uses the row. */
  count() {
    const row = part => {
      while (part && part.parent && !this.isOpenAll(part.parent)) part = part.parent;
      return part?.row;
    };
    const ofLeaf = new Map();
    const visible = part => {
      if (!part) return undefined;
      if (!ofLeaf.has(part)) ofLeaf.set(part, row(part));
      return ofLeaf.get(part);
    };
    const edges = edgesBetween((file, type) => visible(this.tree.leaf(file, type)));
    this.cells = new Map();
    for (const edge of flat(edges)) {
      if (!this.isWanted(edge)) continue;
      if (!this.cells.has(edge.to)) this.cells.set(edge.to, new Map());
      this.cells.get(edge.to).set(edge.from, edge);
    }
  }

  /** Whether all around a part are open. */
  isOpenAll(part) {
    for (let at = part; at.parent; at = at.parent) if (!at.isOpen) return false;
    return true;
  }

  draw() {
    if (!this.rows) return;
    const { scrollLeft, scrollTop, clientWidth: width, clientHeight: height } = this.scroller;
    const ratio = devicePixelRatio || 1, context = this.canvas.getContext("2d"), label = this.labelWidth;
    this.canvas.width = width * ratio;
    this.canvas.height = height * ratio;
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const style = getComputedStyle(document.documentElement), color = key => style.getPropertyValue(`--${key}`).trim();
    const first = Math.floor(scrollTop / cell),
      last = Math.min(this.rows.length, Math.ceil((scrollTop + height) / cell));
    const left = Math.floor(scrollLeft / cell);
    const right = Math.min(this.rows.length, Math.ceil((scrollLeft + width - label) / cell));
    const x = column => label + column * cell - scrollLeft, y = row => cell + row * cell - scrollTop;
    context.save();
    context.beginPath();
    context.rect(label, cell, Math.min(width - label, this.rows.length * cell - scrollLeft), height - cell);
    context.clip();
    context.fillStyle = color("paper-raised");
    context.fillRect(label, cell, width, y(this.rows.length) - cell);
    this.drawBlocks(context, color, x, y, first, last, left, right);
    this.drawCells(context, color, x, y, first, last, left, right);
    this.drawCycles(context, color, x, y);
    context.restore();
    this.drawNumbers(context, color, x, left, right, width);
    this.drawLabels(first, last, scrollTop);
  }

  drawBlocks(context, color, x, y, first, last, left, right) {
    context.strokeStyle = color("grid");
    context.lineWidth = 1;
    context.beginPath();
    for (let row = first; row <= last; row++) { context.moveTo(x(left), y(row) + 0.5); context.lineTo(x(right),
      y(row) + 0.5); }
    for (let column = left; column <= right; column++) { context.moveTo(x(column) + 0.5,
      y(first)); context.lineTo(x(column) + 0.5, y(last)); }
    context.stroke();
    for (const part of this.rows) {
      if (!part.isOpen || part.end < first || part.row > last) continue;
      context.fillStyle = color("block");
      const size = (part.end - part.row) * cell;
      context.fillRect(x(part.row), y(part.row), size, size);
      context.strokeStyle = color("line-strong");
      context.strokeRect(x(part.row) + 0.5, y(part.row) + 0.5, size, size);
    }
    context.fillStyle = color("diagonal");
    for (let row = Math.max(first, left); row < Math.min(last, right); row++) context.fillRect(x(row) + 1, y(row) + 1,
      cell - 1, cell - 1);
    context.fillStyle = color("cursor");
    context.fillRect(x(left), y(this.at.row), (right - left) * cell, cell);
    context.fillRect(x(this.at.column), y(first), cell, (last - first) * cell);
  }

  drawCells(context, color, x, y, first, last, left, right) {
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let row = first; row < last; row++) {
      for (const [column, edge] of this.cells.get(row) ?? []) {
        if (column < left || column >= right) continue;
        const isAbove = row < column, strength = Math.min(1, 0.25 + Math.log10(edge.count + 1) / 3);
        const kind = edge.broken ? "cell-broken" : edge.upward ? "cell-upward" : isAbove ? "cell-above" : "cell-below";
        context.globalAlpha = edge.broken ? 1 : strength;
        context.fillStyle = color(kind);
        context.fillRect(x(column) + 1, y(row) + 1, cell - 1, cell - 1);
        context.globalAlpha = 1;
        context.fillStyle = edge.broken ? "#fff" : color(strength > 0.72 ? "cell-text-strong" : "cell-text");
        context.font = `${edge.count > 999 ? 8 : edge.count > 99 ? 9 : 10.5}px ui-sans-serif, system-ui, sans-serif`;
        const text = edge.count > 9999 ? `${Math.round(edge.count / 1000)}k` : String(edge.count);
        context.fillText(text, x(column) + cell / 2 + 0.5, y(row) + cell / 2 + 1);
      }
    }
    context.strokeStyle = color("accent");
    context.lineWidth = 2;
    context.strokeRect(x(this.at.column) + 1, y(this.at.row) + 1, cell - 1, cell - 1);
    context.lineWidth = 1;
  }

  /** A box around neighbours that use each other in a cycle. */
  drawCycles(context, color, x, y) {
    context.strokeStyle = color("side");
    context.lineWidth = 2;
    context.setLineDash([5, 3]);
    let start = null;
    const close = end => {
      if (start && end - start.row > 1) context.strokeRect(x(start.row) + 1, y(start.row) + 1,
        (end - start.row) * cell - 1, (end - start.row) * cell - 1);
      start = null;
    };
    for (const part of this.rows) {
      if (start && (part.parent === start.parent ? part.cycle !== start.cycle
        : part.row >= start.parent.end)) close(part.row);
      if (!start && part.cycle >= 0) start = part;
    }
    close(this.rows.length);
    context.setLineDash([]);
    context.lineWidth = 1;
  }

  drawNumbers(context, color, x, left, right, width) {
    context.save();
    context.beginPath();
    context.rect(this.labelWidth, 0, width, cell);
    context.clip();
    context.fillStyle = color("paper");
    context.fillRect(0, 0, width, cell);
    context.fillStyle = color("muted");
    context.font = "10px ui-sans-serif, system-ui, sans-serif";
    context.textAlign = "center";
    for (let column = left; column < right; column++) context.fillText(String(column + 1), x(column) + cell / 2,
      cell / 2 + 1);
    context.restore();
  }

  drawLabels(first, last, scrollTop) {
    this.labels.style.width = `${this.labelWidth}px`;
    const items = [];
    for (let row = first; row < last; row++) {
      const part = this.rows[row], hasChildren = part.children.length > 0;
      const top = cell + row * cell - scrollTop;
      if (top < cell - 1) continue;
      const item = html("button", {
        class: `matrix-label${row === this.at.row ? " here" : ""}`, tabindex: "-1", title: part.text,
        "aria-expanded": hasChildren ? String(part.isOpen) : null, onclick: () => this.toggle(part),
      }, html("span", { class: "twist" }, hasChildren ? part.isOpen ? "▾" : "▸" : "·"), name(part.text),
        html("span", { class: "row-number" }, String(row + 1)));
      item.style.transform = `translateY(${top}px)`;
      item.style.paddingLeft = `${6 + part.depth * 13}px`;
      items.push(item);
    }
    this.labels.replaceChildren(...items);
  }

  toggle(part) {
    if (!part.children.length) return this.select(part.row, part.row);
    part.isOpen = !part.isOpen;
    this.show(this.tree, this.isWanted);
    this.say();
  }

  place(event) {
    const box = this.canvas.getBoundingClientRect();
    const column = Math.floor((event.clientX - box.left - this.labelWidth + this.scroller.scrollLeft) / cell);
    const row = Math.floor((event.clientY - box.top - cell + this.scroller.scrollTop) / cell);
    return row >= 0 && column >= 0 && row < this.rows.length && column < this.rows.length ? { row, column } : null;
  }

  hover(event) {
    const at = this.place(event);
    this.canvas.title = at ? this.text(at) : "";
  }

  click(event) {
    const at = this.place(event);
    if (!at) return;
    this.scroller.focus({ preventScroll: true });
    this.select(at.row, at.column);
  }

  text({ row, column }) {
    const edge = this.cells.get(row)?.get(column), user = this.rows[column].text, used = this.rows[row].text;
    if (row === column) return used;
    if (!edge) return `${user} does not use ${used}`;
    return `${user} uses ${used}: ${plural(edge.count, "reference")}${edge.broken ? ", against the layers" : ""}`;
  }

  say() { this.live.textContent = this.text(this.at); }

  select(row, column) {
    this.at = { row, column };
    this.draw();
    this.say();
    const edge = this.cells.get(row)?.get(column);
    if (edge) edgeDetails(this.rows[column].text, this.rows[row].text, edge);
  }

  key(event) {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    const part = this.rows[this.at.row];
    if (steps) {
      event.preventDefault();
      const clamp = value => Math.max(0, Math.min(this.rows.length - 1, value));
      this.at = { row: clamp(this.at.row + steps[0]), column: clamp(this.at.column + steps[1]) };
      this.reveal();
      this.draw();
      this.say();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (this.at.row === this.at.column) this.toggle(part); else this.select(this.at.row, this.at.column);
    } else if (event.key === "+" || event.key === "-") {
      if (part.children.length && part.isOpen !== (event.key === "+")) this.toggle(part);
      else if (event.key === "-" && part.parent?.parent) {
        this.at.row = part.parent.row;
        this.toggle(part.parent);
      }
    }
  }

  reveal() {
    const { row, column } = this.at, box = this.scroller;
    const [top, leftEdge] = [row * cell, column * cell];
    if (top < box.scrollTop) box.scrollTop = top;
    if (top + 2 * cell > box.scrollTop + box.clientHeight) box.scrollTop = top + 2 * cell - box.clientHeight;
    if (leftEdge < box.scrollLeft) box.scrollLeft = leftEdge;
    const visible = box.clientWidth - this.labelWidth;
    if (leftEdge + cell > box.scrollLeft + visible) box.scrollLeft = leftEdge + cell - visible;
  }
}

let matrix, trees = {};

views.matrix = query => {
  const by = query.get("by") ?? (shownLayers.length > 1 ? "layer" : data.modules.length > 1 ? "module" : "folder");
  const show = query.get("show") ?? "all";
  const address = changes => go("matrix", { by, show: show === "all" ? "" : show, ...changes }, true);
  const open = kinds => {
    const visit = part => {
      for (const child of part.children) {
        child.isOpen = kinds.includes(child.kind) && child.children.length > 0;
        visit(child);
      }
    };
    visit(trees[by].top);
    matrix.show(trees[by], matrix.isWanted);
  };
  byId("matrix-bar").replaceChildren(
    field("Group by", choice([["layer", "layers"], ["module", "modules"], ["folder", "folders"]], by,
      value => address({ by: value }))),
    field("Show", choice([["all", "all references"], ["up", "only upward and sideways"]], show,
      value => address({ show: value }))),
    field("Open all", choice(
      [["", "…"], ["none", "nothing"], ["layer", "layers and modules"], ["folder", "folders"],
        ["file", "files (slow to read)"]], "",
      value => open({ none: [], layer: ["layer", "module"], folder: ["layer", "module", "folder"],
        file: ["layer", "module", "folder", "file"] }[value] ?? []))));
  matrix ??= new Matrix(byId("matrix-grid"));
  if (!trees[by]) {
    trees[by] = new PartTree(by);
    // A few parts say little: open them as long as all fit on a screen.
    for (let round = 0; round < 3; round++) {
      const rows = trees[by].rows(), open = rows.filter(part => part.children.length && !part.isOpen
        && part.kind !== "file");
      if (rows.length + open.reduce((sum, part) => sum + part.children.length, 0) > 34) break;
      for (const part of open) part.isOpen = true;
    }
  }
  matrix.show(trees[by], edge => show === "all" || edge.upward > 0);
};
