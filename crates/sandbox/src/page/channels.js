// The list of channels and threads, with the events above it. Also adds and deletes channels, and opens the drawer that
// contains the list on phones.
import { h, byId, formDialog, icon, iconButton } from "./dom.js";
import { t, absoluteTime } from "./texts.js";
import { post, request, attempt } from "./api.js";
import { noticesOf, paintNotices } from "./notices.js";
import { state, page, directName, channel, isThread, isPrivateThread, isDirect } from "./state.js";

export function paintChannels() {
  const { channels, events } = state.world;
  const open = (one) => !one.thread_metadata?.archived || one.id === state.channel;
  const threads = (parent) => channels.filter((one) => isThread(one) && one.parent_id === parent.id && open(one));
  const texts = channels.filter((one) => one.type === 0);
  const upcoming = [h("h2.section", t("events")), h("ul.events", { "data-testid": "events" }, events.map(eventLine))];
  byId("channels").replaceChildren(
    ...(events.length > 0 ? upcoming : []),
    h(
      "h2.section",
      t("channels"),
      iconButton("plus", t("new-channel"), { "data-testid": "new-channel", onclick: newChannel }),
    ),
    h(
      "ul",
      texts.map((one) => [channelLine(one), threads(one).map(channelLine)]),
    ),
    h("h2.section", t("direct-messages")),
    h("ul", channels.filter(isDirect).map(channelLine)),
  );
  paintNotices();
}

const eventLine = ({ name, description, entity_metadata: place, scheduled_start_time: start }) =>
  h(
    "li",
    { title: [place.location, description].filter(Boolean).join("\n") },
    h("span.name", name),
    h("time", { datetime: start }, absoluteTime(new Date(start), "f")),
  );

function channelLine(one) {
  const here = one.id === state.channel;
  const notices = noticesOf(one.id);
  const name = isDirect(one) ? directName(one) : one.name;
  const attributes = {
    class: state.unread.has(one.id) ? "channel unread" : "channel",
    "aria-current": here ? "page" : undefined,
    "data-testid": `channel-${name}`,
    onclick: () => page.openChannel(one.id),
  };
  const sign = isThread(one) ? icon("thread") : isDirect(one) ? "@" : "#";
  const deletable = here && state.me.moderator && !isDirect(one);
  return h(
    "li",
    { class: isThread(one) ? "below" : "" },
    h(
      "button",
      attributes,
      h("span", { "aria-hidden": "true" }, sign),
      h("span.name", name),
      isPrivateThread(one) && lock(),
      notices > 0 && badge(notices),
    ),
    deletable && iconButton("trash", t("delete-channel", { name }), {
      "data-testid": "delete-channel",
      onclick: () => deleteChannel(one),
    }),
  );
}

const lock = () =>
  h("span", { role: "img", title: t("private-thread"), "aria-label": t("private-thread") }, icon("lock"));

const badge = (count) => h("span.badge", { "data-testid": "badge", title: t("notices", { count }) }, count);

/** Stores a new or changed channel. */
export function storeChannel(one) {
  const { channels } = state.world;
  if (channel(one.id)) channels[channels.indexOf(channel(one.id))] = one;
  else channels.push(one);
}

function newChannel() {
  const label = t("channel-name");
  const name = h("input", { required: true, maxlength: 100, "aria-label": label, placeholder: label });
  formDialog(t("new-channel"), name, t("create"), async () => {
    const made = await attempt(post("/channels", { name: name.value.trim() }));
    if (made) openNew(made);
  });
}

/** Opens a channel that was just created. */
export function openNew(one) {
  storeChannel(one);
  page.openChannel(one.id);
}

function deleteChannel({ id, name }) {
  const act = () => attempt(request("DELETE", `/channels/${id}?as=${state.me.id}`));
  formDialog(t("sure-delete-channel", { name }), null, t("delete-channel", { name }), act);
}

// The drawer

byId("open-drawer").addEventListener("click", () => {
  document.body.classList.add("drawer");
  byId("close-drawer").focus();
});
byId("close-drawer").addEventListener("click", leaveDrawer);
document.addEventListener("keydown", (event) => {
  // Escape closes popovers and dialogs first.
  if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(":popover-open, dialog[open]")) return;
  if (document.body.classList.contains("drawer")) leaveDrawer();
  else if (event.target.closest("#sidebar, #members, main > header")) byId("draft").focus();
});
document.querySelector("main").addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#open-drawer")) closeDrawer();
});

/** Closes the drawer and returns the focus to the button that opened it. */
function leaveDrawer() {
  closeDrawer();
  byId("open-drawer").focus();
}

export function closeDrawer() {
  document.body.classList.remove("drawer");
}
