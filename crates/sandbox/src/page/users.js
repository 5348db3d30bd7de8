// This window's user, how to change it, and the list of users.
import { h, byId, avatar, icon, iconButton, menu, popover } from "./dom.js";
import { t, localized, LANGUAGES, languageName, currentLanguage, setLanguage } from "./texts.js";
import { attempt, post, request } from "./api.js";
import { send } from "./sent.js";
import { openNew } from "./channels.js";
import { isMuted, toggleMuted } from "./notices.js";
import { state, displayName, channel } from "./state.js";

/** Keys in the session storage. */
const USER = "snakepit.as";
const LANGUAGE = "snakepit.language";

const wanted = new URLSearchParams(location.search);

/** Returns this window's user: the user in the address or in the session storage, otherwise the first user. */
export function currentUser(users) {
  const named = (name) =>
    name && users.find((user) => user.id === name || user.username.toLowerCase() === name.toLowerCase());
  return named(wanted.get("as")) || named(sessionStorage.getItem(USER)) || users[0];
}

/**
 * Sets the page's language: the chosen language, or the user's language unless it is the default, or the browser's
 * language. The sandbox stores the language, because the bot responds in it.
 */
export async function chooseLanguage() {
  const own = state.me.locale || "en-US";
  setLanguage(sessionStorage.getItem(LANGUAGE) || (own === "en-US" ? navigator.language : own));
  if (own !== currentLanguage()) await attempt(request("PATCH", `/users/${state.me.id}`, { locale: currentLanguage() }));
}

/** Returns the address of the page for a user in this channel. Threads and direct messages use ids. */
function address(user) {
  const here = channel(state.channel);
  return `?${new URLSearchParams({ as: user.username, channel: (here?.type === 0 ? here.name : here?.id) || "" })}`;
}

/** Stores the user and the channel in the address, for reloads and copied links. */
export function saveAddress() {
  sessionStorage.setItem(USER, state.me.id);
  history.replaceState(null, "", address(state.me));
}

/** Returns a user's name with a note below it. */
const who = (user, note) =>
  h("span.who", h("b", displayName(user), user.bot && h("span.tag", t("app"))), note && h("small", note));

export function paintUsers() {
  const button = byId("user-switch");
  const role = state.me.moderator ? t("moderator") : `@${state.me.username}`;
  const hint = t("change-user");
  button.replaceChildren(
    avatar(state.me),
    who(state.me, role),
    h("span.unseen", hint),
    icon("swap"),
  );
  button.title = hint;
  button.onclick = () => openSwitch(button);
  const bot = state.world.bot;
  byId("members").replaceChildren(
    h("h2.section", t("users-here")),
    h(
      "ul",
      h(
        "li",
        { class: bot.online ? "" : "away" },
        avatar(bot),
        who(bot, t(bot.online ? "bot-online" : "bot-offline")),
      ),
      state.world.users.map((user) =>
        h(
          "li",
          avatar(user),
          who(user, user.moderator && t("moderator")),
          user.id !== state.me.id && [menuButton(user), windowLink(user)],
        ),
      ),
    ),
  );
}

const menuButton = (user) =>
  iconButton("more", t("user-menu", { name: displayName(user) }), {
    "data-testid": `menu-${user.username}`,
    onclick: ({ currentTarget }) => menu(currentTarget, menuOf(user)),
  });

/** Returns a user's menu: direct messages without the bot, and the bot's commands for users. */
function menuOf(user) {
  const write = async () => {
    const made = await attempt(post("/directs", { users: [state.me.id, user.id] }));
    if (made) openNew(made);
  };
  const run = ({ name }) => send("/commands", { as: state.me.id, channel: state.channel, name, target: user.id }, name);
  const commands = state.world.commands.filter((command) => command.type === 2);
  const lines = commands.map((one) => ({ label: localized(one, "name"), run: () => run(one), testid: `user-command-${one.name}` }));
  return [{ label: t("write-to"), run: write, testid: "write-to" }, ...lines];
}

export function paintBot() {
  const online = state.world.bot.online;
  // While the sandbox itself is unreachable, the page does not also say that the bot is offline.
  byId("bot-away").hidden = online || !byId("reconnecting").hidden;
  byId("bot-state").className = online ? "online" : "away";
  byId("bot-state").textContent = `${displayName(state.world.bot)}: ${t(online ? "bot-online" : "bot-offline")}`;
}

const windowLink = (user) => {
  const label = t("open-window", { name: displayName(user) });
  return h(
    "a.icon",
    { href: address(user), target: "_blank", rel: "noopener", title: label, "aria-label": label },
    icon("window"),
  );
};

/** Opens the panel to change or add a user, open a window, or change the language. */
function openSwitch(button) {
  const box = h(
    "div.popup.switch",
    { role: "dialog", "aria-label": t("act-as") },
    h("h2.section", t("act-as")),
    h(
      "ul",
      state.world.users.map((user) =>
        h(
          "li",
          h(
            "button.option",
            {
              "aria-current": user.id === state.me.id ? "true" : undefined,
              "data-testid": `user-${user.username}`,
              onclick: () => location.assign(address(user)),
            },
            avatar(user),
            who(user, user.moderator && t("moderator")),
          ),
          windowLink(user),
        ),
      ),
    ),
    newUser(),
    h("label.line", t("language-switch"), languages()),
    h("label.line", t("sounds"), sounds()),
  );
  popover(button, box);
  box.querySelector("[aria-current]")?.focus();
}

function newUser() {
  const name = h("input", {
    required: true,
    maxlength: 32,
    placeholder: t("new-user"),
    "aria-label": t("user-name"),
    "data-testid": "new-user",
  });
  const moderator = h("input", { type: "checkbox" });
  const add = async (event) => {
    event.preventDefault();
    const user = await attempt(post("/users", { name: name.value.trim(), moderator: moderator.checked }));
    if (user) location.assign(address(user));
  };
  return h(
    "form",
    { onsubmit: add },
    h("div.line", name, h("button.button.secondary", { type: "submit" }, t("create"))),
    h("label.check", moderator, t("moderator")),
  );
}

const sounds = () =>
  h("input", { type: "checkbox", "data-testid": "sounds", checked: !isMuted(), onchange: toggleMuted });

function languages() {
  const choose = async () => {
    sessionStorage.setItem(LANGUAGE, select.value);
    location.reload();
  };
  const select = h(
    "select",
    { "data-testid": "language", onchange: choose },
    LANGUAGES.map((tag) => h("option", { value: tag, lang: tag }, languageName(tag))),
  );
  select.value = currentLanguage();
  return select;
}
