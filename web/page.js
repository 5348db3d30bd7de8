// The page: it gives a file to the worker, and shows the verdict, the frames and the review that the worker returns.

const MAX_BYTES = 4 << 20;
/** The maximum time for the review of a match, in milliseconds. */
const MAX_REVIEW_TIME = 10_000;
const VERDICTS = ["check-valid", "check-broken", "check-unreadable"];

const element = (id) => document.getElementById(id);
const worker = new Worker(URL.createObjectURL(new Blob([element("worker").textContent])));
/** The calls that the worker has not answered yet, in order. */
const waiting = [];
let words = {};
/** The record that is shown, as bytes. */
let record;
let wanted = 0;
let drawing = false;

worker.onmessage = ({ data: { result, error } }) => {
  const { resolve, reject } = waiting.shift();
  if (error) reject(new Error(error));
  else resolve(result);
};

/** Calls a function of the worker. */
function call(name, value) {
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker.postMessage([name, value]);
  });
}

/** Shows all texts in the language with this tag. */
async function speak(tag) {
  const { language, languages, words: texts } = await call("speak", tag);
  words = texts;
  document.documentElement.lang = language;
  document.title = words["check-title"];
  element("language").replaceChildren(...languages.map(([code, name]) => new Option(name, code)));
  element("language").value = language;
  for (const shown of document.querySelectorAll("[data-word]")) shown.textContent = words[shown.dataset.word];
  for (const named of document.querySelectorAll("[data-label]")) named.setAttribute("aria-label", words[named.dataset.label]);
}

/** Checks a file and shows its first frame. */
async function open(file) {
  if (!file) return;
  // One byte more than a record may have is enough to refuse it.
  record = await file.slice(0, MAX_BYTES + 1).arrayBuffer();
  await show(0);
}

/** Shows the verdict on the record, and this frame, or this page of the review. */
async function show(frame, tab = "replay", page) {
  element("intro").hidden = element("drop").hidden = true;
  element("tabs").hidden = element("note").hidden = true;
  showOnly();
  say("", words["check-checking"], "");
  const { code, sentence, note, last } = await call("check", record);
  say(code, words[VERDICTS[code]], sentence);
  element("note").textContent = note ?? "";
  element("note").hidden = !note;
  if (last === undefined) return;
  element("slider").max = last;
  element("tabs").hidden = false;
  wanted = frame;
  await openTab(tab, page);
}

/** Shows these parts of the page, and hides the others that depend on the tab. */
function showOnly(...names) {
  for (const name of ["player", "review", "pages"]) element(name).hidden = !names.includes(name);
  element("picture").parentElement.hidden = !names.includes("picture");
}

/** Marks the button of the open tab or page. */
function mark(kind, value) {
  for (const button of document.querySelectorAll(`[data-${kind}]`)) {
    button.setAttribute("aria-pressed", button.dataset[kind] === value);
  }
}

/** Returns the open tab or page. */
const marked = (kind) => document.querySelector(`[data-${kind}][aria-pressed="true"]`)?.dataset[kind];

async function openTab(tab, page) {
  mark("tab", tab);
  if (tab === "replay") {
    showOnly("player", "picture");
    return go(wanted);
  }
  element("review").textContent = words["check-reviewing"];
  showOnly("review");
  const { pages, note } = await call("review", MAX_REVIEW_TIME);
  if (element("review").hidden) return;
  element("review").textContent = note;
  if (!pages) return;
  const buttons = pages.map(([page, label]) => {
    const button = Object.assign(document.createElement("button"), { textContent: label });
    button.dataset.page = page;
    button.onclick = () => attempt(() => openPage(page));
    return button;
  });
  element("pages").replaceChildren(...buttons);
  const [first] = pages.find(([name]) => name === page) ?? pages[0];
  await openPage(first);
}

/** Shows a page of the review. */
async function openPage(page) {
  const { lines, alt, png } = await call("page", page);
  if (element("review").hidden) return;
  showOnly("review", png.length > 0 && "picture", element("pages").children.length > 1 && "pages");
  element("review").replaceChildren(...lines.map(paragraph));
  draw(png, alt);
  element("place").textContent = element("news").textContent = "";
  element("picture").dataset.frame = page;
  mark("page", page);
}

/** Returns a line as a paragraph, with the words between pairs of asterisks in bold. */
function paragraph(line) {
  const parts = line.split("**").map((text, index) =>
    index % 2 ? Object.assign(document.createElement("b"), { textContent: text }) : text);
  const made = document.createElement("p");
  made.append(...parts);
  return made;
}

function draw(png, alt) {
  const picture = element("picture");
  URL.revokeObjectURL(picture.src);
  picture.src = URL.createObjectURL(new Blob([png], { type: "image/png" }));
  picture.alt = alt;
}

function say(code, title, sentence) {
  const verdict = element("verdict");
  verdict.hidden = false;
  verdict.dataset.code = code;
  verdict.querySelector("h2").textContent = title;
  verdict.querySelector("p").textContent = sentence;
}

/** Shows a frame. While one is drawn, only the newest of the wanted frames waits. */
async function go(frame) {
  const last = Number(element("slider").max);
  wanted = Math.min(Math.max(frame, 0), last);
  element("slider").value = wanted;
  for (const button of document.querySelectorAll("[data-to]")) button.disabled = target(button) === wanted;
  if (drawing) return;
  drawing = true;
  try {
    for (let drawn; drawn !== wanted; ) {
      drawn = wanted;
      const { place, news, alt, png } = await call("frame", drawn);
      if (element("player").hidden) return;
      draw(png, alt);
      element("place").textContent = place;
      element("news").textContent = news;
      element("picture").dataset.frame = drawn;
    }
  } finally {
    drawing = false;
  }
}

/** Returns the frame to which a button leads. */
function target({ dataset: { to } }) {
  const last = Number(element("slider").max);
  return { first: 0, back: Math.max(wanted - 1, 0), on: Math.min(wanted + 1, last), last }[to];
}

/** Runs an action, and says so if it fails, because of a mistake in the checker or a very old browser. */
const attempt = (action) => action().catch((error) => {
  console.error(error);
  say(2, words["check-failed"] ?? "This browser cannot run the check. Try a current one.", "");
});

element("file").onchange = ({ target }) => {
  const [file] = target.files;
  // Otherwise, choosing the same file again after a change would do nothing.
  target.value = "";
  attempt(() => open(file));
};
element("language").onchange = ({ target: { value } }) =>
  attempt(async () => {
    await speak(value);
    if (record) await show(wanted, marked("tab"), marked("page"));
  });
element("slider").oninput = ({ target: { value } }) => attempt(() => go(Number(value)));
for (const button of document.querySelectorAll("[data-tab]")) button.onclick = () => attempt(() => openTab(button.dataset.tab));
for (const button of document.querySelectorAll("[data-to]")) button.onclick = () => attempt(() => go(target(button)));
document.onkeydown = ({ key, target: { id } }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[key];
  // The slider and the list have their own keys.
  if (step && !element("player").hidden && id !== "slider" && id !== "language") attempt(() => go(wanted + step));
};
document.ondragover = (event) => event.preventDefault();
document.ondrop = (event) => {
  event.preventDefault();
  attempt(() => open(event.dataTransfer.files[0]));
};
attempt(async () => {
  await call("start", element("module").textContent);
  await speak(navigator.language);
  element("file").disabled = false;
});
