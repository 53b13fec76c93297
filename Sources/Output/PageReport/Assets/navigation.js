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
