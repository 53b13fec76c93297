// Lists of references, with their lines of source.

const referencesShown = 60;

/** The references of some links, those that break the layers first. */
function referenceList(all, limit = referencesShown) {
  const places = [];
  for (const link of all) {
    const broken = new Set(link.broken);
    for (const line of new Set(link.lines)) places.push({ link, line, isBroken: broken.has(line) });
  }
  places.sort((one, other) => other.isBroken - one.isBroken);
  const list = html("ol", { class: "references" });
  let shown = 0;
  const more = html("button", { class: "more" });
  const extend = count => {
    for (const place of places.slice(shown, shown + count)) list.append(referenceItem(place));
    shown = Math.min(places.length, shown + count);
    more.hidden = shown === places.length;
    const rest = places.length - shown;
    more.textContent = `Show ${Math.min(limit, rest)} more of ${rest.toLocaleString("en")}`;
  };
  more.addEventListener("click", () => extend(limit));
  extend(limit);
  return [list, more];
}

function referenceItem({ link, line, isBroken }) {
  const source = link.source >= 0 ? data.typeNames[link.source] : nameOf(data.paths[link.from]);
  const target = link.target >= 0 ? data.typeNames[link.target] : nameOf(data.paths[link.to]);
  const text = sourceLines.get(link.from)?.get(line);
  return html("li", { class: isBroken ? "broken" : null },
    html("div", { class: "pair" }, name(source), " → ", name(target)),
    text === undefined ? null : html("code", { class: "source" }, marked(text, target)),
    html("div", { class: "place" }, name(`${data.paths[link.from]}:${line}`)));
}

/** The text with the last part of a name marked. */
function marked(text, target) {
  const word = target.split(/[.(]/).filter(Boolean)[0] ?? "";
  const at = word ? text.indexOf(word) : -1;
  if (at < 0) return [text];
  return [text.slice(0, at), html("mark", null, word), text.slice(at + word.length)];
}

/** The most frequent pairs of types behind an edge. */
function pairTable(all) {
  const pairs = new Map();
  for (const link of all) {
    const source = link.source >= 0 ? data.typeNames[link.source] : nameOf(data.paths[link.from]);
    const target = link.target >= 0 ? data.typeNames[link.target] : nameOf(data.paths[link.to]);
    const key = `${link.source} ${link.target} ${link.source < 0 ? link.from : ""} ${link.target < 0 ? link.to : ""}`;
    const pair = pairs.get(key) ?? { source, target, link, count: 0 };
    pair.count += link.lines.length;
    pairs.set(key, pair);
  }
  return [...pairs.values()].sort((one, other) => other.count - one.count);
}

function edgeDetails(from, to, edge) {
  const verdict = edge.broken
    ? html("p", { class: "verdict broken" }, `${plural(edge.broken, "line")} against the layers`)
    : edge.upward ? html("p", { class: "verdict" },
      `${plural(edge.upward, "reference")} to a higher layer or a sibling; lint reports none of them`) : null;
  details(`${from} → ${to}`, html("p", { class: "sum" }, plural(edge.count, "reference")), verdict,
    referenceList(edge.links));
}
