// The user's language, the page's texts in English and German, and time formats.
import de from "./texts/de.js";
import en from "./texts/en.js";

/** The languages of the bot, as Discord's codes. */
export const LANGUAGES = ["en-US", "da", "de", "es-ES", "fi", "fr", "it", "nl", "no", "sv-SE"];

let language = LANGUAGES[0];
let texts = en;

const base = (tag) => tag.split("-")[0];

/** Sets the user's language from a tag like `fr-CA`. English is used for unknown languages. */
export function setLanguage(tag) {
  const wanted = base(tag.toLowerCase()).replace(/^(nb|nn)$/, "no");
  language = LANGUAGES.find((one) => base(one) === wanted) || LANGUAGES[0];
  texts = language === "de" ? de : en;
  document.documentElement.lang = texts === de ? "de" : "en";
}

export const currentLanguage = () => language;

/** Returns a language's own name. */
export const languageName = (tag) => new Intl.DisplayNames(tag, { type: "language" }).of(base(tag));

/** Returns the text for a key, with its `{placeholders}` filled in. */
export function t(key, values = {}) {
  return texts[key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** Returns the text of an error from the sandbox. Errors that only a bug in the page can cause are in English. */
export const errorText = (error) => (error?.key in texts ? t(error.key, error.values) : error?.message || t("failed"));

/** Returns the localized `name` or `description` of a command, option or choice. */
export const localized = (object, field) => object[`${field}_localizations`]?.[language] || object[field];

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

/** Formats a message's time like "Today at 14:05". */
export function messageTime(date) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const time = absoluteTime(date, "t");
  if (date >= midnight) return t("today", { time });
  if (date >= midnight - 86400000) return t("yesterday", { time });
  return `${absoluteTime(date, "d")} ${time}`;
}
