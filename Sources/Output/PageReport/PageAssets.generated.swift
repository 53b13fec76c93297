// @generated from Sources/Output/PageReport/Assets by `make generate`
// swift-format-ignore-file

enum PageAssets {
  static let template = pageTemplate
  static let style = pageStyle
  static let script = pageScript
}

private let pageTemplate = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline';
    base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>{{title}}: architecture</title>
<style>
{{style}}
</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
  <h1><bdi>{{title}}</bdi> <span>architecture</span></h1>
  <nav id="tabs" aria-label="Views">
    <a href="#overview">Overview</a>
    <a href="#layers" data-script>Layers</a>
    <a href="#matrix" data-script>Matrix</a>
    <a href="#graph" data-script>Graph</a>
    <a href="#screens" data-script>Screens</a>
    <a href="#controllers" data-script>Controllers</a>
    <a href="#ownership" data-script>Ownership</a>
    <a href="#findings">Findings</a>
    {{history-tab}}
  </nav>
</header>
<div id="frame">
<main id="main" tabindex="-1">
  <section class="view" id="view-overview" aria-labelledby="title-overview">
    <h2 id="title-overview">Overview</h2>
    <div class="overview">{{overview}}</div>
    <div id="overview-house" class="drawing"></div>
  </section>
  <section class="view" id="view-layers" aria-labelledby="title-layers" hidden>
    <h2 id="title-layers">Layers</h2>
    <p class="lead">Each floor may use itself and the floors below. <span class="key down">down</span> <span
      class="key up">up, against the layers</span> <span class="key side">sideways</span> <span class="key
      accepted">up or sideways, without a finding</span> The width of a line grows with its references. Select a
      line or a floor.</p>
    <div id="house" class="drawing"></div>
  </section>
  <section class="view" id="view-matrix" aria-labelledby="title-matrix" hidden>
    <h2 id="title-matrix">Dependency matrix</h2>
    <p class="lead">A cell says how often its <strong>column uses its row</strong>. Layers are ordered from top to
      bottom, so what is above the diagonal leads upward. Open a row to see its folders, files and types.</p>
    <div class="bar" id="matrix-bar"></div>
    <div id="matrix-grid"></div>
  </section>
  <section class="view" id="view-graph" aria-labelledby="title-graph" hidden>
    <h2 id="title-graph">Graph</h2>
    <p class="lead">A type, file or folder between those that use it, on the left, and those that it uses, on the
      right. Select a box to move there, and a line to see its references.</p>
    <div class="bar" id="graph-bar"></div>
    <div id="graph-drawing" class="drawing"></div>
    <h3>Why does one depend on another?</h3>
    <div class="bar" id="why-bar"></div>
    <div id="why-answer" aria-live="polite"></div>
  </section>
  <section class="view" id="view-screens" aria-labelledby="title-screens" hidden>
    <h2 id="title-screens">Screens</h2>
    <p class="lead">Which screen leads to which, by code and by storyboards, from left to right.</p>
    <div class="bar" id="screens-bar"></div>
    <div id="screens-drawing" class="drawing"></div>
    <div id="screens-unreached"></div>
  </section>
  <section class="view" id="view-controllers" aria-labelledby="title-controllers" hidden>
    <h2 id="title-controllers">View controllers</h2>
    <p class="lead">Size against the number of responsibilities that each one takes on. The ones at the top right
      do too much. The dashed lines are the limits of the rule <code>massive_controller</code>.</p>
    <div id="controllers-plot" class="drawing"></div>
    <div id="controllers-table"></div>
  </section>
  <section class="view" id="view-ownership" aria-labelledby="title-ownership" hidden>
    <h2 id="title-ownership">Retain cycles</h2>
    <p class="lead">Each loop keeps its objects alive for ever: read it clockwise. The dashed red link is the one
      to weaken.</p>
    <div id="ownership-loops"></div>
  </section>
  <section class="view" id="view-findings" aria-labelledby="title-findings">
    <h2 id="title-findings">Findings</h2>
    <div class="bar" id="findings-bar"></div>
    <div id="finding-list">{{findings}}</div>
  </section>
  {{history}}
</main>
<aside id="details" aria-label="Details" hidden></aside>
</div>
<footer>Made by {{tool}} from the sources. This file loads nothing.</footer>
<script type="application/json" id="data">{{data}}</script>
<script>
(() => {
"use strict";
{{script}}
})();
</script>
</body>
</html>

