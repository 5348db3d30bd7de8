// The input line: writing messages, choosing a slash command, and filling in its options.
import { h, byId, toast, iconButton } from "./dom.js";
import { t, localized } from "./texts.js";
import { attempt, post } from "./api.js";
import { send } from "./sent.js";
import { state, page, displayName, channelName, channel, userChoices, channelChoices } from "./state.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;
/** The maximum number of commands in the list. */
const MAX_SHOWN = 50;
/** After a pause of this length in typing, the page asks the bot for suggestions. In milliseconds. */
const PAUSE = 200;

const draft = byId("draft");
const picker = byId("picker");
const form = byId("composer");
const panel = byId("command");
/** The command that the user is filling in: {entry, fields}, or null. */
let filling = null;
let active = 0;

/** Returns all commands without subcommands, and each subcommand. */
function entries() {
  const leaves = (option, path) => {
    const here = [...path, option];
    const below = (option.options || []).filter((child) => child.type === SUBCOMMAND || child.type === GROUP);
    // Type 1 is a slash command at the top level, and a subcommand below it. Type 2 is a group.
    return below.length ? below.flatMap((child) => leaves(child, here)) : [here];
  };
  return state.world.commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) => leaves(command, []))
    .map((path) => ({
      path,
      name: path.map((part) => part.name).join(" "),
      label: path.map((part) => localized(part, "name")).join(" "),
      description: localized(path.at(-1), "description"),
      options: path.at(-1).options || [],
    }));
}

/** Returns the commands whose names contain the text. Those that start with it come first. */
function matching(text) {
  const words = text.toLowerCase().trim();
  const namesOf = (entry) => [entry.name, entry.label.toLowerCase()];
  const all = entries().filter((entry) => namesOf(entry).some((name) => name.includes(words)));
  const starts = (entry) => namesOf(entry).some((name) => name.startsWith(words));
  return [...all.filter(starts), ...all.filter((entry) => !starts(entry))].slice(0, MAX_SHOWN);
}

// The list of commands

/** Shows the list while the user is typing a command name, and hides it otherwise. */
export function paintPicker() {
  const open = draft.value.startsWith("/") && !draft.value.includes("\n");
  picker.hidden = !open;
  if (!open) return draft.removeAttribute("aria-activedescendant");
  const text = draft.value.slice(1);
  const found = matching(text);
  active = Math.min(active, Math.max(0, found.length - 1));
  const none = state.world.commands.length ? t("no-commands", { text }) : t("no-commands-yet");
  picker.replaceChildren(...(found.length ? found.map(pickerLine) : [h("li.hint", none)]));
  if (found.length) draft.setAttribute("aria-activedescendant", `command-${active}`);
  picker.children[active]?.scrollIntoView({ block: "nearest" });
}

function pickerLine(entry, index) {
  return h(
    "li",
    {
      id: `command-${index}`,
      role: "option",
      "aria-selected": String(index === active),
      "data-testid": `command-${entry.path.map((part) => part.name).join("-")}`,
      onpointerdown: (event) => event.preventDefault(),
      onclick: () => choose(entry),
    },
    h("b", `/${entry.label}`),
    h("span", entry.description),
  );
}

draft.addEventListener("input", () => {
  active = 0;
  paintPicker();
});

draft.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  const found = picker.hidden ? [] : matching(draft.value.slice(1));
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (found.length && step) active = (active + step + found.length) % found.length;
  else if (found.length && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey) choose(found[active]);
  else if (event.key === "Escape" && !picker.hidden) picker.hidden = true;
  else if (event.key === "Escape" && state.replyTo) replyTo(null);
  else if (event.key === "ArrowUp" && !draft.value) page.focusNewest();
  else if (event.key === "Enter" && !event.shiftKey) form.requestSubmit();
  else return;
  event.preventDefault();
  if (step) paintPicker();
});

// Filling in

/** Sends a command that has no options, given its full name. */
export function sendCommand(name) {
  const entry = entries().find((entry) => entry.name === name);
  if (!entry) return toast(t("no-commands-yet"));
  send("/commands", request(entry, []), `/${entry.label}`);
}

/** Starts a command, given its full name, when the user clicks a mention of the command. */
export function chooseCommand(name) {
  const entry = entries().find((entry) => entry.name === name);
  if (entry) choose(entry);
}

/** Returns a command's full name in the user's language. */
export const commandLabel = (name) => entries().find((entry) => entry.name === name)?.label ?? name;

function choose(entry) {
  const fields = entry.options.map((option) => ({ option, input: field(option) }));
  const optional = fields.filter(({ option }) => !option.required);
  filling = { entry, fields };
  draft.value = "";
  paintPicker();
  draft.hidden = true;
  panel.hidden = false;
  const options = h(
    "div.options",
    { role: "group", tabindex: "-1", "aria-label": `/${entry.label}: ${entry.description}`, "data-testid": "options" },
    fieldset(fields.filter(({ option }) => option.required)),
    optional.length > 0 &&
      h("details", h("summary", { "data-testid": "more-options" }, t("more-options")), fieldset(optional)),
  );
  panel.replaceChildren(
    h(
      "div.line",
      h("b.chip", `/${entry.label}`),
      h("span.hint", entry.description),
      iconButton("close", t("drop-command"), { onclick: cancelCommand }),
    ),
    options,
  );
  // If no option is required, the options as a whole get the focus. Then Enter sends the command and Tab goes to the
  // first option.
  const required = fields.find(({ option }) => option.required)?.input;
  (required || (optional.length ? options : byId("send"))).focus();
}

