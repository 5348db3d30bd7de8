// What this window knows: who is looking, the world, the open channel's messages, and what is still awaited.

export const state = {
  /** The person of this window. */
  me: null,
  /** {guild, channels, people, bot, commands}, kept up to date by the live stream. */
  world: null,
  /** Id of the open channel. */
  channel: null,
  /** The open channel's messages by id. */
  messages: new Map(),
  /** Message id -> custom_id of the component whose answer is awaited. */
  pending: new Map(),
  /** Message id -> why the last press on it failed. */
  failures: new Map(),
  /** Channels with messages that were not looked at. */
  unread: new Set(),
  /** The message that is being replied to. */
  replyTo: null,
};

/**
 * What parts of the page ask of each other across modules, filled in at the start: openChannel(id),
 * chooseCommand(name), runCommand(command, target), reply(message), focusNewest(), stickToEnd(), keepEnd().
 */
export const page = {};

export const displayName = (user) => user.global_name || user.username;
export const person = (id) => [state.world.bot, ...state.world.people].find((user) => user.id === id);
export const channel = (id) => state.world.channels.find((channel) => channel.id === id);
export const isThread = (channel) => channel.type === 11;
export const isDirect = (channel) => channel.type === 1;
/** How a channel is called: `#games`, or the bot's name for the direct messages. */
export const channelName = (channel) => (isDirect(channel) ? displayName(state.world.bot) : `#${channel.name}`);