"""##

private let pageStyle = ##"""
:root {
  color-scheme: light dark;
  --paper: #f7f5f0;
  --paper-raised: #fffefb;
  --block: #f0ede4;
  --ink: #1c2330;
  --muted: #5a6272;
  --line: #d9d4c7;
  --line-strong: #a9a291;
  --grid: #ebe7dc;
  --diagonal: #d9d4c7;
  --cursor: rgba(36, 84, 166, 0.07);
  --accent: #2454a6;
  --accent-soft: #e3ebf8;
  --down: #6f7f99;
  --up: #c1121f;
  --up-soft: #fbe5e3;
  --side: #934800;
  --side-soft: #fbeedd;
  --green: #1e6b3f;
  --green-soft: #e2f2e8;
  --cell-below: #8fa3c4;
  --cell-above: #b9ad8d;
  --cell-upward: #d98b55;
  --cell-broken: #c1121f;
  --cell-text: #1c2330;
  --cell-text-strong: #10151f;
  --mark: #ffe79a;
  --layer-0: #3d4a63; --layer-1: #2f6690; --layer-2: #3a7d6b; --layer-3: #8a6d1f; --layer-4: #7b4f8e;
  --layer-5: #a0522d; --layer-6: #4a6fa5; --layer-7: #5f7a2e; --layer-8: #96455f; --layer-9: #2c7a7b;
  --display: "Iowan Old Style", "Palatino Nova", Palatino, "Palatino Linotype", "URW Palladio L", Georgia, serif;
  --text: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", Arial, sans-serif;
  --code: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171d;
    --paper-raised: #1b1f27;
    --block: #222732;
    --ink: #e8e6df;
    --muted: #a3aab8;
    --line: #343b48;
    --line-strong: #59627380;
    --grid: #262c37;
    --diagonal: #343b48;
    --cursor: rgba(130, 170, 240, 0.1);
    --accent: #8db4f5;
    --accent-soft: #22314c;
    --down: #8493ad;
    --up: #ff6b6b;
    --up-soft: #3f1f22;
    --side: #f0a04b;
    --side-soft: #3c2b17;
    --green: #7fd1a0;
    --green-soft: #1b3526;
    --cell-below: #5d7196;
    --cell-above: #7a7153;
    --cell-upward: #a8622f;
    --cell-broken: #c9303b;
    --cell-text: #f0eee8;
    --cell-text-strong: #fff;
    --mark: #6b5712;
    --layer-0: #9aa7c0; --layer-1: #6aa9d8; --layer-2: #6fc2aa; --layer-3: #d4b45c; --layer-4: #bf93d1;
    --layer-5: #dd8e66; --layer-6: #8aaee0; --layer-7: #a9c56e; --layer-8: #d98aa4; --layer-9: #6cc5c6;
  }
}

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html {
  font: 15px/1.5 var(--text);
  background: var(--paper);
  color: var(--ink);
  scroll-padding-top: 4.5rem;
}
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
a, button.link {
  color: var(--accent);
  text-decoration: underline;
  text-underline-offset: 2px;
  text-decoration-thickness: 1px;
}
a:hover, button.link:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
bdi, .place, code, h4 { overflow-wrap: anywhere; }
code, pre { font-family: var(--code); font-size: 0.87em; }
button { font: inherit; color: inherit; }
button.link { background: none; border: 0; padding: 0; text-align: start; cursor: pointer; }
.muted { color: var(--muted); }
.only-read, .skip:not(:focus) {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.skip:focus {
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 9;
  padding: 0.5rem 1rem;
  background: var(--paper-raised);
}

/* Head */
.top {
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 2rem;
  padding: 0.6rem clamp(0.9rem, 2.5vw, 2.6rem) 0;
  background: var(--paper);
  border-bottom: 1px solid var(--line);
}
h1 {
  font: 600 1.35rem/1.3 var(--display);
  margin: 0 0 0.35rem;
  max-width: 30rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
h1 span { color: var(--muted); font-weight: 400; font-style: italic; }
#tabs { display: flex; gap: 0.1rem; overflow-x: auto; scrollbar-width: none; }
#tabs a {
  padding: 0.35rem 0.75rem 0.55rem;
  color: var(--muted);
  text-decoration: none;
  border-bottom: 3px solid transparent;
  white-space: nowrap;
}
#tabs a:hover { color: var(--ink); }
#tabs a[aria-current] { color: var(--ink); border-bottom-color: var(--up); font-weight: 600; }
html:not(.has-script) [data-script] { display: none; }

#frame { display: flex; flex: 1; align-items: flex-start; }
main { flex: 1; min-width: 0; padding: 1.4rem clamp(0.9rem, 2.5vw, 2.6rem) 3rem; }
.view > h2 { font: 600 1.9rem/1.2 var(--display); margin: 0 0 0.4rem; letter-spacing: -0.01em; }
h3 { font: 600 1.25rem/1.3 var(--display); margin: 2rem 0 0.5rem; }
h4 { margin: 1.2rem 0 0.35rem; font-size: 0.95rem; }
.lead { max-width: 46rem; color: var(--muted); margin: 0 0 1.1rem; }
.empty {
  padding: 2rem;
  border: 1px dashed var(--line-strong);
  border-radius: 6px;
  color: var(--muted);
  max-width: 46rem;
}
footer {
  padding: 1rem clamp(0.9rem, 2.5vw, 2.6rem);
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.85rem;
}

/* Overview */
.overview {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  gap: 1.6rem 3rem;
  align-items: start;
  max-width: 100rem;
}
.facts {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 0.55rem 1.2rem;
  margin: 0.4rem 0;
}
.facts dt { color: var(--muted); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.counts { border-collapse: collapse; width: 100%; max-width: 34rem; }
.counts caption, .responsibilities caption {
  font: 600 1.25rem/1.3 var(--display);
  text-align: start;
  padding-bottom: 0.4rem;
}
.counts th, .counts td {
  padding: 0.4rem 0.6rem;
  border-bottom: 1px solid var(--line);
  text-align: end;
  font-variant-numeric: tabular-nums;
}
.counts th:first-child { text-align: start; }
.counts thead th { color: var(--muted); font-weight: 400; }
.counts td { font-size: 1.15rem; font-weight: 600; }
.counts td.zero { color: var(--muted); font-weight: 400; }
.counts td.error { color: var(--up); }
.counts td.warning { color: var(--side); }
.counts td.info { color: var(--accent); }
.worst h3 { margin-top: 0.4rem; }
.worst ol { padding-inline-start: 1.4rem; margin: 0; }
.worst li { margin-bottom: 0.7rem; }
.place { color: var(--muted); font: 0.82rem/1.45 var(--code); }
.worst .place { display: block; }
.clean { font: 1.3rem var(--display); color: var(--green); }
#overview-house { margin-top: 2.2rem; max-width: 940px; }

/* Controls */
.bar { display: flex; flex-wrap: wrap; align-items: end; gap: 0.7rem 1rem; margin: 0 0 1rem; }
.bar p { margin: 0 0 0.4rem; }
.bar > * { max-width: 100%; }
.field {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.15rem;
  position: relative;
  font-size: 0.85rem;
  color: var(--muted);
  min-width: 0;
}
.field select, .field input {
  font: 0.95rem var(--text);
  color: var(--ink);
  background: var(--paper-raised);
  border: 1px solid var(--line-strong);
  border-radius: 5px;
  padding: 0.4rem 0.55rem;
  max-width: 100%;
  min-height: 2.25rem;
}
.finder { flex: 1 1 20rem; max-width: 34rem; }
.finder input { width: 100%; }
.offers {
  position: absolute;
  top: 100%;
  inset-inline: 0;
  z-index: 4;
  margin: 2px 0 0;
  padding: 0.25rem;
  list-style: none;
  background: var(--paper-raised);
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  box-shadow: 0 8px 24px rgb(0 0 0 / 0.18);
  max-height: 21rem;
  overflow: auto;
}
.offers li {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.3rem 0.5rem;
  border-radius: 4px;
  color: var(--ink);
  cursor: pointer;
  font-size: 0.92rem;
}
.offers small { color: var(--muted); }
.offers [aria-selected="true"] { background: var(--accent-soft); }

/* Drawings */
.drawing { overflow-x: auto; padding-bottom: 0.5rem; }
.drawing svg { display: block; max-width: none; font-family: var(--text); }
svg text { fill: var(--ink); font-size: 12px; }
.room .wall { fill: var(--paper-raised); stroke: var(--ink); stroke-width: 1.6; }
.room.depth-1 .wall { fill: var(--paper); stroke-width: 1.1; }
.room.depth-2 .wall { fill: var(--paper-raised); stroke-width: 0.9; }
.room .roof { fill: var(--block); stroke-linejoin: round; }
.room .title { font: 600 16px var(--display); }
.room .facts { font-size: 12px; fill: var(--muted); }
.bricks { opacity: 0.55; }
.ground { stroke: var(--ink); stroke-width: 2.5; }
g[role="button"] { cursor: pointer; }
g[role="button"]:focus-visible { outline: none; }
g.room:focus-visible .wall, g.box:focus-visible rect:first-child, g.room.selected .wall {
  stroke: var(--accent);
  stroke-width: 3;
}
g.room:hover .wall { stroke: var(--accent); }
.edge .hit { fill: none; stroke: transparent; stroke-width: 14; }
.edge .line { fill: none; stroke: var(--down); opacity: 0.62; }
.edge .tip { fill: var(--down); }
.edge.from-root .line { opacity: 0.35; }
.edge.up .line { stroke: var(--up); opacity: 0.9; }
.edge.up .tip, .edge.up .number { fill: var(--up); }
.edge.side .line { stroke: var(--side); opacity: 0.9; }
.edge.side .tip, .edge.side .number { fill: var(--side); }
.edge.accepted .line { stroke-dasharray: 5 4; opacity: 0.75; }
.edge .number {
  font-size: 11px;
  fill: var(--muted);
  font-variant-numeric: tabular-nums;
  paint-order: stroke;
  stroke: var(--paper);
  stroke-width: 3px;
}
.edge:hover .line, .edge:focus-visible .line, .edge.selected .line, .edge.near .line {
  opacity: 1;
  stroke: var(--accent);
}
.edge:hover .tip, .edge:focus-visible .tip, .edge.selected .tip, .edge.near .tip {
  fill: var(--accent);
}
.edge.up:hover .line, .edge.up:focus-visible .line, .edge.up.selected .line, .edge.up.near .line {
  stroke: var(--up);
}
.edge.up:hover .tip, .edge.up:focus-visible .tip, .edge.up.selected .tip, .edge.up.near .tip {
  fill: var(--up);
}
.edge:focus-visible .hit { stroke: var(--accent-soft); }
.has-selection .edge:not(.selected) { opacity: 0.14; }
.has-hover .edge:not(.near) { opacity: 0.16; }

.edge.minor:not(.selected) { display: none; }
.key { white-space: nowrap; margin-inline-end: 0.4rem; }
.key::before {
  content: "";
  display: inline-block;
  width: 1.5em;
  height: 0;
  margin-inline-end: 0.4em;
  vertical-align: 0.25em;
  border-top: 4px solid var(--down);
}
.key.up::before { border-color: var(--up); }
.key.side::before { border-color: var(--side); }
.key.accepted::before { border-top: 3px dashed var(--up); }
.box rect:first-child { fill: var(--paper-raised); stroke: var(--line-strong); }
.box:hover rect:first-child { stroke: var(--accent); }
.box.focus rect:first-child { fill: var(--ink); stroke: var(--ink); }
.box.focus text { fill: var(--paper); font-weight: 600; }
.box.coordinator rect:first-child { fill: var(--accent-soft); }
.box.other rect:first-child { fill: none; stroke-dasharray: 3 3; }
.box.start rect:first-child { stroke: var(--green); stroke-width: 2.5; }
.columns .heading { fill: var(--muted); font-style: italic; }
.edge.way .line { opacity: 0.7; }
.edge.way.create .line { stroke-dasharray: 4 4; }
.edge.way.embed .line { stroke: var(--layer-2); }
.edge.way.embed .tip { fill: var(--layer-2); }
.edge.way.present .line { stroke: var(--layer-1); }
.edge.way.present .tip { fill: var(--layer-1); }
.edge.way.push .line, .edge.way.show .line { stroke: var(--layer-4); }
.edge.way.push .tip, .edge.way.show .tip { fill: var(--layer-4); }

/* Matrix */
.matrix-scroll {
  position: relative;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--paper);
  max-width: 100%;
  contain: strict;
  min-height: 6rem;
}
.matrix-window { position: sticky; top: 0; left: 0; width: 0; height: 0; z-index: 1; }
.matrix-window canvas { position: absolute; top: 0; left: 0; cursor: crosshair; }
.matrix-labels {
  position: absolute;
  top: 0;
  left: 0;
  overflow: hidden;
  height: 76vh;
  pointer-events: none;
}
.matrix-label {
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  align-items: center;
  gap: 0.3rem;
  width: 100%;
  height: 22px;
  border: 0;
  padding: 0 6px;
  background: var(--paper);
  font-size: 12.5px;
  text-align: start;
  cursor: pointer;
  pointer-events: auto;
  white-space: nowrap;
}
.matrix-label bdi { overflow: hidden; text-overflow: ellipsis; flex: 1; }
.matrix-label:hover, .matrix-label.here { background: var(--accent-soft); }
.twist { width: 0.9em; color: var(--muted); }
.row-number { color: var(--muted); font-size: 10.5px; font-variant-numeric: tabular-nums; }
.matrix-spacer { pointer-events: none; }
.matrix-status {
  min-height: 1.5em;
  color: var(--muted);
  margin: 0.5rem 0;
  overflow-wrap: anywhere;
}

/* Details */
#details {
  flex: none;
  width: clamp(20rem, 31vw, 38rem);
  position: sticky;
  top: 3.4rem;
  max-height: calc(100vh - 3.4rem);
  overflow: auto;
  padding: 1.2rem 1.4rem 2rem;
  background: var(--paper-raised);
  border-inline-start: 1px solid var(--line);
}
#details h3 { margin: 0 2rem 0.4rem 0; overflow-wrap: anywhere; }
#details h3:focus { outline: none; }
.close {
  position: sticky;
  float: inline-end;
  top: 0;
  border: 0;
  background: none;
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
  padding: 0.1rem 0.5rem;
}
.metrics {
  display: grid;
  grid-template-columns: 1fr max-content;
  gap: 0.25rem 1rem;
  margin: 0.8rem 0;
}
.metrics dt { color: var(--muted); }
.metrics dd {
  margin: 0;
  text-align: end;
  font-variant-numeric: tabular-nums;
  max-width: 16rem;
  overflow-wrap: anywhere;
}
.plain { list-style: none; margin: 0; padding: 0; }
.plain li { margin: 0.25rem 0; overflow-wrap: anywhere; }
.references { list-style: none; margin: 0.8rem 0 0; padding: 0; }
.references li {
  padding: 0.5rem 0 0.5rem 0.7rem;
  border-inline-start: 3px solid var(--line);
  margin-bottom: 0.5rem;
}
.references .broken { border-color: var(--up); }
.references .source { display: block; padding: 0.15rem 0; overflow-wrap: anywhere; }
.pair { font-size: 0.92rem; font-weight: 600; }
mark { background: var(--mark); color: inherit; border-radius: 2px; }
.more {
  border: 1px solid var(--line-strong);
  border-radius: 5px;
  background: none;
  padding: 0.3rem 0.8rem;
  cursor: pointer;
}
.verdict { font-weight: 600; color: var(--side); }
.verdict.broken { color: var(--up); }
.sum { margin: 0; color: var(--muted); }
.steps { padding-inline-start: 1.3rem; max-width: 60rem; }

