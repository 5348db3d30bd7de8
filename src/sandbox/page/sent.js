// Commands and modals that were sent: a line under the messages waits with the person, and says so if it failed.
import { h, byId } from "./dom.js";
import { t } from "./texts.js";
import { post } from "./api.js";
import { page } from "./state.js";

/** How many answers that came before their id was known are kept. */
const MOST_EARLY = 20;

/** What is waited for, {note, label} by interaction id; and answers that came before the sandbox said the id. */
const sent = new Map();
const early = new Map();

/** Sends an interaction to `path` and shows that it waits, until it is answered. `label` is what the person did. */
export async function send(path, body, label) {
  const note = h("li.local", h("span.dots", h("i"), h("i"), h("i")), ` ${label}`);
  byId("messages").append(note);
  page.stickToEnd();
  try {
    const { id } = await post(path, body);
    sent.set(id, { note, label });
    if (early.has(id)) settleSent(early.get(id));
  } catch (refusal) {
    fail(note, label, refusal.message);
  }
}

/** What came of an interaction, if it was sent from here. One that the bot thinks about has a message that says so. */
export function settleSent(frame) {
  const waiting = sent.get(frame.id);
  if (!waiting) return remember(frame);
  sent.delete(frame.id);
  early.delete(frame.id);
  if (frame.state === "failed") fail(waiting.note, waiting.label, frame.message || t("failed"));
  else waiting.note.remove();
}

function remember(frame) {
  early.set(frame.id, frame);
  if (early.size > MOST_EARLY) early.delete(early.keys().next().value);
}

function fail(note, label, why) {
  note.classList.add("failed");
  note.dataset.testid = "failed";
  note.setAttribute("role", "alert");
  note.replaceChildren(h("b", label), ` ${why} · `, h("button.plain", { onclick: () => note.remove() }, t("close")));
}
