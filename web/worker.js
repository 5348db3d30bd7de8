// Runs the checker away from the page, so that the page responds while a long record is checked.

let wasm;

const calls = {
  async start(packed) {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const page = { now: () => performance.now() };
    const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), { page });
    wasm = instance.exports;
  },
  speak(tag) {
    write(new TextEncoder().encode(tag));
    return json(wasm.speak());
  },
  check(record) {
    write(new Uint8Array(record));
    return json(wasm.check());
  },
  frame(number) {
    const frame = json(wasm.frame(number));
    return frame && { ...frame, png: read(wasm.picture()) };
  },
  review(maxTime) {
    return json(wasm.review(maxTime));
  },
  page(name) {
    write(new TextEncoder().encode(name));
    const page = json(wasm.page());
    return page && { ...page, png: read(wasm.picture()) };
  },
};

const write = (bytes) => {
  const at = wasm.input(bytes.length);
  new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
};
const read = (length) => new Uint8Array(wasm.memory.buffer, wasm.output(), length).slice();
const json = (length) => JSON.parse(new TextDecoder().decode(read(length)));

let before = Promise.resolve();

onmessage = ({ data: [name, value] }) => {
  before = before
    .then(() => calls[name](value))
    .then(
      (result) => postMessage({ result }),
      (error) => postMessage({ error: String(error) }),
    );
};