/* Controllers and screens */
.plot .grid { stroke: var(--grid); }
.plot .limit { stroke: var(--side); stroke-dasharray: 4 4; }
.plot .danger { fill: var(--up-soft); opacity: 0.55; }
.plot .tick { fill: var(--muted); font-size: 11px; }
.dot circle { stroke: var(--paper-raised); stroke-width: 1.2; }
.dot:hover circle, .dot:focus-visible circle, .dot.selected circle {
  stroke: var(--ink);
  stroke-width: 3;
}
.dot-name {
  font-size: 11px;
  pointer-events: none;
  paint-order: stroke;
  stroke: var(--paper);
  stroke-width: 3px;
}
.wide { overflow-x: auto; margin-top: 1.5rem; }
.responsibilities { border-collapse: collapse; }
.responsibilities th, .responsibilities td {
  padding: 0.3rem 0.7rem;
  border-bottom: 1px solid var(--line);
  text-align: start;
  font-weight: 400;
}
.responsibilities thead th { color: var(--muted); vertical-align: bottom; font-size: 0.85rem; }
.responsibilities .count { text-align: end; font-variant-numeric: tabular-nums; }
.responsibilities .responsibility { text-align: center; max-width: 7rem; position: relative; }
.history { border-collapse: collapse; margin-bottom: 1.6rem; }
.history caption { font: 600 1.1rem/1.3 var(--display); text-align: start; padding-bottom: 0.3rem; }
.history th, .history td { padding: 0.2rem 0.7rem 0.2rem 0; border-bottom: 1px solid var(--line); text-align: start; }
.history th { font-weight: 400; overflow-wrap: anywhere; }
.history thead th { color: var(--muted); font-size: 0.85rem; text-align: end; white-space: nowrap; }
.history tbody th { width: 22rem; }
.history .count { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.course { display: block; width: 100%; min-width: 5rem; max-width: 20rem; }
.course polyline { fill: none; stroke: var(--accent); stroke-width: 1.6; stroke-linejoin: round; }
.jumps li { margin-bottom: 0.5rem; }
.has::before {
  content: "";
  display: inline-block;
  width: 0.8em;
  height: 0.8em;
  border-radius: 50%;
  background: var(--accent);
}
.cards {
  list-style: none;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: 0.6rem 1.5rem;
}
.cards li { border-inline-start: 3px dashed var(--side); padding-inline-start: 0.7rem; }

/* Loops */
.loops {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: 1.6rem;
}
.loop-card {
  margin: 0;
  padding: 1rem 1.2rem;
  background: var(--paper-raised);
  border: 1px solid var(--line);
  border-radius: 6px;
  min-width: 0;
}
.loop { width: 100%; height: auto; font-family: var(--text); }
.loop .object { fill: var(--paper); stroke: var(--ink); stroke-width: 1.4; }
.hold { fill: none; stroke: var(--ink); stroke-width: 2.2; }
.hold-tip { fill: var(--ink); }
.hold.cut { stroke: var(--up); stroke-dasharray: 6 5; }
.hold-tip.cut, .by.cut { fill: var(--up); }
.by { font-size: 11px; fill: var(--muted); font-family: var(--code); }
strong.cut { color: var(--up); }

/* Findings */
#finding-list { max-width: 72rem; }
#findings-count { color: var(--muted); }
.rule { margin: 0 0 2rem; }
.rule h4 {
  font-size: 1.05rem;
  display: flex;
  gap: 0.6rem;
  align-items: baseline;
  margin: 1.4rem 0 0.2rem;
}
.rule h4 code { font-size: 1rem; }
.rule .count { color: var(--muted); font-weight: 400; }
.why { color: var(--muted); margin: 0 0 0.8rem; max-width: 60rem; }
.finding {
  margin: 0 0 0.8rem;
  padding: 0.7rem 1rem;
  background: var(--paper-raised);
  border: 1px solid var(--line);
  border-inline-start: 4px solid var(--line-strong);
  border-radius: 4px;
  content-visibility: auto;
  contain-intrinsic-size: auto 13rem;
  overflow-wrap: anywhere;
}
.finding.error { border-inline-start-color: var(--up); }
.finding.warning { border-inline-start-color: var(--side); }
.finding.chosen { outline: 3px solid var(--accent); outline-offset: 2px; }
.finding h5 { margin: 0; font-size: 1rem; font-weight: 600; }
.finding .severity {
  font-size: 0.75rem;
  font-weight: 600;
  text-transform: uppercase;
  letter-spacing: 0.05em;
  color: var(--accent);
  margin-inline-end: 0.35rem;
}
.finding.error .severity { color: var(--up); }
.finding.warning .severity { color: var(--side); }
.message { color: var(--ink); text-decoration-color: var(--line-strong); }
.finding p { margin: 0.2rem 0; }
.status { color: var(--green); }
pre {
  margin: 0.5rem 0;
  padding: 0.5rem 0.8rem;
  background: var(--paper);
  border-radius: 4px;
  line-height: 1.45;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.excerpt .number { display: inline-block; width: 3.6em; color: var(--muted); user-select: none; }
.excerpt .line { color: var(--muted); }
.excerpt .here { color: var(--ink); }
.diff del { color: var(--up); text-decoration: none; background: var(--up-soft); }
.diff ins { color: var(--green); text-decoration: none; background: var(--green-soft); }
.diff .at { color: var(--muted); }
summary { cursor: pointer; color: var(--muted); padding: 0.15rem 0; }
.evidence ul { margin: 0.2rem 0; padding-inline-start: 1.2rem; }

@media (max-width: 900px) {
  #frame { display: block; }
  #details {
    position: fixed;
    inset: auto 0 0 0;
    top: auto;
    width: auto;
    max-height: 62vh;
    border-inline-start: 0;
    border-top: 2px solid var(--ink);
    z-index: 6;
    box-shadow: 0 -8px 24px rgb(0 0 0 / 0.2);
  }
  .facts { grid-template-columns: 1fr; gap: 0.1rem; }
  .facts dd { margin-bottom: 0.5rem; }
  .metrics dd { max-width: 11rem; }
}

@media (min-width: 1500px) {
  #view-overview {
    display: grid;
    grid-template-columns: minmax(26rem, 1fr) minmax(0, 940px);
    gap: 0 3rem;
  }
  #view-overview > h2 { grid-column: 1 / -1; }
  #view-overview .overview { grid-template-columns: minmax(0, 1fr); }
  #overview-house { margin-top: 0; }
}

