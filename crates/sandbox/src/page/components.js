// Buttons, select menus and modals, and their pending interactions.
import { h, icon, dots, safeUrl, popover, formDialog, arrowKeys } from "./dom.js";
import { t, errorText } from "./texts.js";
import { post } from "./api.js";
import { send } from "./sent.js";
import { emoji } from "./markdown.js";
import { state, page, isDirect, userChoices, channelChoices } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;

/** Returns a row with buttons or a select menu. */
export const row = (message, { components }) => h("div.row", components.map((part) => component(message, part)));

/** Returns the components and all components inside them. Each component comes before those inside it. */
export const flat = (components) =>
  (components || []).flatMap((component) => [
    component,
    ...flat(component.components),
    ...(component.accessory ? [component.accessory] : []),
  ]);

/** Returns texts with a button beside them. */
export const section = (message, { accessory }, texts) =>
  h("div.beside", h("div", texts), h("div.row", component(message, accessory)));

function component(message, part) {
  if (part.type !== 2) return select(message, part);
  const content = [part.emoji && emoji(part.emoji), part.label && h("span.label", part.label)];
  if (part.style === LINK)
    return h(
      "a.button.link",
      { href: safeUrl(part.url), target: "_blank", rel: "noopener noreferrer" },
      content,
      icon("window"),
    );
  return h(
    `button.button.${STYLES[part.style] || "secondary"}`,
    {
      ...waiting(message, part),
      "aria-label": part.label ? undefined : part.emoji?.name,
      // Handles the keyboard and assistive technology. Pointers have their own handlers below.
      onclick: (event) => event.detail === 0 && press(message, part.custom_id),
    },
    content,
    dots(),
  );
}

/** Returns a component's state attributes. A pending component keeps the focus, so it is not `disabled`. */
function waiting(message, part) {
  const pending = state.pending.get(message.id);
  return {
    "data-custom-id": part.custom_id,
    disabled: part.disabled,
    "aria-busy": pending === part.custom_id ? "true" : undefined,
    "aria-disabled": pending ? "true" : undefined,
  };
}

/** Presses a component. The result arrives as an `interaction` frame. Each message allows one press at a time. */
export async function press(message, custom_id, values) {
  if (state.pending.has(message.id)) return;
  state.failures.delete(message.id);
  state.pending.set(message.id, custom_id);
  page.redraw(message.id);
  try {
    await post("/presses", { as: state.me.id, message: message.id, custom_id, values });
  } catch (error) {
    settle({ message_id: message.id, state: "failed", message: error.message });
  }
}

// If a message is redrawn or moves while a button is held down, browsers do not send a click. So a press is a pointer
// that goes down on a button and comes up near the same point.

/** If the pointer moves farther than this, in pixels, the press is cancelled. */
const MAX_MOVE = 30;
/** The button that the pointer holds down: {message id, custom_id, x, y}, or null. */
let held = null;

document.addEventListener("pointerdown", ({ target, button, isPrimary, clientX: x, clientY: y }) => {
  const custom_id = target.closest?.("button.button")?.dataset.customId;
  const id = target.closest?.("[data-message-id]")?.dataset.messageId;
  held = custom_id && id && button === 0 && isPrimary ? { id, custom_id, x, y } : null;
});

document.addEventListener("pointerup", ({ clientX, clientY, isPrimary }) => {
  if (!held || !isPrimary) return;
  const { id, custom_id, x, y } = held;
  held = null;
  const message = state.messages.get(id);
  const open = flat(message?.components).some((part) => part.custom_id === custom_id && !part.disabled);
  if (open && Math.hypot(clientX - x, clientY - y) < MAX_MOVE) press(message, custom_id);
});

document.addEventListener("pointercancel", () => (held = null));

/** Handles the result of an interaction: ends the pending state, opens a modal, or shows an error at the message. */
export function settle(frame) {
  if (frame.state === "thinking") return;
  if (frame.state === "modal") openModal(frame);
  if (!frame.message_id) return;
  state.pending.delete(frame.message_id);
  if (frame.state === "failed") state.failures.set(frame.message_id, errorText(frame));
  page.redraw(frame.message_id);
}

const channels = ({ channel_types: types }) =>
  channelChoices().filter((one) => !isDirect(one) && (!types?.length || types.includes(one.type)));
const roles = () => state.world.roles.map((role) => ({ value: role.id, label: `@${role.name}` }));
/** The choices of a select menu by its type: texts, users, roles, users and roles, or channels. */
const CHOICES = { 3: (part) => part.options, 5: userChoices, 6: roles, 7: userChoices, 8: channels };

