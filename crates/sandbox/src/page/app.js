// Starts the page: loads the data, opens a channel, and handles events.
import { h, byId, elementOf, announce, icon } from "./dom.js";
import { t } from "./texts.js";
import { get, request, attempt, listen } from "./api.js";
import { state, page, userOf, channel, channelName, isEphemeral } from "./state.js";
import { currentUser, chooseLanguage, saveAddress, paintUsers, paintBot } from "./users.js";
import { paintChannels, storeChannel, closeDrawer } from "./channels.js";
import { show, showAll, redraw, remove, summary, textOf, plain } from "./messages.js";
import { focusNewest, followPress } from "./focus.js";
import { stickToEnd, keepEnd, offerJump, showBelow, showStart } from "./scroll.js";
import { setReaction } from "./reactions.js";
import { markUnread } from "./notices.js";
import { settle } from "./components.js";
import { settleSent } from "./sent.js";
import { chooseCommand, commandLabel, sendCommand, replyTo, resetComposer, paintPicker } from "./commands.js";

// The open channel

async function openChannel(id) {
  state.channel = id;
  state.unread.delete(id);
  state.failures.clear();
  saveAddress();
  closeDrawer();
  paintChannels();
  paintHeader();
  resetComposer();
  await loadMessages();
  stickToEnd();
  // On phones, focus would open the keyboard over half of the channel.
  if (!matchMedia("(pointer: coarse)").matches) byId("draft").focus();
}

function paintHeader() {
  const here = channel(state.channel);
  const reopen = () => attempt(request("PATCH", `/channels/${here.id}?as=${state.me.id}`, { archived: false }));
  const archived = here.thread_metadata?.archived;
  byId("channel-title").textContent = channelName(here);
  byId("topic").replaceChildren(
    archived ? h("button.button.secondary", { onclick: reopen }, t("unarchive")) : here.topic || "",
  );
}

/** Events to handle once the current fetch ends. Null if nothing is being fetched. */
let held = null;
/** How many times messages have been fetched. */
let loads = 0;

/** Fetches and shows the channel's messages. Only the last of several concurrent calls has an effect. */
async function loadMessages() {
  const mine = (loads += 1);
  held ||= [];
  // While the list is busy, it does not show the "no messages" hint.
  byId("messages").setAttribute("aria-busy", "true");
  const messages = await attempt(get(`/channels/${state.channel}/messages?as=${state.me.id}`));
  if (mine !== loads) return;
  if (messages) showAll(messages);
  byId("messages").removeAttribute("aria-busy");
  release();
}

function release() {
  const events = held || [];
  held = null;
  for (const handle of events) handle();
}

// Events

/** The user's own messages, and responses to their actions, are scrolled into view. */
function scrollFor(message) {
  const { user, interacted_message_id: pressed } = message.interaction_metadata || {};
  if (![message.author.id, user?.id].includes(state.me.id)) {
    keepEnd();
    return offerJump(t("jump-down"));
  }
  const below = pressed && isEphemeral(message) && !isEphemeral(state.messages.get(pressed) || message);
  if (below) showBelow(pressed, elementOf(message.id), plain(message));
  else showStart(message.id);
}

/** Handlers by frame name. */
const handlers = {
  message_create(message) {
    const here = message.channel_id === state.channel;
    if (!here || document.hidden) {
      markUnread(message);
      paintChannels();
    }
    if (!here) return;
    show(message);
    if (message.author.id !== state.me.id) announce(summary(message));
    followPress(message);
    scrollFor(message);
  },
  message_update(message) {
    const before = state.messages.get(message.id);
    if (!before) return;
    state.failures.delete(message.id);
    show(message);
    if (textOf(before) !== textOf(message)) announce(summary(message));
  },
  message_delete({ id, channel_id }) {
    if (state.unread.get(channel_id)?.delete(id)) paintChannels();
    remove(id);
    if (state.replyTo?.id === id) replyTo(null);
  },
  reaction_add: setReaction,
  reaction_remove: setReaction,
  channel_create: channelChanged,
  channel_update: channelChanged,
  channel_delete({ id }) {
    state.unread.delete(id);
    state.world.channels = state.world.channels.filter((one) => one.id !== id);
    if (state.channel === id) openChannel(wantedChannel());
    else paintChannels();
  },
  users(users) {
    state.world.users = users;
    state.me = userOf(state.me.id) || state.me;
    paintUsers();
  },
  events(events) {
    state.world.events = events;
    paintChannels();
  },
  commands(commands) {
    state.world.commands = commands;
    paintPicker();
  },
  bot(bot) {
    state.world.bot = { ...bot, bot: true };
    paintUsers();
    paintBot();
  },
  interaction(frame) {
    settleSent(frame);
    settle(frame);
  },
};

/**
 * The same handlers, but they wait until a fetch in progress ends, because its older data must not overwrite events.
 */
const live = Object.fromEntries(
  Object.entries(handlers).map(([name, handle]) => [name, (data) => (held ? held.push(() => handle(data)) : handle(data))]),
);

live.ready = async () => {
  held = [];
  byId("reconnecting").hidden = true;
  state.pending.clear();
  if (!(await attempt(loadServer(`?as=${state.me.id}`)))) return release();
  state.me = userOf(state.me.id) || state.me;
  paintAll();
  // Reconnecting keeps the open channel and the draft.
  if (!channel(state.channel)) return openChannel(wantedChannel());
  paintChannels();
  await loadMessages();
};

live.lost = () => {
  byId("reconnecting").hidden = false;
  handlers.bot({ ...state.world.bot, online: false });
};

function channelChanged(one) {
  storeChannel(one);
  paintChannels();
  if (one.id === state.channel) paintHeader();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && state.unread.delete(state.channel)) paintChannels();
});

// A slash typed anywhere starts a command

document.addEventListener("keydown", (event) => {
  const busy = event.target.closest("input, textarea, select, dialog, .popup") || byId("draft").hidden;
  if (event.key === "/" && !busy) byId("draft").focus();
});

// Start

async function loadServer(query) {
  state.world = await get(`/world${query}`);
  state.world.bot.bot = true;
  return state.world;
}

/** Returns the channel that the address names (by name or id), or the first one. */
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
  paintUsers();
  paintBot();
}

byId("see-games").onclick = () => sendCommand("help");
byId("see-puzzle").onclick = () => sendCommand("daily play");

async function start() {
  await loadServer("");
  state.me = currentUser(state.world.users);
  await chooseLanguage();
  // Otherwise, Chromium would keep showing boxes for emojis that it painted before this font was loaded.
  await document.fonts.load('1em "Sandbox Emoji"', "🐍").catch(() => {});
  const reply = replyTo;
  Object.assign(page, { openChannel, redraw, chooseCommand, commandLabel, reply, focusNewest, stickToEnd, keepEnd });
  listen(state.me.id, live);
}

// In some browsers, private windows do not have workers. A reload then shows the browser's own error page.
navigator.serviceWorker?.register("worker.js").catch(() => {});
attempt(start());