@media (min-width: 1800px) {
  html { font-size: 16.5px; }
}

@media print {
  :root { --paper: #fff; --paper-raised: #fff; --ink: #000; }
  .top { position: static; }
  #tabs, .bar, #details, .skip, footer { display: none !important; }
  .view { display: none !important; }
  #view-overview, #view-layers, #view-findings { display: block !important; break-before: page; }
  #view-overview { break-before: avoid; }
  #overview-house { display: none; }
  .finding { content-visibility: visible; break-inside: avoid; }
  details { display: block; }
}

@media (prefers-reduced-motion: no-preference) {
  .edge .line { transition: opacity 0.12s; }
}

"""##

private let pageScript = ##"""
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

// Elements of the document. Text is always set as text, never as markup.

function made(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== undefined && child !== null));
  return element;
}

const html = (name, attributes, ...children) => made(document.createElement(name), attributes, children);
const svg = (name, attributes, ...children) =>
  made(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
const byId = id => document.getElementById(id);

/** A name from the code: isolated, so that its direction changes nothing around it. */
const name = text => html("bdi", null, text);

/** Makes an element of a drawing work like a button. */
function pressable(element, label, action) {
  element.setAttribute("tabindex", "0");
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", label);
  element.addEventListener("click", event => {
    event.stopPropagation();
    action(event);
  });
  element.addEventListener("keydown", event => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    action(event);
  });
  return element;
}

