// Reactions: the row below a message, and adding and removing reactions.
import { h, elementOf, icon, toast, popover } from "./dom.js";
import { t } from "./texts.js";
import { post } from "./api.js";
import { emoji } from "./markdown.js";
import { state } from "./state.js";

const QUICK_REACTIONS = ["🫰", "🫰🏽", "👋", "👋🏽", "👍", "🎉", "❤️", "🐍"];

const key = (sign) => (sign.id ? `${sign.name}:${sign.id}` : sign.name);

/** Returns the row of reactions. A redrawn message keeps the row, so a held or focused button is not replaced. */
export function reactions(message, old) {
  const row =
    old?.querySelector(".reactions") ||
    h(
      "div.reactions",
      h(
        "button.reaction.add",
        {
          title: t("react"),
          "aria-label": t("react"),
          "aria-expanded": "false",
          "data-testid": "add-reaction",
          onclick: (event) => pickReaction(event.currentTarget, message.id),
        },
        icon("smile"),
        "+",
      ),
    );
  const shown = message.reactions || [];
  row.hidden = !shown.length;
  for (const button of row.querySelectorAll("[data-key]"))
    if (!shown.some((one) => key(one.emoji) === button.dataset.key)) button.remove();
  for (const reaction of shown) paintReaction(row, message.id, reaction);
  return row;
}

function paintReaction(row, id, { emoji: sign, count, me }) {
  let button = [...row.children].find((button) => button.dataset.key === key(sign));
  if (!button) {
    button = h(
      "button.reaction",
      { "data-key": key(sign), "data-testid": `reaction-${sign.name}` },
      emoji(sign),
      h("span.count"),
    );
    whenPressed(button, () => toggle(id, sign));
    row.lastElementChild.before(button);
  }
  button.setAttribute("aria-pressed", String(me));
  button.setAttribute(
    "aria-label",
    t("reaction", { emoji: sign.name, count, what: t(me ? "reaction-remove" : "reaction-add") }),
  );
  button.querySelector(".count").textContent = count;
}

/** Runs `act` when the pointer or key goes down. In real-time games, the fastest reaction wins. */
function whenPressed(button, act) {
  button.addEventListener("pointerdown", (event) => event.button === 0 && act());
  button.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  button.addEventListener("keyup", (event) => event.key === " " && event.preventDefault());
  // Handles clicks without a pointer or a key, such as from assistive technology.
  button.addEventListener("click", (event) => event.detail === 0 && act());
}

/** Returns a message's reaction with this emoji, if any. */
const find = (id, sign) => state.messages.get(id)?.reactions?.find((one) => key(one.emoji) === key(sign));

/** Adds or removes the user's reaction. Shows it at once, and undoes it if the request fails. */
function toggle(id, sign) {
  const on = !find(id, sign)?.me;
  const sent = post("/reactions", { as: state.me.id, message: id, emoji: key(sign), on });
  showOwn(id, sign, on);
  sent.catch((error) => {
    showOwn(id, sign, !on);
    toast(error.message);
  });
}

function showOwn(id, sign, me) {
  const before = find(id, sign);
  if (Boolean(before?.me) !== me)
    setReaction({ message_id: id, emoji: sign, count: (before?.count || 0) + (me ? 1 : -1), me });
}

/** Updates one of a message's reactions. */
export function setReaction({ message_id, emoji: sign, count, me }) {
  const message = state.messages.get(message_id);
  if (!message) return;
  const known = find(message_id, sign);
  if (known) Object.assign(known, { count, me });
  else message.reactions = [...(message.reactions || []), { emoji: sign, count, me }];
  message.reactions = message.reactions.filter((one) => one.count > 0);
  reactions(message, elementOf(message_id));
}

/** Opens a message's emoji picker. */
export function pickReaction(button, id) {
  const choose = (name) => {
    box.hidePopover();
    const own = /^(\w{2,32}):(\d{1,20})$/.exec(name);
    if (name) toggle(id, own ? { id: own[2], name: own[1] } : { id: null, name });
  };
  const free = h("input", {
    "aria-label": t("own-emoji"),
    placeholder: t("own-emoji"),
    maxlength: 60,
    "data-testid": "own-emoji",
  });
  const box = h(
    "div.popup.reactions-picker",
    h(
      "div.grid",
      QUICK_REACTIONS.map((sign) =>
        h("button.plain", { "aria-label": sign, "data-testid": `pick-${sign}`, onclick: () => choose(sign) }, sign),
      ),
    ),
    h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          choose(free.value.trim());
        },
      },
      free,
    ),
  );
  popover(button, box);
  box.querySelector("button").focus();
}
