// Converts the part of Discord's markdown that messages use into nodes, without innerHTML.
import { h, safeUrl } from "./dom.js";
import { t, relativeTime, absoluteTime } from "./texts.js";

/** Markdown beyond this length is shown as plain text. */
const MAX_LENGTH = 6000;
/** The maximum number of nested marks. */
const MAX_DEPTH = 8;

/**
 * Returns a text's nodes. `names` returns the text or element for mentions: {user(id), role(id), channel(id), command(id), message(channel, id)}.
 */
export function markdown(text, names) {
  return [...blocks(text.slice(0, MAX_LENGTH), names), ...(text.length > MAX_LENGTH ? [text.slice(MAX_LENGTH)] : [])];
}

/** Returns blocks: fenced code, and the lines in between. */
function blocks(text, names) {
  const nodes = [];
  let at = 0;
  for (const fence of text.matchAll(/```(?:([\w+-]+)\n)?\n*([\s\S]+?)\n*```\n?/g)) {
    nodes.push(...lines(text.slice(at, fence.index).split("\n"), names));
    nodes.push(h("pre", h("code", fence[2])));
    at = fence.index + fence[0].length;
  }
  if (at < text.length || !nodes.length) nodes.push(...lines(text.slice(at).split("\n"), names));
  return nodes;
}

/** Marks at the beginning of a line, with the elements for them: headings and small text. */
const LINES = { "#": "h2", "##": "h3", "###": "h4", "-#": "small.subtext" };
const LINE = /^(#{1,3}|-#) +(.+)/;
const QUOTE = /^(> |>>> )/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)/;

function lines(source, names) {
  const nodes = [];
  for (let i = 0; i < source.length;) {
    const marked = LINE.exec(source[i]);
    const item = ITEM.exec(source[i]);
    let taken = [source[i]];
    if (marked) {
      nodes.push(h(LINES[marked[1]], inline(marked[2], names)));
    } else if (source[i].startsWith(">>> ")) {
      taken = source.slice(i);
      nodes.push(h("blockquote", lines([source[i].slice(4), ...taken.slice(1)], names)));
    } else if (QUOTE.test(source[i])) {
      taken = takeWhile(source, i, (next) => /^> ?/.test(next));
      const quoted = taken.map((next) => next.replace(/^> ?/, ""));
      nodes.push(h("blockquote", lines(quoted, names)));
    } else if (item) {
      // Bullets and numbers at the same depth form two lists.
      const fits = (next) => next && (next[1].length > item[1].length || !next[2] === !item[2]);
      taken = takeWhile(source, i, (next) => fits(ITEM.exec(next)));
      nodes.push(list(taken.map((next) => ITEM.exec(next)), names));
    } else {
      taken = takeWhile(source, i, (next) => ![LINE, QUOTE, ITEM].some((pattern) => pattern.test(next)));
      if (taken.some((next) => next.trim())) nodes.push(h("p", inline(taken.join("\n"), names)));
    }
    i += taken.length;
  }
  return nodes;
}

/** Returns a list. Items that are indented further are nested in the previous item. */
function list(items, names) {
  const [, indent, number] = items[0];
  const element = number ? h("ol", { start: number }) : h("ul");
  for (let i = 0; i < items.length;) {
    const below = takeWhile(items, i + 1, (item) => item[1].length > indent.length);
    element.append(h("li", inline(items[i][3], names), below.length ? list(below, names) : ""));
    i += 1 + below.length;
  }
  return element;
}

function takeWhile(array, from, test) {
  let end = from;
  while (end < array.length && test(array[end])) end += 1;
  return array.slice(from, end);
}

/** Marks around text, longest first. They can be nested. */
const MARKS = [
  ["**", "strong"],
  ["__", "u"],
  ["~~", "s"],
  ["||", "spoiler"],
  ["*", "em"],
  ["_", "em"],
];

