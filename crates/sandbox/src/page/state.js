// This window's state: its user, the server, the open channel's messages, and pending interactions.

export const state = {
  /** This window's user. */
  me: null,
  /** {guild, channels, events, users, bot, commands}, updated by the event stream. */
  world: null,
  /** The id of the open channel. */
  channel: null,
  /** The open channel's messages by id. */
  messages: new Map(),
  /** Message id -> custom_id of the pressed component that is waiting for the bot. */
  pending: new Map(),
  /** Message id -> error from the last press. */
  failures: new Map(),
  /** Id of a channel with unread messages -> ids of those that notify the user. */
  unread: new Map(),
  /** The message that the user is replying to. */
  replyTo: null,
};

/**
 * Functions that modules call without importing each other. app.js sets them: openChannel(id), redraw(message id),
 * chooseCommand(name), commandLabel(name), reply(message), focusNewest(), stickToEnd(), keepEnd().
 */
export const page = {};

export const displayName = (user) => user.global_name || user.username;
const everybody = () => [...state.world.users, state.world.bot];
export const userOf = (id) => everybody().find((user) => user.id === id);
export const channel = (id) => state.world.channels.find((channel) => channel.id === id);
export const isPrivateThread = (channel) => channel.type === 12;
export const isThread = (channel) => channel.type === 11 || isPrivateThread(channel);
export const isDirect = (channel) => channel.type === 1 || channel.type === 3;
/** The other users in a direct-message channel. There are none in a channel with the bot. */
const others = (channel) => (channel.recipients || []).filter((user) => user.id !== state.me.id);
export const directName = (channel) => others(channel).map(displayName).join(", ") || displayName(state.world.bot);
/** A channel's name: `#games`, or the other users in direct messages. */
export const channelName = (channel) => (isDirect(channel) ? directName(channel) : `#${channel.name}`);
export const isEphemeral = (message) => (message.flags & (1 << 6)) !== 0;

/** All users or channels, as the choices of an option or a select menu. */
export const userChoices = () => everybody().map((user) => ({ value: user.id, label: displayName(user) }));
export const channelChoices = () => state.world.channels.map((one) => ({ value: one.id, label: channelName(one), type: one.type }));
