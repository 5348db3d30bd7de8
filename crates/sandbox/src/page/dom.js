// Creates elements. Text enters the page only as text nodes and attributes, so text from users or the bot never becomes
// markup.
import { t } from "./texts.js";

/**
 * Creates an element: `h("button.primary", {onclick, "aria-label": "…"}, "Text", otherNode)`. Empty children are
 * skipped.
 */
export function h(name, ...rest) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag || "div");
  // By default, a button in a form submits it. Here, only buttons with an explicit type do.
  if (tag === "button") element.type = "button";
  if (classes.length) element.className = classes.join(" ");
  const plain =
    rest[0] !== null && typeof rest[0] === "object" && !(rest[0] instanceof Node) && !Array.isArray(rest[0]);
  if (plain) setAll(element, rest.shift());
  element.append(
    ...rest.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== ""),
  );
  return element;
}

function setAll(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, rule] of Object.entries(value)) element.style.setProperty(name, rule);
    else element.setAttribute(key, value === true ? "" : value);
  }
}

export const byId = (id) => document.getElementById(id);

/** Returns the element of a message. */
export const elementOf = (id) => document.querySelector(`[data-message-id="${id}"]`);

/** Returns the three dots that show that something is pending. */
export const dots = () => h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));

/** The icons' paths, in a 24 by 24 square. */
const ICONS = {
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  trash: "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
  window: "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9",
  swap: "M8 10l4-4 4 4M8 14l4 4 4-4",
  send: "M4 12l16-8-6 16-3-7zM11 13l9-9",
  smile: "M12 3a9 9 0 1 0 .01 0M8.5 14.5c1.8 2.4 5.2 2.4 7 0M9 9.5v.5M15 9.5v.5",
  reply: "M10 6l-6 6 6 6M4 12h10c4 0 6 2 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.5a2.5 2.5 0 1 0 .01 0",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  thread: "M6 4v9c0 2 1 3 3 3h9M14 12l4 4-4 4",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
};

/** Returns an icon. Put the label on the button around it. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "sign");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Returns a button with an icon, a label and a tooltip. */
export function iconButton(name, label, attributes = {}) {
  return h("button.icon", { title: label, "aria-label": label, ...attributes }, icon(name));
}

/** Returns the URL if it is http or https, otherwise undefined. */
export function safeUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : undefined;
  } catch {
    return undefined;
  }
}

/** Shows a short message, and announces it to screen readers. */
export function toast(text, kind = "error") {
  const note = h(`div.toast.${kind}`, { role: kind === "error" ? "alert" : "status" }, text);
  byId("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}

/** Announces text to screen readers without showing it. */
export function announce(text) {
  byId("announcer").append(h("p", text));
  while (byId("announcer").childElementCount > 4) byId("announcer").firstChild.remove();
}

/** Returns a user's avatar: the first letter of the name on the user's color. */
export function avatar(user, size = "") {
  if (user.bot) return h(`span.avatar.bot${size}`, { "aria-hidden": "true" }, "🐍");
  const hue =
    Number(BigInt(user.id) % 8n) * 45 +
    ([...user.username].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 45);
  const initial = [...(user.global_name || user.username)][0].toUpperCase();
  return h(`span.avatar${size}`, { "aria-hidden": "true", style: { "--hue": hue } }, initial);
}

/** Returns the element, or the one that has replaced it after its part of the page was redrawn. */
function redrawn(element) {
  if (element.isConnected) return element;
  const { customId, testid } = element.dataset;
  const message = element.closest("[data-message-id]")?.dataset.messageId;
  const place = message ? elementOf(message) : document;
  const find = (name, value) => value && place?.querySelector(`[data-${name}="${CSS.escape(value)}"]`);
  return find("custom-id", customId) || find("testid", testid) || (message && place);
}

/** Opens a popover above or below its button. When the popover closes, the focus returns to the button. */
export function popover(button, content) {
  content.popover = "auto";
  document.body.append(content);
  content.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    button.setAttribute("aria-expanded", "false");
    if (content.contains(document.activeElement) || document.activeElement === document.body) redrawn(button)?.focus();
    setTimeout(() => content.remove());
  });
  content.showPopover();
  button.setAttribute("aria-expanded", "true");
  position(content, button.getBoundingClientRect());
}

/** The gap between a popover and its button or the window's edge, in pixels. */
const GAP = 8;

/** Positions a popover below `at`, or above if there is more space. */
function position(content, at) {
  const { width, height } = content.getBoundingClientRect();
  const below = at.bottom + height + GAP < innerHeight || at.top < innerHeight - at.bottom;
  const top = below ? Math.min(at.bottom + GAP, innerHeight - height - GAP) : at.top - height - GAP;
  content.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  content.style.top = `${Math.max(GAP, top)}px`;
}

/** Opens a dialog. When it closes, it is removed and the focus returns. */
export function dialog(...children) {
  const element = h("dialog", ...children);
  const opener = document.activeElement;
  element.addEventListener("close", () => {
    element.remove();
    if (document.activeElement === document.body) redrawn(opener)?.focus();
  });
  element.addEventListener("click", (event) => event.target === element && element.close());
  document.body.append(element);
  element.showModal();
  return element;
}

/** Opens a dialog with a form, which closes it. Runs `act` if the user confirms with the button `yes`. */
export function formDialog(title, content, yes, act) {
  const cancel = h("button.button.secondary", { onclick: () => box.close() }, t("cancel"));
  const confirm = h("button.button.primary", { type: "submit", "data-testid": "modal-submit" }, yes);
  const box = dialog(h("form.modal", { method: "dialog", onsubmit: act }, h("h2", title), content, h("footer", cancel, confirm)));
}

/** Moves the focus among `items` with the arrow keys, Home and End. */
export function arrowKeys(event, items) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const index = items.indexOf(document.activeElement);
  const next = step ? (index + step + items.length) % items.length : { Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined || !items.length) return;
  event.preventDefault();
  items[next].focus();
}

/** Opens a menu at a button. Items are {label, run, danger?, testid?}. */
export function menu(button, items) {
  const act = (item) => {
    box.hidePopover();
    item.run();
  };
  const entries = items.map((item) =>
    h(
      "button.option",
      {
        role: "menuitem",
        class: item.danger ? "option danger" : "option",
        "data-testid": item.testid,
        onclick: () => act(item),
      },
      item.label,
    ),
  );
  const box = h("div.popup.menu", { role: "menu", onkeydown: (event) => arrowKeys(event, entries) }, entries);
  popover(button, box);
  entries[0]?.focus();
}
