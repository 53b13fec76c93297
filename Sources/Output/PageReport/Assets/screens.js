// The map of screens, from left to right.

const verbs = { present: "presents", push: "pushes", show: "shows", embed: "embeds", segue: "segues to",
  create: "creates" };

/** The distance of each screen from the nearest start, by ways. */
function depths(nodes, ways) {
  const targets = new Map(), users = new Map();
  for (const [from, to] of ways) {
    if (!targets.has(from)) targets.set(from, []);
    targets.get(from).push(to);
    users.set(to, (users.get(to) ?? 0) + 1);
  }
  const depth = new Map();
  const walk = starts => {
    let open = starts.filter(start => !depth.has(start));
    for (const start of open) depth.set(start, 0);
    while (open.length) {
      const next = [];
      for (const at of open) {
        for (const target of targets.get(at) ?? []) {
          if (depth.has(target)) continue;
          depth.set(target, depth.get(at) + 1);
          next.push(target);
        }
      }
      open = next;
    }
  };
  const linked = nodes.filter(node => targets.has(node) || users.has(node));
  walk(linked.filter(node => !users.has(node)));
  walk(linked.filter(node => data.screens[node][4] & 1));
  // What is left leads back to itself.
  for (const node of linked) walk([node]);
  return depth;
}

views.screens = query => {
  const parent = byId("screens-drawing"), focus = query.get("focus") ?? "", way = query.get("way") ?? "";
  const address = changes => go("screens", { focus, way, ...changes }, true);
  const screens = data.screens.filter(([, kind]) => kind === "screen").length;
  if (!data.screens.length) return parent.replaceChildren(html("p", { class: "empty" }, "No screens were found."));
  const names = data.screens.map(([text], node) => [String(node), text]).sort((one, other) => one[1] < other[1] ? -1
    : 1);
  byId("screens-bar").replaceChildren(
    field("Around", choice([["", "all screens"], ...names], focus, value => address({ focus: value }))),
    field("Ways", choice([["", "all"], ...Object.entries(verbs)], way, value => address({ way: value }))),
    html("p", { class: "muted" }, `${plural(screens, "screen")}, ${plural(data.ways.length, "way")} between them`));
  let ways = data.ways.filter(link => !way || link[2] === way);
  if (focus) {
    const near = new Set([Number(focus)]);
    for (const [from, to] of ways) if (from === Number(focus) || to === Number(focus)) near.add(from).add(to);
    ways = ways.filter(([from, to]) => from === Number(focus) || to === Number(focus) || near.has(from)
      && near.has(to));
  }
  const reached = new Set(ways.map(link => link[1]));
  const depth = depths(data.screens.map((_, node) => node), ways);
  const pairs = new Map();
  for (const link of ways) {
    const key = `${link[0]} ${link[1]}`;
    if (!pairs.has(key)) pairs.set(key, []);
    pairs.get(key).push(link);
  }
  if (!depth.size) parent.replaceChildren(html("p", { class: "empty" },
    "Nothing leads from one screen to another in this way."));
  else drawColumns(parent,
    [...depth.entries()].map(([node, column]) => {
      const [text, kind, file, line, flags] = data.screens[node];
      return {
        id: String(node), column, text, layer: file < 0 ? -1 : data.fileLayer[file],
        mark: `${kind}${flags & 1 && !reached.has(node) ? " start" : ""}${flags & 2 ? " unreached" : ""}`,
        note: flags & 1 ? "a storyboard begins here" : kind === "screen" ? "screen" : kind,
        press: () => screenDetails(node, file, line),
      };
    }),
    [...pairs.values()].map(own => {
      const [from, to] = own[0];
      return {
        from: String(from), to: String(to), weight: 1.4, kind: `way ${own[0][2]}`,
        label: [data.screens[from][0], [...new Set(own.map(link => verbs[link[2]]))].join(", "), data.screens[to][0]]
          .join(" "),
        press: () => details(`${data.screens[from][0]} → ${data.screens[to][0]}`, wayList(own, 1)),
      };
    }), "The map of screens");
  const unreached = data.screens.map((screen, node) => [screen, node]).filter(([screen]) => screen[4] & 2);
  byId("screens-unreached").replaceChildren(...unreached.length ? [
    html("h3", null, `${plural(unreached.length, "screen")} that nothing leads to`),
    html("p", { class: "lead" },
      "No code and no storyboard of the project creates them by class. They may be unused, or named in a string."),
    html("ul", { class: "cards" }, unreached.map(([[text, , file, line], node]) => html("li", null,
      html("button", { class: "link", onclick: () => screenDetails(node, file, line) }, name(text)),
      html("div", { class: "place" }, name(`${data.paths[file] ?? ""}:${line}`))))),
  ] : []);
};

const wayList = (ways, end) => html("ul", { class: "plain" }, ways.map(link => html("li", null,
  end === 0 ? [name(data.screens[link[0]][0]), ` ${verbs[link[2]]} it`] : [`${verbs[link[2]]} `,
    name(data.screens[link[1]][0])],
  html("div", { class: "place" }, name(`${data.paths[link[3]] ?? ""}:${link[4]}`)))));

function screenDetails(node, file, line) {
  const [text] = data.screens[node];
  const to = data.ways.filter(link => link[0] === node), from = data.ways.filter(link => link[1] === node);
  details(text, html("p", { class: "place" }, name(`${data.paths[file] ?? ""}:${line}`)),
    html("p", null, html("a", { href: `#screens?focus=${node}` }, "Only its neighbours"),
      typeById.has(`t:${text}`) ? [" · ", html("a", { href: `#graph?focus=${encodeURIComponent(`t:${text}`)}` },
      "In the graph")] : null),
    to.length ? [html("h4", null, "Leads to"), wayList(to, 1)] : null,
    from.length ? [html("h4", null, "Is reached from"), wayList(from, 0)] : null);
}