/** The text, or its beginning, so that it fits into so many units of a drawing. */
function fitted(text, width, size = 12) {
  const most = Math.max(3, Math.floor(width / (size * 0.56)));
  return text.length <= most ? text : text.slice(0, most - 1) + "…";
}

/** The last parts of a path that fit. */
function fittedPath(path, width, size = 12) {
  const most = Math.max(3, Math.floor(width / (size * 0.56)));
  return path.length <= most ? path : "…" + path.slice(path.length - most + 1);
}

const colorOfLayer = layer => layer < 0 ? "var(--muted)" : `var(--layer-${layer % 10})`;

/** A labelled field. */
function field(label, control) {
  return html("label", { class: "field" }, html("span", null, label), control);
}

function choice(options, value, action) {
  const select = html("select", { onchange: () => action(select.value) },
    options.map(([id, text]) => html("option", { value: id, selected: id === value }, text)));
  return select;
}

/**
 * A text field that offers names while one types.
 * `offers(text)` returns [{ id, text, note }].
 */
function finder(id, label, offers, chosen) {
  const list = html("ul", { id: `${id}-list`, role: "listbox", "aria-label": label, class: "offers", hidden: true });
  const input = html("input", {
    id, type: "search", role: "combobox", autocomplete: "off", spellcheck: "false", "aria-expanded": "false",
    "aria-controls": `${id}-list`, "aria-autocomplete": "list",
  });
  let shown = [], active = -1;
  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const mark = index => {
    active = index;
    [...list.children].forEach((item, place) => item.setAttribute("aria-selected", String(place === index)));
    if (index < 0) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", `${id}-${index}`);
    list.children[index].scrollIntoView({ block: "nearest" });
  };
  const take = offer => {
    input.value = offer.text;
    close();
    chosen(offer);
  };
  const open = () => {
    shown = offers(input.value);
    list.replaceChildren(...shown.map((offer, index) => html("li", {
      role: "option", id: `${id}-${index}`, "aria-selected": "false",
      onmousedown: event => { event.preventDefault(); take(offer); },
    }, name(offer.text), html("small", null, offer.note))));
    list.hidden = !shown.length;
    input.setAttribute("aria-expanded", String(shown.length > 0));
    mark(shown.length ? 0 : -1);
  };
  input.addEventListener("input", open);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", event => {
    if (event.key === "Escape") close();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) return open();
      mark((active + (event.key === "ArrowDown" ? 1 : -1) + shown.length) % shown.length);
    }
    if (event.key === "Enter" && !list.hidden && shown[active]) {
      event.preventDefault();
      take(shown[active]);
    }
  });
  return { element: html("div", { class: "field finder" }, html("label", { for: id }, label), input, list), input };
}

