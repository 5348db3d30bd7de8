// Notices: counts unseen messages that notify this user, shows the number in the channel list and the title, and plays
// a sound.
import { byId } from "./dom.js";
import { t } from "./texts.js";
import { state, displayName, channel, channelName, isDirect } from "./state.js";

/** The flag on messages that notify without a sound. */
const SILENT = 1 << 12;
/** The local-storage key that says that sounds are off. */
const MUTED = "snakepit.muted";
/** The sound of a notice: a sequence of frequencies in Hz, and the duration of each in seconds. */
const TONES = [660, 880];
const TONE_SECONDS = 0.14;
const VOLUME = 0.12;

/** Browsers allow sound only after the user has interacted with the page. */
let audio = null;
for (const action of ["pointerdown", "keydown"])
  document.addEventListener(action, () => (audio ||= new AudioContext()), { capture: true, once: true });

export const isMuted = () => localStorage.getItem(MUTED) !== null;

export function toggleMuted() {
  if (isMuted()) localStorage.removeItem(MUTED);
  else localStorage.setItem(MUTED, "yes");
}

/** Whether a message notifies this user. All users have all roles that can be mentioned. */
export const mentionsMe = (message) =>
  message.author.id !== state.me.id &&
  (message.mention_roles.length > 0 || message.mentions.some((user) => user.id === state.me.id));

/** Returns a channel's number of unseen notices. */
export const noticesOf = (id) => state.unread.get(id)?.size || 0;

/** Records a message that the user has not seen. */
export function markUnread(message) {
  const { id, channel_id } = message;
  if (!state.unread.has(channel_id)) state.unread.set(channel_id, new Set());
  if (message.author.id === state.me.id || !(mentionsMe(message) || isDirect(channel(channel_id)))) return;
  state.unread.get(channel_id).add(id);
  if (!isMuted() && !(message.flags & SILENT)) play();
}

function play() {
  for (const [index, frequency] of audio ? TONES.entries() : []) {
    const start = audio.currentTime + index * TONE_SECONDS;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: VOLUME });
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(VOLUME / 100, start + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}

/** Shows the number of all notices in the page's title, and on the button that opens the channel list on phones. */
export function paintNotices() {
  const count = [...state.unread.keys()].reduce((sum, id) => sum + noticesOf(id), 0);
  const title = `${channelName(channel(state.channel))} · ${displayName(state.me)} · ${t("title")}`;
  document.title = count ? `(${count}) ${title}` : title;
  const drawer = byId("open-drawer");
  drawer.toggleAttribute("data-count", count > 0);
  if (count) drawer.dataset.count = count;
}
