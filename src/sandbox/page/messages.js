// The list of messages: drawing one, drawing it anew without flicker, its reactions and its menu.
import { h, byId, safeUrl, toast, avatar, popover, dialog, menu } from "./dom.js";
import { t, messageTime, absoluteTime } from "./texts.js";
import { post, request } from "./api.js";
import { markdown, emoji } from "./markdown.js";
import { componentRows, onChange } from "./components.js";
import { state, displayName, person, channel, channelName } from "./state.js";

const PRIVATE = 1 << 6, THINKING = 1 << 7;
const REPLY = 19, ANSWERS = [20, 23], THREAD_STARTED = 18;
/** Messages of one author within this time stand together under one name, in milliseconds. */
const TOGETHER = 7 * 60 * 1000;
const QUICK_REACTIONS = ["🫰", "👋", "👍", "🎉", "❤️", "😂", "😮", "🐍"];

const list = byId("messages");
const elementOf = (id) => list.querySelector(`[data-message-id="${id}"]`);
const isPrivate = (message) => (message.flags & PRIVATE) !== 0;

/** What message parts may ask of the rest of the page: openChannel(id), chooseCommand(name), runCommand(command, target), reply(message). */
export const page = {};

/** How mentions in texts read. */
const names = {
  user: (id) => (person(id) ? displayName(person(id)) : t("unknown")),
  channel: (id) => {
    const found = channel(id);
    return found ? h("button.mention", { type: "button", onclick: () => page.openChannel(id) }, channelName(found)) : h("span.mention", `#${t("unknown")}`);
  },
  command: (name) => h("button.mention", { type: "button", onclick: () => page.chooseCommand(name) }, `/${name}`),
};

/** Shows the channel's messages, all anew. */
export function showAll(messages) {
  state.messages = new Map(messages.map((message) => [message.id, message]));
  list.replaceChildren(...messages.map((message) => draw(message)));
  for (const item of list.children) group(item);
}

/** Shows a new message, or the new state of one that is there. */
export function show(message) {
  const old = elementOf(message.id);
  state.messages.set(message.id, message);
  const item = draw(message, old);
  if (old) keepFocus(old, item, () => old.replaceWith(item));
  else list.append(item);
  group(item);
  if (item.nextElementSibling) group(item.nextElementSibling);
}

export function remove(id) {
  const item = elementOf(id), next = item?.nextElementSibling;
  state.messages.delete(id);
  item?.remove();
  if (next) group(next);
}

onChange((id) => state.messages.has(id) && show(state.messages.get(id)));

/** Marks a message that follows one of the same author closely. */
function group(item) {
  const message = state.messages.get(item.dataset.messageId), before = state.messages.get(item.previousElementSibling?.dataset.messageId);
  const close = before && message && before.author.id === message.author.id && message.type === 0 && before.type !== THREAD_STARTED
    && isPrivate(before) === isPrivate(message) && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
  item.classList.toggle("grouped", Boolean(close));
}

/** After redrawing, the focus is where it was: on the same component, or the one in its place. */
function keepFocus(old, item, replace) {
  const focusables = (root) => [...root.querySelectorAll("button, a")];
  const index = focusables(old).indexOf(document.activeElement);
  const key = document.activeElement?.dataset.customId;
  replace();
  if (index < 0) return;
  const fresh = focusables(item).filter((element) => !element.disabled);
  (fresh.find((element) => key && element.dataset.customId === key) || fresh[Math.min(index, fresh.length - 1)] || item).focus({ preventScroll: true });
}

/** The plain words of a message, for screen readers. */
export function summary(message) {
  const words = draw({ ...message, components: [], reactions: [] }).querySelector(".body").textContent;
  const pictures = (message.attachments || []).map((file) => file.description || "").join(". ");
  return `${displayName(message.author)}: ${words} ${pictures}`;
}

function draw(message, old) {
  const thinking = (message.flags & THINKING) !== 0;
  const name = displayName(message.author);
  const failure = state.failures.get(message.id);
  return h("li.message", {
    class: `message${isPrivate(message) ? " private" : ""}${message.type === REPLY || message.interaction ? " referring" : ""}${mentionsMe(message) ? " to-me" : ""}`,
    "data-testid": "message",
    "data-message-id": message.id,
    tabindex: "-1",
  },
  reference(message),
  avatar(message.author),
  h("div.head", h("b.name", name), message.author.bot && h("span.tag", t("app")), h("time", { datetime: message.timestamp, title: absoluteTime(new Date(message.timestamp), "F") }, messageTime(new Date(message.timestamp)))),
  h("div.body",
    thinking ? h("p.thinking", h("span.dots", h("i"), h("i"), h("i")), t("thinking", { name })) : text(message),
    files(message, old),
    (message.embeds || []).map((embed) => embedCard(embed, message, old)),
    componentRows(message),
    failure && h("p.failed", { role: "alert", "data-testid": "failed" }, failure),
    message.thread && threadCard(message.thread),
    reactions(message, old),
    isPrivate(message) && h("p.note", "👁 ", t("only-you"), " · ", h("button.plain", { type: "button", "data-testid": "dismiss", onclick: () => erase(message) }, t("dismiss")))),
  thinking ? "" : tools(message));
}

