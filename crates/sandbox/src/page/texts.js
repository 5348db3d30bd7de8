// The page's texts in all its languages, and time formats.

import { TEXTS } from "./languages.js";

export const LANGUAGES = Object.keys(TEXTS);

let language = "en";

/** Sets the page's language from a tag like `fr-CA`. English is used for unknown languages. */
export function setLanguage(tag) {
  const wanted = tag.toLowerCase().replace(/^(nb|nn)\b/, "no").split("-")[0];
  language = LANGUAGES.includes(wanted) ? wanted : "en";
  document.documentElement.lang = language;
}

export const currentLanguage = () => language;

/** Returns Discord's code for the page's language. */
export const discordLocale = () => ({ en: "en-US", es: "es-ES", sv: "sv-SE" })[language] || language;
export const languageName = (tag) => TEXTS[tag].language;

/** Returns the text for a key, with its `{placeholders}` filled in. */
export function t(key, values = {}) {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** Returns the text of an error from the sandbox. An error without a key comes from a mistake in the page and is in English. */
export const errorText = (error) =>
  error?.key in TEXTS[language] ? t(error.key, error.values) : error?.message || t("failed");

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

/** Formats a message's time like "Today at 14:05". */
export function messageTime(date) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const time = absoluteTime(date, "t");
  if (date >= midnight) return t("today", { time });
  if (date >= midnight - 86400000) return t("yesterday", { time });
  return `${absoluteTime(date, "d")} ${time}`;
}
