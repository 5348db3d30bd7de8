// Reactions: the row below a message, putting and taking back one's own, and choosing another.
import { h, icon, toast, popover } from "./dom.js";
import { t } from "./texts.js";
import { post } from "./api.js";
import { emoji } from "./markdown.js";
import { state } from "./state.js";

const QUICK_REACTIONS = ["🫰", "👋", "👍", "🎉", "❤️", "😂", "😮", "🐍"];

const key = (sign) => (sign.id ? `${sign.name}:${sign.id}` : sign.name);

/** The row of reactions; kept when the message is drawn anew, so that a finger or the focus stays on its button. */
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

/** A reaction may be a claim in a race, so it counts from the moment the finger or key goes down. */
function whenPressed(button, act) {
  button.addEventListener("pointerdown", (event) => event.button === 0 && act());
  button.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  button.addEventListener("keyup", (event) => event.key === " " && event.preventDefault());
  // Only presses that came without pointer or key, as from assistive technology.
  button.addEventListener("click", (event) => event.detail === 0 && act());
}

/** Puts or takes back one's own reaction: sent first, shown at once, corrected if refused. */
function toggle(id, sign) {
  const on = !state.messages.get(id)?.reactions?.find((one) => key(one.emoji) === key(sign))?.me;
  const sent = post("/reactions", { as: state.me.id, message: id, emoji: key(sign), on });
  nudge(id, sign, on);
  sent.catch((refusal) => {
    nudge(id, sign, !on);
    toast(refusal.message);
  });
}

function nudge(id, sign, me) {
  const before = state.messages.get(id)?.reactions?.find((one) => key(one.emoji) === key(sign));
  if (Boolean(before?.me) !== me)
    setReaction({ message_id: id, emoji: sign, count: (before?.count || 0) + (me ? 1 : -1), me });
}

/** The state of one reaction after a change. */
export function setReaction({ message_id, emoji: sign, count, me }) {
  const message = state.messages.get(message_id);
  if (!message) return;
  const all = message.reactions || [];
  const known = all.some((one) => key(one.emoji) === key(sign));
  const next = { emoji: sign, count, me };
  message.reactions = (known ? all.map((one) => (key(one.emoji) === key(sign) ? next : one)) : [...all, next]).filter(
    (one) => one.count > 0,
  );
  reactions(message, document.querySelector(`[data-message-id="${message_id}"]`));
}

/** Lets one choose an emoji to react with. */
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
