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
