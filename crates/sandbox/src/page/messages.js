// The message list: drawing and redrawing messages without flicker, and their menus.
import { h, byId, elementOf, dots, icon, iconButton, avatar, menu } from "./dom.js";
import { t, messageTime, absoluteTime } from "./texts.js";
import { attempt, request } from "./api.js";
import { markdown } from "./markdown.js";
import { files, gallery } from "./media.js";
import { reactions, pickReaction } from "./reactions.js";
import { row, section, flat } from "./components.js";
import { focusIn, restoreFocus, leaveFocus } from "./focus.js";
import { mentionsMe } from "./notices.js";
import { state, page, displayName, userOf, channel, channelName, isEphemeral } from "./state.js";

const THINKING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const REPLY = 19;
const COMMAND_RESPONSES = [20, 23];
const THREAD_STARTED = 18;
/** Messages by one author within this time, in milliseconds, share a header. */
const TOGETHER = 7 * 60 * 1000;

const list = byId("messages");

/** Returns the text or element for a mention. */
const names = {
  user: (id) => (userOf(id) ? displayName(userOf(id)) : t("unknown")),
  role: (id) => state.world.roles.find((role) => role.id === id)?.name || t("unknown"),
  channel: (id) => {
    const found = channel(id);
    return found
      ? h("button.mention", { onclick: () => page.openChannel(id) }, channelName(found))
      : h("span.mention", `#${t("unknown")}`);
  },
  message: (place, id) => {
    const found = channel(place);
    const name = `${found ? channelName(found) : `#${t("unknown")}`} › ${t("go-to-message")}`;
    return h("button.mention", { onclick: () => goTo(place, id) }, name);
  },
  command: (name) => h("button.mention", { onclick: () => page.chooseCommand(name) }, `/${page.commandLabel(name)}`),
};

/** Opens a message's channel and scrolls to the message. */
async function goTo(place, id) {
  if (place !== state.channel) await page.openChannel(place);
  elementOf(id)?.scrollIntoView({ block: "start", behavior: "smooth" });
}

/** Shows the channel's messages. */
export function showAll(messages) {
  const focused = document.activeElement.closest("[data-message-id]");
  const focus = focused && focusIn(focused);
  state.messages = new Map(messages.map((message) => [message.id, message]));
  list.replaceChildren(...messages.map((message) => draw(message)));
  for (const item of list.children) group(item);
  const item = focus && elementOf(focused.dataset.messageId);
  if (item) restoreFocus(item, focus);
}

/** Shows a new or changed message. */
export function show(message) {
  const old = elementOf(message.id);
  state.messages.set(message.id, message);
  const focus = old && focusIn(old);
  const item = draw(message, old);
  if (old) old.replaceWith(item);
  else list.append(item);
  if (focus) restoreFocus(item, focus);
  group(item);
  if (item.nextElementSibling) group(item.nextElementSibling);
  // The new element has taken over parts of the old one, which is therefore less tall, so the list may have moved.
  if (old) page.keepEnd();
}

export function remove(id) {
  const item = elementOf(id);
  const next = item?.nextElementSibling;
  state.messages.delete(id);
  if (item) leaveFocus(item);
  item?.remove();
  if (next) group(next);
}

/** Draws a message again after its pending state has changed. */
export const redraw = (id) => state.messages.has(id) && show(state.messages.get(id));

/** Marks a message that shares the previous message's header. */
function group(item) {
  const message = state.messages.get(item.dataset.messageId);
  const before = state.messages.get(item.previousElementSibling?.dataset.messageId);
  item.classList.toggle("grouped", Boolean(message && before && message.type === 0 && together(before, message)));
}

function together(before, message) {
  const near = new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
  const alike = before.author.id === message.author.id && isEphemeral(before) === isEphemeral(message);
  return near && alike && before.type !== THREAD_STARTED;
}

/** Returns a message's text, even if the message consists of components. */
export const textOf = (message) =>
  [message.content, ...flat(message.components).map((part) => part.type === TEXT && part.content)]
    .filter(Boolean)
    .join("\n");

/** Returns a message's text without markdown. */
export const plain = (message) => h("div", markdown(textOf(message).replaceAll("\n", " \n"), names)).textContent;

/** Returns a message as text for screen readers. */
export function summary(message) {
  const pictures = (message.attachments || []).map((file) => file.description || "").join(". ");
  return `${displayName(message.author)}: ${plain(message)} ${pictures}`;
}