const fieldset = (fields) => h("div.fields", fields.map(fieldLine));

/** Cancels the command. */
function cancelCommand() {
  filling = null;
  panel.hidden = true;
  draft.hidden = false;
  draft.focus();
}

form.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && filling) return cancelCommand();
  // Enter in a select menu sends the command, as in an input, instead of opening the menu.
  if (event.key === "Enter" && filling && event.target.matches("select, .options")) {
    event.preventDefault();
    form.requestSubmit();
  }
});

// Shows an optional input whose invalid value keeps the command from being sent.
form.addEventListener(
  "invalid",
  ({ target }) => {
    const details = target.closest("details");
    if (details) details.open = true;
  },
  { capture: true },
);

function fieldLine({ option, input }) {
  return h(
    "label",
    { title: localized(option, "description") },
    h("span.option-name", localized(option, "name"), option.required && h("b", { title: t("required") }, " *")),
    input,
    input.list,
    h("small", localized(option, "description"), limits(option) && ` (${limits(option)})`),
  );
}

function limits({ min_value: min, max_value: max }) {
  if (min !== undefined && max !== undefined) return t("between", { min, max });
  if (min !== undefined) return t("at-least", { min });
  return max !== undefined ? t("at-most", { max }) : "";
}

/** Returns the input for an option. */
function field(option) {
  const shared = { "data-testid": `command-option-${option.name}`, required: option.required };
  const choices = choicesOf(option);
  if (choices)
    return h(
      "select",
      shared,
      h("option", { value: "" }, t("not-chosen")),
      choices.map(({ value, label }) => h("option", { value }, label)),
    );
  if (option.type === INTEGER || option.type === NUMBER)
    return h("input", {
      ...shared,
      type: "number",
      inputmode: "decimal",
      step: option.type === INTEGER ? 1 : "any",
      min: option.min_value,
      max: option.max_value,
    });
  const input = h("input", {
    ...shared,
    type: "text",
    minlength: option.min_length,
    maxlength: option.max_length ?? 2000,
  });
  return option.autocomplete ? completing(input, option) : input;
}

/** Returns an option's choices, or undefined if the user types the value. */
function choicesOf({ type, choices }) {
  if (choices?.length) return choices.map((choice) => ({ value: choice.value, label: localized(choice, "name") }));
  if (type === BOOLEAN) return ["yes", "no"].map((answer) => ({ value: String(answer === "yes"), label: t(answer) }));
  if (type === USER || type === MENTIONABLE) return userChoices();
  if (type === CHANNEL) return channelChoices();
}

/** Makes an input ask the bot for suggestions. The input shows the suggestions' names and sends their values. */
function completing(input, option) {
  const list = h("datalist", { id: `suggestions-${option.name}` });
  let pause;
  input.setAttribute("list", list.id);
  Object.defineProperty(input, "list", { value: list });
  input.choices = new Map();
  const ask = async () => {
    if (!filling?.fields.some((one) => one.input === input)) return;
    const { choices } = await post("/autocomplete", request(filling.entry, filling.fields, option)).catch(() => ({ choices: [] }));
    input.choices = new Map(choices.map((choice) => [localized(choice, "name"), choice.value]));
    list.replaceChildren(...[...input.choices.keys()].map((name) => h("option", { value: name })));
  };
  input.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(ask, PAUSE);
  });
  input.addEventListener("focus", ask, { once: true });
  return input;
}

/** Converts an input's value to the option's type. Returns undefined if the input is empty. */
function valueOf({ option, input }) {
  if (input.value === "") return undefined;
  if (option.type === BOOLEAN) return input.value === "true";
  if (option.type === INTEGER || option.type === NUMBER) return Number(input.value);
  return input.choices?.get(input.value) ?? input.value;
}

/** Returns a command's request body. `focused` is the option that the user is typing, if any. */
function request(entry, fields, focused) {
  const filled = fields.map((one) => ({
    name: one.option.name,
    type: one.option.type,
    value: valueOf(one),
    ...(one.option === focused && { value: one.input.value, focused: true }),
  }));
  const options = entry.path.slice(1).reduceRight(
    (below, part) => [{ name: part.name, type: part.type, options: below }],
    filled.filter((one) => one.value !== undefined),
  );
  return { as: state.me.id, channel: state.channel, name: entry.path[0].name, options };
}

// Sending

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (filling) {
    send("/commands", request(filling.entry, filling.fields), `/${filling.entry.label}`);
    cancelCommand();
  } else if (draft.value.trim()) sendMessage();
});

async function sendMessage() {
  const content = draft.value;
  draft.value = "";
  paintPicker();
  const reply_to = state.replyTo?.id;
  replyTo(null);
  const sent = await attempt(post("/messages", { as: state.me.id, channel: state.channel, content, reply_to }));
  if (!sent) draft.value ||= content;
}

/** Sets the message that the next one replies to, or null. */
export function replyTo(message) {
  const bar = byId("reply-bar");
  state.replyTo = message;
  bar.hidden = !message;
  if (!message) return;
  bar.replaceChildren(
    t("replying-to", { name: displayName(message.author) }),
    iconButton("close", t("cancel"), { onclick: () => replyTo(null) }),
  );
  draft.focus();
}

/** Clears the input line when the channel changes. */
export function resetComposer() {
  if (filling) cancelCommand();
  replyTo(null);
  draft.placeholder = t("message-or-command");
  draft.setAttribute("aria-label", t("message-in", { channel: channelName(channel(state.channel)) }));
}
