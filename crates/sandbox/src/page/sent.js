// Commands and modals that the user has sent: a line below the messages shows that they are pending, or why they
// failed.
import { h, byId, dots } from "./dom.js";
import { errorText, t } from "./texts.js";
import { post } from "./api.js";
import { page } from "./state.js";

/** The maximum number of results that are kept until the response with their id arrives. */
const MAX_EARLY = 20;

/** Pending interactions as {note, label} by id, and results that arrived before the response with their id. */
const sent = new Map();
const early = new Map();

/** Sends an interaction to `path`, and shows `label` until the bot responds. */
export async function send(path, body, label) {
  const note = h("li.local", dots(), ` ${label}`);
  byId("messages").append(note);
  page.stickToEnd();
  try {
    const { id } = await post(path, body);
    sent.set(id, { note, label });
    if (early.has(id)) settleSent(early.get(id));
  } catch (error) {
    fail(note, label, error.message);
  }
}

/** Handles the result of an interaction, if this window sent it. The "thinking" state has its own message. */
export function settleSent(frame) {
  const waiting = sent.get(frame.id);
  if (!waiting) return remember(frame);
  sent.delete(frame.id);
  early.delete(frame.id);
  if (frame.state === "failed") fail(waiting.note, waiting.label, errorText(frame));
  else waiting.note.remove();
}

function remember(frame) {
  early.set(frame.id, frame);
  if (early.size > MAX_EARLY) early.delete(early.keys().next().value);
}

function fail(note, label, why) {
  note.classList.add("failed");
  note.dataset.testid = "failed";
  note.setAttribute("role", "alert");
  note.replaceChildren(h("b", label), ` ${why} · `, h("button.plain", { onclick: () => note.remove() }, t("close")));
}
