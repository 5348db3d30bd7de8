// Every word of the page itself, in its languages, and how times read in them.

const TEXTS = {
  en: {
    language: "English",
    title: "Snakepit sandbox",
    channels: "Channels",
    messages: "Messages",
    menu: "Open the channel list",
    "close-menu": "Close the channel list",
    "new-channel": "New channel",
    "channel-name": "Channel name",
    "delete-channel": "Delete #{name}",
    "sure-delete-channel": "Delete #{name} with all its messages?",
    "direct-messages": "Direct messages",
    "people-here": "People",
    "change-person": "Play as somebody else",
    "act-as": "Play as",
    "open-window": "Open another window as {name}",
    "new-person": "Add a person",
    "person-name": "Name",
    moderator: "Moderator",
    "language-switch": "Language",
    create: "Create",
    cancel: "Cancel",
    close: "Close",
    send: "Send",
    submit: "Submit",
    "bot-online": "online",
    "bot-offline": "away",
    app: "BOT",
    "bot-away": "The bot is not running. Messages stay; presses will fail until it is back.",
    reconnecting: "The connection to the sandbox is lost. Trying again…",
    "message-in": "Message {channel}, or type / for commands",
    "message-or-command": "Message or /command",
    "no-messages": "Nothing has been said here yet.",
    "no-messages-hint": "Type / to see what the bot can do.",
    "jump-down": "New messages",
    "jump-present": "Jump to the newest",
    today: "Today at {time}",
    yesterday: "Yesterday at {time}",
    edited: "(edited)",
    used: "used",
    "started-thread": "started a thread:",
    thread: "Open thread",
    unarchive: "Reopen this thread",
    "only-you": "Only you can see this",
    dismiss: "Dismiss this message",
    thinking: "{name} is thinking…",
    typing: "{name} is typing…",
    actions: "More for this message",
    reply: "Reply",
    "replying-to": "Replying to {name}",
    delete: "Delete message",
    "copy-id": "Copy id",
    react: "Add a reaction",
    "own-emoji": "Another emoji",
    reaction: "{emoji}: {count}. Press to {what} yours",
    "reaction-add": "add",
    "reaction-remove": "take back",
    spoiler: "Hidden text. Press to show it",
    alt: "Description of the picture",
    enlarge: "Enlarge the picture",
    "no-description": "Picture",
    choose: "Make a selection",
    "choose-many": "Choose {min} to {max}",
    failed: "This interaction failed",
    unreachable: "The sandbox cannot be reached. Is it still running?",
    commands: "Commands",
    "no-commands": "No command fits “{text}”.",
    "no-commands-yet": "The bot has not registered any command yet.",
    required: "required",
    "not-chosen": "—",
    yes: "Yes",
    no: "No",
    between: "{min} to {max}",
    "at-least": "at least {min}",
    "at-most": "at most {max}",
    "drop-command": "Drop this command",
    unknown: "unknown",
  },
  fr: {
    language: "Français",
    title: "Bac à sable Snakepit",
    channels: "Salons",
    messages: "Messages",
    menu: "Ouvrir la liste des salons",
    "close-menu": "Fermer la liste des salons",
    "new-channel": "Nouveau salon",
    "channel-name": "Nom du salon",
    "delete-channel": "Supprimer #{name}",
    "sure-delete-channel": "Supprimer #{name} et tous ses messages ?",
    "direct-messages": "Messages privés",
    "people-here": "Personnes",
    "change-person": "Jouer en tant que quelqu’un d’autre",
    "act-as": "Jouer en tant que",
    "open-window": "Ouvrir une autre fenêtre en tant que {name}",
    "new-person": "Ajouter une personne",
    "person-name": "Nom",
    moderator: "Modération",
    "language-switch": "Langue",
    create: "Créer",
    cancel: "Annuler",
    close: "Fermer",
    send: "Envoyer",
    submit: "Valider",
    "bot-online": "en ligne",
    "bot-offline": "absent",
    app: "BOT",
    "bot-away": "Le bot ne tourne pas. Les messages restent ; les boutons échoueront jusqu’à son retour.",
    reconnecting: "La connexion au bac à sable est perdue. Nouvel essai…",
    "message-in": "Écrire dans {channel}, ou taper / pour les commandes",
    "message-or-command": "Message ou /commande",
    "no-messages": "Rien n’a encore été dit ici.",
    "no-messages-hint": "Taper / pour voir ce que le bot sait faire.",
    "jump-down": "Nouveaux messages",
    "jump-present": "Aller au plus récent",
    today: "Aujourd’hui à {time}",
    yesterday: "Hier à {time}",
    edited: "(modifié)",
    used: "a utilisé",
    "started-thread": "a ouvert un fil :",
    thread: "Ouvrir le fil",
    unarchive: "Rouvrir ce fil",
    "only-you": "Toi seul peux voir ceci",
    dismiss: "Masquer ce message",
    thinking: "{name} réfléchit…",
    typing: "{name} est en train d’écrire…",
    actions: "Plus d’actions pour ce message",
    reply: "Répondre",
    "replying-to": "Réponse à {name}",
    delete: "Supprimer le message",
    "copy-id": "Copier l’identifiant",
    react: "Ajouter une réaction",
    "own-emoji": "Un autre émoji",
    reaction: "{emoji} : {count}. Appuyer pour {what} la sienne",
    "reaction-add": "ajouter",
    "reaction-remove": "retirer",
    spoiler: "Texte caché. Appuyer pour l’afficher",
    alt: "Description de l’image",
    enlarge: "Agrandir l’image",
    "no-description": "Image",
    choose: "Faire un choix",
    "choose-many": "Choisir de {min} à {max}",
    failed: "Cette interaction a échoué",
    unreachable: "Le bac à sable est injoignable. Tourne-t-il encore ?",
    commands: "Commandes",
    "no-commands": "Aucune commande ne correspond à « {text} ».",
    "no-commands-yet": "Le bot n’a encore enregistré aucune commande.",
    required: "obligatoire",
    "not-chosen": "—",
    yes: "Oui",
    no: "Non",
    between: "{min} à {max}",
    "at-least": "au moins {min}",
    "at-most": "au plus {max}",
    "drop-command": "Abandonner cette commande",
    unknown: "inconnu",
  },
};

export const LANGUAGES = Object.keys(TEXTS);

let language = "en";

/** Chooses the page's language by a tag like `fr-CA`; English where it is none of ours. */
export function speak(tag) {
  language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known)) || "en";
  document.documentElement.lang = language;
}

export const spoken = () => language;
export const languageName = (tag) => TEXTS[tag].language;

/** The text of a key with its `{places}` filled. */
export function t(key, places = {}) {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name) => places[name] ?? "");
}

/** A command's, option's or choice's `name` or `description` in the reader's language, as the bot localised it. */
export function localized(thing, field) {
  const map = thing[`${field}_localizations`] || {};
  const tag = Object.keys(map).find((tag) => tag === language || tag.startsWith(`${language}-`));
  return (tag && map[tag]) || thing[field];
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

export const absoluteTime = (date, style) => new Intl.DateTimeFormat(language, STYLES[style] || STYLES.f).format(date);

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "in 42 seconds", "2 hours ago". */
export function relativeTime(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** When a message was written: "Today at 14:05". */
export function messageTime(date) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const time = absoluteTime(date, "t");
  if (date >= midnight) return t("today", { time });
  if (date >= midnight - 86400000) return t("yesterday", { time });
  return `${absoluteTime(date, "d")} ${time}`;
}
