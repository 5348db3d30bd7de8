// Wires the page: loads the world, opens a channel, and follows what happens.
import { h, byId, announce, toast, dialog, icon, iconButton } from "./dom.js";
import { t } from "./texts.js";
import { get, post, request, listen } from "./api.js";
import { state, displayName, person, channel, channelName, isThread, isDirect } from "./state.js";
import { whoAmI, chooseLanguage, remember, paintPeople, paintBot } from "./people.js";
import { show, showAll, remove, summary, page } from "./messages.js";
import { setReaction } from "./reactions.js";
import { settle } from "./components.js";
import { chooseCommand, runCommand, replyTo, resetComposer, settleCommand } from "./commands.js";

/** So near to the end, in pixels, the reader is taken to read the newest message. */
const AT_END = 60;
/** How long "is typing" stays, in milliseconds. */
const TYPING = 10000;

const scroller = byId("scroller"),
  jump = byId("jump");

// Channels

function paintChannels() {
  const { channels } = state.world;
  const threads = (parent) =>
    channels.filter(
      (one) =>
        isThread(one) && one.parent_id === parent.id && (!one.thread_metadata?.archived || one.id === state.channel),
    );
  const texts = channels.filter((one) => one.type === 0);
  byId("channels").replaceChildren(
    h("h3", t("channels"), iconButton("plus", t("new-channel"), { "data-testid": "new-channel", onclick: newChannel })),
    h(
      "ul",
      texts.map((one) => [channelLine(one), threads(one).map(channelLine)]),
    ),
    h("h3", t("direct-messages")),
    h("ul", channels.filter(isDirect).map(channelLine)),
  );
}

function channelLine(one) {
  const open = one.id === state.channel;
  const name = isDirect(one) ? displayName(state.world.bot) : one.name;
  return h(
    "li",
    { class: isThread(one) ? "below" : "" },
    h(
      "button.channel",
      {
        class: state.unread.has(one.id) ? "channel unread" : "channel",
        "aria-current": open ? "page" : undefined,
        "data-testid": `channel-${name}`,
        onclick: () => openChannel(one.id),
      },
      h("span", { "aria-hidden": "true" }, isThread(one) ? icon("thread") : isDirect(one) ? "@" : "#"),
      h("span.name", name),
    ),
    open &&
      state.me.moderator &&
      !isDirect(one) &&
      iconButton("trash", t("delete-channel", { name }), { onclick: () => deleteChannel(one) }),
  );
}

async function openChannel(id) {
  state.channel = id;
  state.unread.delete(id);
  state.failures.clear();
  remember();
  closeDrawer();
  paintChannels();
  paintHeader();
  resetComposer();
  await loadMessages();
  stickToEnd();
}

async function loadMessages() {
  const id = state.channel;
  const messages = await get(`/channels/${id}/messages?as=${state.me.id}`);
  if (state.channel === id) showAll(messages);
}

function paintHeader() {
  const here = channel(state.channel);
  byId("channel-title").replaceChildren(channelName(here));
  byId("topic").replaceChildren(
    here.topic || "",
    here.thread_metadata?.archived
      ? h(
          "button.button.secondary",
          { onclick: () => attempt(request("PATCH", `/channels/${here.id}`, { archived: false })) },
          t("unarchive"),
        )
      : "",
  );
  document.title = `${channelName(here)} · ${displayName(state.me)} · ${t("title")}`;
}

const attempt = (promise) => promise.catch((refusal) => toast(refusal.message));

function newChannel() {
  const name = h("input", {
    required: true,
    maxlength: 100,
    "aria-label": t("channel-name"),
    placeholder: t("channel-name"),
  });
  const create = async (event) => {
    event.preventDefault();
    box.close();
    const made = await attempt(post("/channels", { name: name.value.trim() }));
    if (made) openWhenKnown(made);
  };
  const box = dialog(
    h(
      "form.modal",
      { onsubmit: create },
      h("h2", t("new-channel")),
      name,
      buttons(t("create"), () => box.close()),
    ),
  );
}

const buttons = (label, cancel) =>
  h(
    "footer",
    h("button.button.secondary", { onclick: cancel }, t("cancel")),
    h("button.button.primary", { type: "submit" }, label),
  );

function deleteChannel(one) {
  const erase = (event) => {
    event.preventDefault();
    box.close();
    attempt(request("DELETE", `/channels/${one.id}`));
  };
  const box = dialog(
    h(
      "form.modal",
      { onsubmit: erase },
      h("h2", t("sure-delete-channel", { name: one.name })),
      buttons(t("delete-channel", { name: one.name }), () => box.close()),
    ),
  );
}

function openWhenKnown(made) {
  if (!channel(made.id)) keepChannel(made);
  openChannel(made.id);
}

function keepChannel(one) {
  const known = state.world.channels.findIndex((other) => other.id === one.id);
  if (known < 0) state.world.channels.push(one);
  else state.world.channels[known] = one;
}

// Scrolling: the newest message stays in sight unless the reader scrolled up

let atEnd = true;

