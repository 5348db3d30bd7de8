// The keyboard focus on messages: it survives redraws, waits for disabled buttons, and follows the user's presses.
import { byId, arrowKeys, elementOf } from "./dom.js";
import { state, isEphemeral } from "./state.js";

const list = byId("messages");
const componentsOf = (item) => [...item.querySelectorAll("[data-custom-id]")];
/** Returns a message's buttons and links that are not components. */
const othersOf = (item) => [...item.querySelectorAll("button:not([data-custom-id]), a")];
const isOpen = (part) => !part.disabled && part.checkVisibility();
const labelOf = (part) => part.getAttribute("aria-label") || part.textContent;
// In many bots, a `custom_id` is a path, and its arguments are numbers or come after a colon.
const actionOf = (customId) => customId.split(":")[0].replace(/\d+/g, "#");
// The label of an arrow button may also show what lies in that direction.
const stem = (label) => label.match(/^[^\p{L}\p{N}\s]+/u)?.[0] ?? label;
const kindOf = (part) => part.dataset.customId.split(/[/:]/)[0];

/** While the focus is on a message, the component that it waits for: {id of the message, customId, label}, or null. */
let awaited = null;
let moving = false;

function focusOn(element) {
  moving = true;
  element.focus({ preventScroll: true });
  moving = false;
}

// The focus stops waiting when the user moves it. A window that becomes active focuses the same message again.
document.addEventListener("focusin", ({ target }) => {
  if (!moving && target !== elementOf(awaited?.id)) awaited = null;
});
document.addEventListener("pointerdown", () => (awaited = null), { capture: true });

const choice = (item, part) => ({
  id: item.dataset.messageId,
  customId: part.dataset.customId,
  label: labelOf(part),
});

/**
 * Describes which part of a message has the focus, or returns null. `restoreFocus` takes this value after the message
 * is redrawn.
 */
export function focusIn(item) {
  const element = document.activeElement;
  if (!item.contains(element)) return null;
  const { customId } = element.dataset;
  if (customId) return { element, chosen: choice(item, element) };
  return { element, index: othersOf(item).indexOf(element) };
}

/**
 * Focuses the same part of a redrawn message. The focus never moves to a button for another action, because the next
 * Enter would press it. Instead, it waits on the message.
 */
export function restoreFocus(item, { element, chosen, index }) {
  if (item.contains(element)) return focusOn(element);
  const wanted = chosen || (awaited?.id === item.dataset.messageId && awaited);
  if (wanted) return waitFor(item, wanted);
  const other = othersOf(item)[index];
  focusOn(other && isOpen(other) ? other : item);
}

/** Focuses a component, or the message until that component is enabled. */
function waitFor(item, wanted) {
  const found = find(item, wanted);
  awaited = found ? null : wanted;
  focusOn(found || item);
}

/**
 * Returns the component that the user chose, if it is enabled. If it no longer exists, returns the first enabled
 * component for the same action.
 */
function find(item, { customId, label }) {
  const parts = componentsOf(item);
  const alike = parts.filter((part) => stem(labelOf(part)) === stem(label));
  const same = parts.find((part) => part.dataset.customId === customId) || (alike.length === 1 && alike[0]);
  if (same) return isOpen(same) ? same : undefined;
  return parts.find((part) => isOpen(part) && actionOf(part.dataset.customId) === actionOf(customId));
}

/**
 * Focuses the first button of a message that the user's press has opened, if the focus is still on the pressed message.
 * A private answer to a press on a public message does not take the focus away from the public message.
 */
export function followPress(message) {
  const { interacted_message_id: id, user } = message.interaction_metadata || {};
  const pressed = state.messages.get(id);
  const leaves = pressed && isEphemeral(message) && !isEphemeral(pressed);
  if (!pressed || leaves || user?.id !== state.me.id || !elementOf(id)?.contains(document.activeElement)) return;
  const item = elementOf(message.id);
  const parts = componentsOf(item);
  if (!parts.length) return;
  // If the first component is disabled, another component of its kind gets the focus, such as another direction. If
  // there is none, the focus waits.
  const first = parts.find((part) => isOpen(part) && kindOf(part) === kindOf(parts[0]));
  // Only users move the focus to a dangerous button.
  if (first?.matches(".danger")) focusOn(item);
  else waitFor(item, choice(item, first || parts[0]));
}

/** Moves the focus from a message that is about to be removed to the nearest one with buttons. */
export function leaveFocus(item) {
  if (!item.contains(document.activeElement)) return;
  const items = [...list.children];
  const index = items.indexOf(item);
  const near = [...items.slice(0, index).reverse(), ...items.slice(index + 1)];
  focusOn(near.find((one) => componentsOf(one).length) || near.find((one) => one.matches(".message")) || byId("draft"));
}

// Keys: arrows move between the parts of a message, Escape returns to the input line

/** Returns a message's enabled components and reactions. */
const pressables = (item) =>
  [...item.querySelectorAll(".row > *, .reactions:not([hidden]) > .reaction")].filter((part) => !part.disabled);

list.addEventListener("keydown", (event) => {
  const item = event.target.closest("[data-message-id]");
  if (event.key === "Escape") byId("draft").focus();
  else if (event.target === item) enter(event, pressables(item));
  else if (event.target.closest(".row, .reactions")) arrowKeys(event, pressables(item));
});

/** Moves the focus from a message to its first or last part. The other arrows scroll. */
function enter(event, parts) {
  const part = { ArrowRight: parts[0], ArrowLeft: parts.at(-1) }[event.key];
  if (!part) return;
  event.preventDefault();
  part.focus();
}

/** Focuses the newest message with an enabled component or reaction. */
export function focusNewest() {
  [...list.children].map(pressables).findLast((parts) => parts.length)?.[0].focus();
}