const mentionsMe = (message) => message.author.id !== state.me.id && (message.content || "").includes(`<@${state.me.id}>`);

function text(message) {
  if (message.type === THREAD_STARTED) return h("p.note", t("started-thread"), " ", names.channel(message.message_reference?.channel_id || message.thread?.id || ""));
  if (!message.content) return "";
  const onlyEmoji = /^(\s*(\p{Extended_Pictographic}[\u200d\ufe0f\p{Emoji_Modifier}]*)+\s*){1,10}$/u.test(message.content);
  return h("div.text", { class: onlyEmoji ? "text large" : "text" }, markdown(message.content, names), message.edited_timestamp && h("small.edited", { title: absoluteTime(new Date(message.edited_timestamp), "F") }, t("edited")));
}

/** The line above: whom it answers, or who used which command. */
function reference(message) {
  if (ANSWERS.includes(message.type) && message.interaction_metadata) {
    const user = message.interaction_metadata.user;
    const command = message.interaction?.name ?? message.interaction_metadata.name;
    return command && h("div.reference", avatar(user, ".small"), h("b", displayName(user)), ` ${t("used")} `, h("span.mention", `/${command}`));
  }
  const target = message.type === REPLY && message.referenced_message;
  return target && h("button.reference", { type: "button", onclick: () => reveal(target.id) },
    avatar(target.author, ".small"), h("b", displayName(target.author)), h("span.excerpt", target.content || "📎"));
}

function reveal(id) {
  const item = elementOf(id);
  item?.scrollIntoView({ block: "center" });
  item?.focus();
}

const threadCard = (thread) => h("button.thread", { type: "button", onclick: () => page.openChannel(thread.id) }, h("b", thread.name), ` ${t("thread")} ›`);

/** Attachments; those that an embed shows are left to it. */
function files(message, old) {
  const inEmbeds = (message.embeds || []).flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  return (message.attachments || []).filter((file) => !inEmbeds.includes(file.url)).map((file, index) => {
    const type = file.content_type || "";
    if (type.startsWith("image/")) return picture(file, `file-${index}`, old);
    if (type.startsWith("video/")) return h("video.picture", { src: safeUrl(file.url), controls: true, loop: true, muted: true, playsinline: true });
    return h("a.file", { href: safeUrl(file.url), download: file.filename }, "📄 ", h("b", file.filename), h("small", size(file.size)));
  });
}

const size = (bytes) => (bytes < 1024 ? `${bytes} B` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} kB` : `${(bytes / 1048576).toFixed(1)} MB`);

/**
 * A picture in its reserved place. When the message is drawn anew (`old` is its element so far), the picture before stays
 * until the new one is ready to be painted.
 */
function picture(file, slot, old) {
  const src = safeUrl(file.url), description = file.description || "";
  const before = old?.querySelector(`[data-slot="${slot}"] img`);
  const image = before || h("img", { draggable: "false" });
  image.alt = description || t("no-description");
  if (image.dataset.src !== src) swap(image, src);
  return h("figure.picture", { "data-slot": slot, "data-testid": "picture", style: { "--w": file.width || 480, "--h": file.height || 360 } },
    h("button.plain", { type: "button", title: t("enlarge"), onclick: () => enlarge(src, description) }, image),
    description && altBadge(description));
}

async function swap(image, src) {
  image.dataset.src = src;
  const fresh = new Image();
  fresh.src = src;
  await fresh.decode().catch(() => {});
  if (image.dataset.src === src) image.src = src;
}

const altBadge = (description) => {
  const badge = h("button.alt", { type: "button", "aria-expanded": "false", title: t("alt"), onclick: () => popover(badge, h("div.popup.description", description)) }, "ALT");
  return badge;
};

function enlarge(src, description) {
  const box = dialog(h("figure.enlarged",
    h("button.plain", { type: "button", onclick: () => box.close(), title: t("close") }, h("img", { src, alt: description || t("no-description") })),
    description && h("figcaption", description)));
}

function embedCard(embed, message, old) {
  const color = `#${(embed.color ?? 0).toString(16).padStart(6, "0")}`;
  const shown = (image, slot) => {
    const file = (message.attachments || []).find((file) => file.url === image.url) || {};
    return picture({ ...file, ...image, width: image.width || file.width, height: image.height || file.height, description: image.description || file.description }, slot, old);
  };
  const title = embed.title && h("b.title", safeUrl(embed.url || "") && embed.url ? h("a", { href: safeUrl(embed.url), target: "_blank", rel: "noopener noreferrer" }, markdown(embed.title, names)) : markdown(embed.title, names));
  return h("article.embed", { style: embed.color ? { "--bar": color } : {} },
    embed.author && h("p.author", embed.author.name),
    title,
    embed.description && h("div.text", markdown(embed.description, names)),
    embed.fields?.length && h("dl", embed.fields.map((field) => h("div", { class: field.inline ? "inline" : "" }, h("dt", markdown(field.name, names)), h("dd", markdown(field.value, names))))),
    embed.image && shown(embed.image, `embed-${message.embeds.indexOf(embed)}`),
    embed.thumbnail && shown(embed.thumbnail, `thumbnail-${message.embeds.indexOf(embed)}`),
    (embed.footer || embed.timestamp) && h("footer", [embed.footer?.text, embed.timestamp && messageTime(new Date(embed.timestamp))].filter(Boolean).join(" • ")));
}