/** Returns a select menu's choices. `default` marks those that are already chosen. */
function choicesOf(part) {
  const chosen = new Set((part.default_values || []).map(({ id }) => id));
  return CHOICES[part.type](part).map((choice) => ({ ...choice, default: choice.default || chosen.has(choice.value) }));
}

function select(message, part) {
  const chosen = choicesOf(part)
    .filter((option) => option.default)
    .map((option) => option.label)
    .join(", ");
  return h(
    "button.select",
    {
      ...waiting(message, part),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      onclick: ({ currentTarget }) => state.pending.has(message.id) || openListbox(currentTarget, message, part),
    },
    h("span", { class: chosen ? "label" : "label hint" }, chosen || part.placeholder || t("choose")),
    dots(),
    h("span", { "aria-hidden": "true" }, "▾"),
  );
}

/**
 * Opens a select menu's list. If only one choice is allowed, it is sent at once. Otherwise, a button below the list
 * sends the choices.
 */
function openListbox(button, message, part) {
  const { min_values: min = 1, max_values: max = 1 } = part;
  const several = max > 1 || min === 0;
  const choices = choicesOf(part);
  const picked = new Set(choices.filter((choice) => choice.default).map((choice) => choice.value));
  const answer = () => {
    box.hidePopover();
    press(message, part.custom_id, [...picked]);
  };
  const choose = (choice) => {
    if (!several) picked.clear();
    if (!picked.delete(choice.value) && picked.size < max) picked.add(choice.value);
    if (!several) return answer();
    options.forEach((option, n) => option.setAttribute("aria-selected", picked.has(choices[n].value)));
    submit.disabled = picked.size < min;
  };
  const options = choices.map((choice) =>
    h(
      "button.option",
      {
        role: "option",
        "aria-selected": String(picked.has(choice.value)),
        "data-testid": `select-option-${choice.value}`,
        onclick: () => choose(choice),
      },
      choice.emoji && emoji(choice.emoji),
      h("span", choice.label, choice.description && h("small", choice.description)),
    ),
  );
  const submit = h("button.button.primary", { disabled: picked.size < min, onclick: answer }, t("submit"));
  const box = h(
    "div.popup.listbox",
    { onkeydown: (event) => arrowKeys(event, options) },
    several && h("p.hint", t("choose-many", { min, max })),
    h(
      "div",
      { role: "listbox", "aria-multiselectable": String(several), "aria-label": part.placeholder || t("choose") },
      options,
    ),
    several && submit,
  );
  popover(button, box);
  (options.find((option) => option.getAttribute("aria-selected") === "true") || options[0])?.focus();
}

const PARAGRAPH = 2;
const TEXT_INPUT = 4;
const LABEL = 18;

/** Opens a modal. Closing it does not send anything. */
function openModal({ id, modal }) {
  const inputs = [];
  const content = modal.components.map(({ type, content, label, description, component }) => {
    if (type !== LABEL) return h("p", content);
    const input = modalInput(component);
    inputs.push({ part: component, input });
    const mark = input.required && h("b", { title: t("required") }, " *");
    return h("label", h("span", label, mark), description && h("small", description), input);
  });
  formDialog(modal.title, content, t("submit"), () => {
    const components = inputs.map(({ part, input }) => ({
      type: LABEL,
      component: { type: part.type, custom_id: part.custom_id, ...modalAnswer(part, input) },
    }));
    send("/modals", { as: state.me.id, interaction: id, custom_id: modal.custom_id, components }, modal.title);
  });
  inputs[0]?.input.focus();
}

/** Returns what a user entered: a text, or the chosen values. */
function modalAnswer(part, input) {
  if (part.type === TEXT_INPUT) return { value: input.value };
  return { values: [...input.selectedOptions].map((option) => option.value).filter(Boolean) };
}

function modalInput(part) {
  const testid = `modal-input-${part.custom_id}`;
  if (part.type !== TEXT_INPUT) {
    const several = part.max_values > 1;
    const options = choicesOf(part).map((choice) =>
      h("option", { value: choice.value, selected: choice.default }, choice.label),
    );
    const empty = !several && h("option", { value: "" }, part.placeholder || t("choose"));
    const required = part.required ?? true;
    return h("select", { "data-testid": testid, multiple: several, required }, empty, options);
  }
  const input = h(part.style === PARAGRAPH ? "textarea" : "input", {
    "data-testid": testid,
    placeholder: part.placeholder,
    minlength: part.min_length,
    maxlength: part.max_length ?? 4000,
    required: part.required ?? true,
    rows: part.style === PARAGRAPH ? 5 : undefined,
  });
  input.value = part.value || "";
  return input;
}