/** Inline tokens, each with a function that returns its node. */
const TOKENS = [
  [/\\([^a-z0-9\s])/iy, (m) => m[1]],
  [/\n/y, () => h("br")],
  [/(`{1,2})([^`]+)\1/y, (m) => h("code", m[2])],
  [/<@!?(\d{1,20})>/y, (m, names) => h("span.mention", `@${names.user(m[1])}`)],
  [/<@&(\d{1,20})>/y, (m, names) => h("span.mention", `@${names.role(m[1])}`)],
  [/<#(\d{1,20})>/y, (m, names) => names.channel(m[1])],
  [/<\/([^:>]{1,100}):\d{1,20}>/y, (m, names) => names.command(m[1])],
  [/<(a?):(\w{2,32}):(\d{1,20})>/y, (m) => emoji({ id: m[3], name: m[2], animated: Boolean(m[1]) })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => timestamp(Number(m[1]) * 1000, m[2] || "f")],
  [
    /\[([^\]\n]{1,500})\]\(<?(https?:\/\/[^\s)>]+)>?(?: +"[^"\n]*")?\)/y,
    (m, names, depth) => link(m[2], inline(m[1], names, depth + 1)),
  ],
  // A link to a message shows the name of the message's channel.
  [
    /<?https:\/\/discord\.com\/channels\/(?:\d{1,20}|@me)\/(\d{1,20})\/(\d{1,20})>?/y,
    (m, names) => names.message(m[1], m[2]),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, (m) => link(m[0], m[0])],
];

function inline(text, names, depth = 0) {
  if (depth > MAX_DEPTH) return [text];
  const nodes = [];
  let plain = "";
  const push = (node) => {
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(node);
  };
  for (let at = 0; at < text.length;) {
    const found = /[\n\\`<[h*_~|]/.test(text[at]) && (token(text, at, names, depth) || marked(text, at, names, depth));
    if (found) push(found.node);
    else plain += text[at];
    at += found ? found.length : 1;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function token(text, at, names, depth) {
  for (const [pattern, show] of TOKENS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: show(match, names, depth), length: match[0].length };
  }
}

function marked(text, at, names, depth) {
  const [mark, tag] = MARKS.find(([mark]) => text.startsWith(mark, at)) || [];
  // An underscore inside a word, as in `snake_case`, is not a mark.
  if (!mark || (mark === "_" && /\w/.test(text[at - 1] || ""))) return;
  const start = at + mark.length;
  const end = closing(text, start, mark);
  if (end <= start || (mark === "*" && /\s/.test(text[start]))) return;
  const inside = inline(text.slice(start, end), names, depth + 1);
  return { node: tag === "spoiler" ? spoiler(inside) : h(tag, inside), length: end + mark.length - at };
}

/** Returns the index of the closing mark, or -1. Skips escapes, code, and longer runs of the same character. */
function closing(text, from, mark) {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "`") at = Math.max(at, text.indexOf("`", at + 1));
    else if (text.startsWith(mark, at)) {
      const run = /^(.)\1*/.exec(text.slice(at))[0].length;
      // `*a **b** c*`: a nested pair does not close a single mark. `**a *b***`: the last two characters close the pair.
      if (mark.length === 1 && run === 2) at += 1;
      else if (mark !== "_" || !/\w/.test(text[at + run] || "")) return at + Math.max(0, run - mark.length);
    }
  }
  return -1;
}

function spoiler(inside) {
  const reveal = (event) => {
    if (element.classList.contains("open") || (event.type === "keydown" && !["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    element.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
  };
  const hidden = { role: "button", tabindex: "0", "aria-label": t("spoiler"), onclick: reveal, onkeydown: reveal };
  const element = h("span.spoiler", hidden, h("span", inside));
  return element;
}

function link(url, label) {
  const href = safeUrl(url);
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, label) : h("span", label);
}

function timestamp(milliseconds, style) {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return h("span", "?");
  const text = style === "R" ? relativeTime(date) : absoluteTime(date, style);
  return h(
    "time.stamp",
    { datetime: date.toISOString(), title: absoluteTime(date, "F"), "data-relative": style === "R" },
    text,
  );
}

/** Updates relative times. */
setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relativeTime(new Date(element.dateTime));
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);

/** Returns an emoji: a character, or an uploaded picture. */
export function emoji({ id, name, animated }) {
  if (!id) return h("span.emoji", name);
  return h("img.emoji", {
    src: `/emojis/${id}.${animated ? "gif" : "png"}`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: "false",
  });
}