function stickToEnd() {
  atEnd = true;
  scroller.scrollTop = scroller.scrollHeight;
  jump.hidden = true;
}

scroller.addEventListener("scroll", () => {
  atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < AT_END;
  if (atEnd) jump.hidden = true;
  else if (jump.hidden) offerJump("jump-present");
});

const keepEnd = new ResizeObserver(() => atEnd && stickToEnd());
keepEnd.observe(scroller);
keepEnd.observe(byId("messages"));

function offerJump(words) {
  jump.replaceChildren(t(words), icon("down"));
  jump.hidden = false;
}

jump.addEventListener("click", stickToEnd);

// What happens

const live = {
  async ready() {
    byId("reconnecting").hidden = true;
    state.pending.clear();
    state.world = await get(`/world?as=${state.me.id}`);
    state.me = person(state.me.id) || state.me;
    paintAll();
    await openChannel(channel(state.channel) ? state.channel : wantedChannel());
  },
  lost: () => (byId("reconnecting").hidden = false),
  message_create(message) {
    if (message.channel_id !== state.channel) return markUnread(message);
    show(message);
    stopTyping(message.author.id);
    announce(summary(message));
    if (message.author.id === state.me.id) stickToEnd();
    else if (!atEnd) offerJump("jump-down");
  },
  message_update(message) {
    if (message.channel_id !== state.channel) return;
    const before = state.messages.get(message.id);
    if (!before) return;
    state.failures.delete(message.id);
    show(message);
    if (before.content !== message.content) announce(summary(message));
  },
  message_delete({ id }) {
    remove(id);
    if (state.replyTo?.id === id) replyTo(null);
  },
  reaction_add: (change) => setReaction(change),
  reaction_remove: (change) => setReaction(change),
  channel_create: channelChanged,
  channel_update: channelChanged,
  channel_delete({ id }) {
    state.world.channels = state.world.channels.filter((one) => one.id !== id);
    if (state.channel === id) openChannel(wantedChannel());
    else paintChannels();
  },
  people(people) {
    state.world.people = people;
    state.me = person(state.me.id) || state.me;
    paintPeople();
  },
  commands: (commands) => (state.world.commands = commands),
  bot(bot) {
    state.world.bot = bot;
    paintPeople();
    paintBot();
  },
  typing: ({ channel_id, user_id }) => channel_id === state.channel && user_id !== state.me.id && startTyping(user_id),
  interaction(frame) {
    // A command is known by its name, a pressed component by its message; both may bring a modal.
    if (!frame.message_id) settleCommand(frame);
    if (frame.message_id || frame.state === "modal") settle(frame);
  },
};

function channelChanged(one) {
  keepChannel(one);
  paintChannels();
  if (one.id === state.channel) paintHeader();
}

function markUnread({ channel_id }) {
  state.unread.add(channel_id);
  paintChannels();
}

let typingEnds;

function startTyping(id) {
  byId("typing").textContent = t("typing", { name: person(id) ? displayName(person(id)) : t("unknown") });
  byId("typing").dataset.user = id;
  clearTimeout(typingEnds);
  typingEnds = setTimeout(() => stopTyping(id), TYPING);
}

function stopTyping(id) {
  if (byId("typing").dataset.user === id) byId("typing").textContent = "";
}

// The drawer with the channels on a phone

byId("open-drawer").addEventListener("click", () => {
  document.body.classList.add("drawer");
  byId("close-drawer").focus();
});
byId("close-drawer").addEventListener("click", closeDrawer);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector(":popover-open, dialog[open]")) closeDrawer();
});
document
  .querySelector("main")
  .addEventListener("pointerdown", (event) => event.target.closest("#open-drawer") || closeDrawer());

function closeDrawer() {
  document.body.classList.remove("drawer");
}

// A slash typed anywhere begins a command

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.closest("input, textarea, select, dialog, .popup") || byId("draft").hidden)
    return;
  byId("draft").focus();
});

// Start

/** The channel of the address, by name or id, else the first one. */
function wantedChannel() {
  const wanted = new URLSearchParams(location.search).get("channel");
  const { channels } = state.world;
  return (channels.find((one) => one.id === wanted || one.name === wanted) || channels[0]).id;
}

function paintAll() {
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const element of document.querySelectorAll("[data-icon]")) element.replaceChildren(icon(element.dataset.icon));
  for (const element of document.querySelectorAll("[data-t-label]")) {
    element.setAttribute("aria-label", t(element.dataset.tLabel));
    if (element.tagName === "BUTTON") element.title = t(element.dataset.tLabel);
  }
  byId("messages").dataset.empty = `${t("no-messages")} ${t("no-messages-hint")}`;
  byId("guild").textContent = state.world.guild.name;
  paintPeople();
  paintBot();
}

async function start() {
  state.world = await get("/world");
  state.me = whoAmI(state.world.people);
  await chooseLanguage();
  Object.assign(page, { openChannel, chooseCommand, runCommand, reply: replyTo });
  listen(state.me.id, live);
}

start().catch((refusal) => toast(refusal.message));