function draw(message, old) {
  const thinking = (message.flags & THINKING) !== 0;
  const name = displayName(message.author);
  const failure = state.failures.get(message.id);
  return h(
    "li.message",
    {
      class: ["message", isEphemeral(message) && "ephemeral", mentionsMe(message) && "to-me"].filter(Boolean).join(" "),
      "data-testid": "message",
      "data-message-id": message.id,
      tabindex: "-1",
    },
    reference(message),
    avatar(message.author),
    h(
      "div.head",
      h("b.name", name),
      message.author.bot && h("span.tag", t("app")),
      h(
        "time",
        { datetime: message.timestamp, title: absoluteTime(new Date(message.timestamp), "F") },
        messageTime(new Date(message.timestamp)),
      ),
    ),
    h(
      "div.body",
      thinking ? h("p.thinking", dots(), t("thinking", { name })) : text(message),
      (message.flags & COMPONENTS_V2) === 0 && files(message, old),
      (message.components || []).map((part) => layout(message, part, old)),
      failure && h("p.failed", { role: "alert", "data-testid": "failed" }, failure),
      message.thread && threadCard(message.thread),
      reactions(message, old),
      isEphemeral(message) &&
        h(
          "p.note",
          icon("eye"),
          " ",
          t("only-you"),
          " · ",
          h("button.plain", { "data-testid": "dismiss", onclick: () => erase(message) }, t("dismiss")),
        ),
    ),
    thinking ? "" : tools(message),
  );
}

/** The types of a message's components, and how to draw them: https://discord.com/developers/docs/components/reference. */
const TEXT = 10;
const LAYOUTS = {
  1: row,
  9: (message, part, old) => section(message, part, inside(message, part, old)),
  [TEXT]: (message, part) => h("div.text", markdown(part.content, names)),
  12: (message, part, old) => gallery(part, old),
  14: () => h("hr"),
  17: (message, part, old) =>
    h(
      "div.card",
      { style: { "--edge": `#${(part.accent_color ?? 0).toString(16).padStart(6, "0")}` } },
      inside(message, part, old),
    ),
};
const inside = (message, part, old) => part.components.map((inner) => layout(message, inner, old));
const layout = (message, part, old) => LAYOUTS[part.type]?.(message, part, old) ?? "";

function text(message) {
  if (message.type === THREAD_STARTED)
    return h(
      "p.note",
      t("started-thread"),
      " ",
      names.channel(message.message_reference?.channel_id || message.thread?.id || ""),
    );
  if (!message.content) return "";
  const onlyEmoji = /^(\s*\p{RGI_Emoji}){1,10}\s*$/v.test(message.content);
  return h(
    "div.text",
    { class: onlyEmoji ? "text large" : "text" },
    markdown(message.content, names),
    message.edited_timestamp &&
      h("small.edited", { title: absoluteTime(new Date(message.edited_timestamp), "F") }, t("edited")),
  );
}

/** Returns the line above a message: the message it replies to, or the command and its user. */
function reference(message) {
  if (COMMAND_RESPONSES.includes(message.type) && message.interaction_metadata) {
    const user = message.interaction_metadata.user;
    const command = message.interaction?.name ?? message.interaction_metadata.name;
    return (
      command &&
      h(
        "div.reference",
        avatar(user, ".small"),
        h("b", displayName(user)),
        ` ${t("used")} `,
        h("span.mention", `/${page.commandLabel(command)}`),
      )
    );
  }
  const replied = message.type === REPLY && message.referenced_message;
  // The copy of the replied-to message in this message may be outdated.
  const target = replied && (state.messages.get(replied.id) || replied);
  return (
    target &&
    h(
      "button.reference",
      { onclick: () => reveal(target.id) },
      avatar(target.author, ".small"),
      h("b", displayName(target.author)),
      h("span.excerpt", plain(target) || "📎"),
    )
  );
}

function reveal(id) {
  const item = elementOf(id);
  item?.scrollIntoView({ block: "center" });
  item?.focus();
}

const threadCard = (thread) =>
  h("button.thread", { onclick: () => page.openChannel(thread.id) }, icon("thread"), h("b", thread.name), t("thread"));

// The menu of a message

function tools(message) {
  const react = iconButton("smile", t("react"), {
    "aria-expanded": "false",
    "data-testid": "react",
    onclick: ({ currentTarget }) => pickReaction(currentTarget, message.id),
  });
  const more = iconButton("more", t("actions"), {
    "aria-haspopup": "menu",
    "aria-expanded": "false",
    "data-testid": "message-menu",
    onclick: ({ currentTarget }) => menu(currentTarget, actions(message, currentTarget)),
  });
  return h("div.tools", isEphemeral(message) ? "" : react, more);
}

function actions(message, button) {
  const mine = message.author.id === state.me.id || state.me.moderator;
  return [
    !isEphemeral(message) && { label: t("reply"), run: () => page.reply(message) },
    !isEphemeral(message) && { label: t("react"), run: () => pickReaction(button, message.id) },
    { label: t("copy-id"), run: () => navigator.clipboard?.writeText(message.id) },
    isEphemeral(message)
      ? { label: t("dismiss"), run: () => erase(message) }
      : mine && { label: t("delete"), danger: true, testid: "delete-message", run: () => erase(message) },
  ].filter(Boolean);
}

const erase = (message) => attempt(request("DELETE", `/messages/${message.id}?as=${state.me.id}`));
