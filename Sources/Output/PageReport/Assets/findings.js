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
