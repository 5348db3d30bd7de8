// Scrolling: the newest message stays visible unless the user has scrolled up. A match's message stays visible above
// private answers.
import { h, byId, elementOf, icon } from "./dom.js";
import { t } from "./texts.js";

/** The list follows new messages while it is scrolled to within this distance of the end, in pixels. */
const AT_END = 60;
/** The maximum length of the excerpt on the button that jumps to the end, in characters. */
const MAX_EXCERPT = 80;
/** The share of the view that a match's message keeps while private answers arrive below it. */
const TABLE = 0.75;

const scroller = byId("scroller");
const jump = byId("jump");

let atEnd = true;
let lastTop = 0;
/** The id of the user's new message whose beginning stays in sight if it is taller than the view, or null. */
let opened = null;
/** The id of the message that stays in sight while the end is out of sight, or null. */
let kept = null;

const isNearEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < AT_END;

function scrollTo(top) {
  scroller.scrollTop = top;
  lastTop = scroller.scrollTop;
}

export function stickToEnd() {
  atEnd = true;
  kept = null;
  opened = null;
  scrollTo(scroller.scrollHeight);
  jump.hidden = true;
}

scroller.addEventListener("scroll", () => {
  // Only scrolling up leaves the end. Some browsers also send scroll events when a message below grows.
  if (isNearEnd()) atEnd = true;
  else if (scroller.scrollTop < lastTop) atEnd = false;
  if (Math.abs(scroller.scrollTop - lastTop) > 1) kept = opened = null;
  lastTop = scroller.scrollTop;
  if (atEnd) jump.hidden = true;
  else if (jump.hidden) offerJump(t("jump-present"));
});

/**
 * Scrolls to the end if the list follows it. Otherwise, keeps a match's message or the beginning of a message in sight.
 */
export function keepEnd() {
  if (opened) showStart(opened);
  else if (atEnd) stickToEnd();
  else if (kept) keepTable(kept);
}

const resized = new ResizeObserver(keepEnd);
resized.observe(scroller);
resized.observe(byId("messages"));

/** Offers to jump to the end, unless it is in sight. */
export function offerJump(text) {
  if (atEnd) return;
  jump.replaceChildren(h("span", text), icon("down"));
  jump.hidden = false;
}

jump.addEventListener("click", stickToEnd);

/** Scrolls to the end, or to the beginning of the message with this id if that message is taller than the view. */
export function showStart(id) {
  stickToEnd();
  const item = elementOf(id)?.getBoundingClientRect();
  opened = item ? id : null;
  if (!item || item.height <= scroller.clientHeight) return;
  scrollTo(scroller.scrollTop + item.top - scroller.getBoundingClientRect().top);
  atEnd = isNearEnd();
  offerJump(t("jump-present"));
}

/**
 * Shows a private answer to a press on the message with this id. That message keeps most of the view. If the answer is
 * out of sight, the button that jumps to the end shows the answer's text.
 */
export function showBelow(id, answer, text) {
  if (!keepTable(id)) return stickToEnd();
  kept = id;
  if (answer.getBoundingClientRect().top > scroller.getBoundingClientRect().bottom - AT_END)
    offerJump(text.slice(0, MAX_EXCERPT));
  else offerJump(t("jump-down"));
}

/**
 * Scrolls down, but only until private answers fill their share of the view. Returns whether the message is in sight.
 */
function keepTable(id) {
  const item = elementOf(id)?.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (!item || item.bottom < view.top || item.top > view.bottom) return false;
  const down = Math.max(0, item.top - view.top, item.bottom - view.top - view.height * TABLE);
  scrollTo(scroller.scrollTop + down);
  atEnd = isNearEnd();
  return true;
}