// Reactions

const key = (sign) => (sign.id ? `${sign.name}:${sign.id}` : sign.name);

/** The row of reactions; kept when the message is drawn anew, so that a finger or the focus stays on its button. */
function reactions(message, old) {
  const row = old?.querySelector(".reactions") || h("div.reactions", h("button.reaction.add", {
    type: "button", title: t("react"), "aria-label": t("react"), "aria-expanded": "false", "data-testid": "add-reaction",
    onclick: (event) => pickReaction(event.currentTarget, message.id),
  }, "☺＋"));
  const shown = message.reactions || [];
  row.hidden = !shown.length;
  for (const button of row.querySelectorAll("[data-key]")) if (!shown.some((one) => key(one.emoji) === button.dataset.key)) button.remove();
  for (const reaction of shown) paintReaction(row, message.id, reaction);
  return row;
}

function paintReaction(row, id, { emoji: sign, count, me }) {
  let button = [...row.children].find((button) => button.dataset.key === key(sign));
  if (!button) {
    button = h("button.reaction", { type: "button", "data-key": key(sign), "data-testid": `reaction-${sign.name}` }, emoji(sign), h("span.count"));
    whenPressed(button, () => toggle(id, sign));
    row.lastElementChild.before(button);
  }
  button.setAttribute("aria-pressed", String(me));
  button.setAttribute("aria-label", t("reaction", { emoji: sign.name, count, what: t(me ? "reaction-remove" : "reaction-add") }));
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
  if (Boolean(before?.me) !== me) setReaction({ message_id: id, emoji: sign, count: (before?.count || 0) + (me ? 1 : -1), me });
}

/** The state of one reaction after a change. */
export function setReaction({ message_id, emoji: sign, count, me }) {
  const message = state.messages.get(message_id);
  if (!message) return;
  const all = message.reactions || [];
  const known = all.some((one) => key(one.emoji) === key(sign));
  const next = { emoji: sign, count, me };
  message.reactions = (known ? all.map((one) => (key(one.emoji) === key(sign) ? next : one)) : [...all, next]).filter((one) => one.count > 0);
  reactions(message, elementOf(message_id));
}

function pickReaction(button, id) {
  const choose = (name) => {
    box.hidePopover();
    const own = /^(\w{2,32}):(\d{1,20})$/.exec(name);
    if (name) toggle(id, own ? { id: own[2], name: own[1] } : { id: null, name });
  };
  const free = h("input", { "aria-label": t("own-emoji"), placeholder: t("own-emoji"), maxlength: 60, "data-testid": "own-emoji" });
  const box = h("div.popup.reactions-picker",
    h("div.grid", QUICK_REACTIONS.map((sign) => h("button.plain", { type: "button", "aria-label": sign, "data-testid": `pick-${sign}`, onclick: () => choose(sign) }, sign))),
    h("form", { onsubmit: (event) => { event.preventDefault(); choose(free.value.trim()); } }, free));
  popover(button, box);
  box.querySelector("button").focus();
}

// The menu of a message

function tools(message) {
  const react = h("button.icon", { type: "button", title: t("react"), "aria-label": t("react"), "aria-expanded": "false", "data-testid": "react", onclick: () => pickReaction(react, message.id) }, "☺");
  const more = h("button.icon", { type: "button", title: t("actions"), "aria-label": t("actions"), "aria-haspopup": "menu", "aria-expanded": "false", "data-testid": "message-menu", onclick: () => menu(more, actions(message)) }, "⋯");
  return h("div.tools", isPrivate(message) ? "" : react, more);
}

function actions(message) {
  const mine = message.author.id === state.me.id || state.me.moderator;
  const contextual = state.world.commands.filter((command) => command.type === 2 || command.type === 3);
  return [
    !isPrivate(message) && { label: t("reply"), run: () => page.reply(message) },
    ...contextual.map((command) => ({ label: command.name, run: () => page.runCommand(command, command.type === 3 ? message.id : message.author.id) })),
    { label: t("copy-id"), run: () => navigator.clipboard?.writeText(message.id) },
    isPrivate(message) ? { label: t("dismiss"), run: () => erase(message) } : mine && { label: t("delete"), danger: true, testid: "delete-message", run: () => erase(message) },
  ].filter(Boolean);
}

const erase = (message) => request("DELETE", `/messages/${message.id}?as=${state.me.id}`).catch((refusal) => toast(refusal.message));
