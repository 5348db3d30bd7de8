// The texts of the page in all its languages, and formats of times.

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
    "users-here": "Players",
    "change-user": "Change player",
    "act-as": "Play as",
    "open-window": "Open a window as {name}",
    "user-menu": "Actions for {name}",
    "write-to": "Message",
    "new-user": "Add a player",
    "user-name": "Name",
    moderator: "Moderator",
    "language-switch": "Language",
    sounds: "Sound of notices",
    notices: "{count} new for you",
    create: "Create",
    cancel: "Cancel",
    close: "Close",
    send: "Send",
    submit: "Submit",
    "bot-online": "online",
    "bot-offline": "offline",
    app: "BOT",
    "bot-away": "The bot is offline. Buttons do not work until it is back.",
    reconnecting: "Connection to the sandbox lost. Reconnecting…",
    "message-in": "Message {channel}, or type / for commands",
    "message-or-command": "Message or /command",
    "no-messages": "There are no messages yet.",
    "no-messages-hint": "Type / to see what the bot can do.",
    "jump-down": "New messages",
    "jump-present": "Go to the newest message",
    today: "Today at {time}",
    yesterday: "Yesterday at {time}",
    edited: "(edited)",
    used: "used",
    "started-thread": "started a thread:",
    thread: "Open thread",
    unarchive: "Reopen thread",
    "only-you": "Only you can see this",
    dismiss: "Dismiss this message",
    thinking: "{name} is thinking…",
    actions: "More actions",
    reply: "Reply",
    "replying-to": "Replying to {name}",
    delete: "Delete message",
    "copy-id": "Copy ID",
    react: "Add a reaction",
    "own-emoji": "Another emoji",
    reaction: "{emoji}: {count}. Press to {what} your reaction",
    "reaction-add": "add",
    "reaction-remove": "remove",
    spoiler: "Hidden text. Press to show it",
    alt: "Picture description",
    enlarge: "Enlarge the picture",
    "no-description": "Picture",
    choose: "Make a selection",
    "choose-many": "Choose {min} to {max}",
    failed: "This interaction failed",
    unreachable: "The sandbox does not respond. Is it still running?",
    commands: "Commands",
    "no-commands": "No command matches “{text}”.",
    "no-commands-yet": "The bot has no commands yet.",
    required: "required",
    "not-chosen": "—",
    yes: "Yes",
    no: "No",
    between: "{min} to {max}",
    "at-least": "at least {min}",
    "at-most": "at most {max}",
    "drop-command": "Cancel this command",
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
    "users-here": "Joueurs",
    "change-user": "Changer de joueur",
    "act-as": "Jouer en tant que",
    "open-window": "Ouvrir une fenêtre en tant que {name}",
    "user-menu": "Actions pour {name}",
    "write-to": "Envoyer un message",
    "new-user": "Ajouter un joueur",
    "user-name": "Nom",
    moderator: "Modération",
    "language-switch": "Langue",
    sounds: "Son des avis",
    notices: "{count} pour toi",
    create: "Créer",
    cancel: "Annuler",
    close: "Fermer",
    send: "Envoyer",
    submit: "Valider",
    "bot-online": "en ligne",
    "bot-offline": "hors ligne",
    app: "BOT",
    "bot-away": "Le bot est hors ligne. Les boutons ne fonctionnent pas jusqu’à son retour.",
    reconnecting: "Connexion au bac à sable perdue. Reconnexion…",
    "message-in": "Écrire dans {channel}, ou taper / pour les commandes",
    "message-or-command": "Message ou /commande",
    "no-messages": "Il n’y a pas encore de messages.",
    "no-messages-hint": "Taper / pour voir ce que le bot sait faire.",
    "jump-down": "Nouveaux messages",
    "jump-present": "Aller au dernier message",
    today: "Aujourd’hui à {time}",
    yesterday: "Hier à {time}",
    edited: "(modifié)",
    used: "a utilisé",
    "started-thread": "a ouvert un fil :",
    thread: "Ouvrir le fil",
    unarchive: "Rouvrir le fil",
    "only-you": "Toi seul peux voir ceci",
    dismiss: "Masquer ce message",
    thinking: "{name} réfléchit…",
    actions: "Plus d’actions",
    reply: "Répondre",
    "replying-to": "Réponse à {name}",
    delete: "Supprimer le message",
    "copy-id": "Copier l’identifiant",
    react: "Ajouter une réaction",
    "own-emoji": "Un autre émoji",
    reaction: "{emoji} : {count}. Appuyer pour {what} ta réaction",
    "reaction-add": "ajouter",
    "reaction-remove": "retirer",
    spoiler: "Texte caché. Appuyer pour l’afficher",
    alt: "Description de l’image",
    enlarge: "Agrandir l’image",
    "no-description": "Image",
    choose: "Faire un choix",
    "choose-many": "Choisir de {min} à {max}",
    failed: "Cette interaction a échoué",
    unreachable: "Le bac à sable ne répond pas. Est-il encore lancé ?",
    commands: "Commandes",
    "no-commands": "Aucune commande ne correspond à « {text} ».",
    "no-commands-yet": "Le bot n’a pas encore de commandes.",
    required: "obligatoire",
    "not-chosen": "—",
    yes: "Oui",
    no: "Non",
    between: "{min} à {max}",
    "at-least": "au moins {min}",
    "at-most": "au plus {max}",
    "drop-command": "Annuler cette commande",
    unknown: "inconnu",
  },
};

export const LANGUAGES = Object.keys(TEXTS);

let language = "en";

/** Sets the page's language from a tag like `fr-CA`. Unknown languages become English. */
export function setLanguage(tag) {
  language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known)) || "en";
  document.documentElement.lang = language;
}

export const currentLanguage = () => language;
export const languageName = (tag) => TEXTS[tag].language;

/** Returns the text of a key with its `{placeholders}` filled. */
export function t(key, values = {}) {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** Returns the localized `name` or `description` of a command, option or choice. */
export function localized(object, field) {
  const map = object[`${field}_localizations`] || {};
  const tag = Object.keys(map).find((tag) => tag === language || tag.startsWith(`${language}-`));
  return (tag && map[tag]) || object[field];
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

/** Formats a time like "in 42 seconds" or "2 hours ago". */
export function relativeTime(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** Formats the time of a message like "Today at 14:05". */
export function messageTime(date) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const time = absoluteTime(date, "t");
  if (date >= midnight) return t("today", { time });
  if (date >= midnight - 86400000) return t("yesterday", { time });
  return `${absoluteTime(date, "d")} ${time}`;
}