// Views and their addresses: `#layers?from=Domain&to=App`.

const views = {};
const viewNames = [...document.querySelectorAll("#tabs a")].map(tab => tab.getAttribute("href").slice(1));
let drawn = "";

/** The address without the number sign: view and parameters. */
function address() {
  const [view, query = ""] = location.hash.slice(1).split("?");
  return { view: decodeURIComponent(view), query: new URLSearchParams(query) };
}

/** Goes to a view; with `replaces` without a new entry in the history. */
function go(view, parameters = {}, replaces = false) {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== "" && value != null));
  const text = query.toString();
  const hash = `#${view}${text ? `?${text}` : ""}`;
  if (hash === location.hash) return show();
  if (replaces) {
    history.replaceState(null, "", hash);
    show();
  } else {
    location.hash = hash;
  }
}

function show() {
  let { view, query } = address();
  const finding = view.startsWith("f-") ? byId(view) : null;
  if (finding) view = "findings";
  if (!viewNames.includes(view)) view = "overview";
  for (const other of viewNames) {
    byId(`view-${other}`).hidden = other !== view;
  }
  for (const tab of document.querySelectorAll("#tabs a")) {
    if (tab.getAttribute("href") === `#${view}`) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  if (drawn !== view) {
    closeDetails();
    if (drawn) scrollTo(0, 0);
  }
  drawn = view;
  views[view]?.(query);
  if (finding) {
    finding.hidden = false;
    for (const group of [finding.closest(".rule"), finding.closest(".category")]) group.hidden = false;
    document.querySelector(".finding.chosen")?.classList.remove("chosen");
    finding.classList.add("chosen");
    finding.scrollIntoView({ block: "start" });
  }
}

// MARK: Details

let opener = null;

/** Shows what was selected, next to the drawing. */
function details(title, ...content) {
  const panel = byId("details");
  const focused = document.activeElement;
  if (!panel.contains(focused)) opener = focused;
  const close = html("button", { class: "close", "aria-label": "Close", onclick: closeDetails }, "×");
  panel.replaceChildren(close, html("h3", { tabindex: "-1" }, name(title)), ...content.flat(Infinity).filter(Boolean));
  panel.hidden = false;
  document.body.classList.add("has-details");
  panel.scrollTop = 0;
  if (innerWidth < 900) panel.querySelector("h3").focus();
}

function closeDetails() {
  const panel = byId("details");
  if (panel.hidden) return;
  const hadFocus = panel.contains(document.activeElement);
  panel.hidden = true;
  document.body.classList.remove("has-details");
  document.querySelectorAll(".selected").forEach(element => element.classList.remove("selected"));
  document.querySelectorAll(".has-selection").forEach(element => element.classList.remove("has-selection"));
  if (hadFocus && opener?.isConnected) opener.focus();
}

addEventListener("keydown", event => {
  if (event.key === "Escape") closeDetails();
});

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

// Filters for the list of findings, which is in the document already.

let knownIndex = null;

function findingIndex() {
  knownIndex ??= [...document.querySelectorAll(".finding")].map(element => ({
    element, id: element.id, file: element.dataset.file, severity: element.dataset.severity,
      layer: element.dataset.layer,
    status: element.dataset.status, subject: element.dataset.subject, rule: element.closest(".rule").dataset.rule,
    category: element.closest(".category").dataset.category, message: element.querySelector(".message").textContent,
    folder: folderOf(element.dataset.file),
  }));
  return knownIndex;
}

/** The values of a property with their numbers, as options. */
function counted(key, first) {
  const counts = new Map();
  for (const finding of findingIndex()) counts.set(finding[key], (counts.get(finding[key]) ?? 0) + 1);
  return [["", first], ...[...counts.entries()].filter(([value]) => value).sort((one, other) => one[0] < other[0] ? -1
    : 1)
    .map(([value, count]) => [value, `${value} (${count})`])];
}

const filterKeys = ["category", "severity", "rule", "layer", "folder", "status", "text"];
let filters = null;

views.findings = query => {
  const bar = byId("findings-bar");
  if (!filters) {
    filters = {};
    const count = html("p", { id: "findings-count", role: "status" });
    const change = () => go("findings", Object.fromEntries(filterKeys.map(key => [key, filters[key].value])), true);
    const select = (key, label, first) => {
      filters[key] = choice(counted(key, first), "", change);
      return field(label, filters[key]);
    };
    filters.folder = html("input", { type: "search", oninput: change, spellcheck: "false" });
    filters.text = html("input", { type: "search", oninput: change, spellcheck: "false" });
    bar.replaceChildren(select("category", "Kind", "all kinds"), select("severity", "Severity", "all severities"),
      select("rule", "Rule", "all rules"), select("layer", "Layer", "all layers"),
        select("status", "Since the baseline", "all"),
      field("Folder", filters.folder), field("Text", filters.text), count);
  }
  for (const key of filterKeys) {
    const value = query.get(key) ?? "";
    if (filters[key].value !== value) filters[key].value = value;
  }
  const wanted = Object.fromEntries(filterKeys.map(key => [key, query.get(key) ?? ""]));
  const text = wanted.text.toLowerCase(), folder = wanted.folder.replace(/\/$/, "");
  let shown = 0;
  for (const finding of findingIndex()) {
    const matches = ["category", "severity", "rule", "layer",
      "status"].every(key => !wanted[key] || finding[key] === wanted[key])
      && (!folder || `${finding.file}/`.startsWith(`${folder}/`) || finding.file.startsWith(folder))
      && (!text || `${finding.message} ${finding.file} ${finding.rule}`.toLowerCase().includes(text));
    finding.element.hidden = !matches;
    if (matches) shown++;
  }
  for (const group of document.querySelectorAll("#finding-list .rule, #finding-list .category")) {
    group.hidden = !group.querySelector(".finding:not([hidden])");
  }
  const all = findingIndex().length;
  byId("findings-count").textContent = all === 0 ? "No findings." : shown === all ? plural(all, "finding")
    : `${shown.toLocaleString("en")} of ${plural(all, "finding")}`;
};

// The page is ready as soon as the view that is asked for is drawn.

document.documentElement.classList.add("has-script");
addEventListener("hashchange", show);

let resizing = 0;
addEventListener("resize", () => {
  clearTimeout(resizing);
  resizing = setTimeout(() => {
    byId("overview-house").replaceChildren();
    show();
  }, 150);
});

// Printing shows the overview, the layers and all findings.
addEventListener("beforeprint", () => {
  houseWidth = 0;
  drawHouse(byId("house"), 1000);
});

show();
document.documentElement.dataset.ready = String(Math.round(performance.now()));

"""##
