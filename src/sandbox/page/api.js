// The people's API of the sandbox: requests, and the stream of what happens (docs/sandbox.md).
import { toast } from "./dom.js";
import { t } from "./texts.js";

const BASE = "/sandbox/api";
/** Waits between attempts to reconnect, in milliseconds; the last one repeats. */
const WAITS = [300, 1000, 2000, 5000];

/** A request that the sandbox refused; its message is meant for the person. */
export class Refused extends Error {}

/** Sends a request and gives back the answer's JSON (null where it has none). */
export async function request(method, path, body) {
  let response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Refused(t("unreachable"));
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(answer?.message || t("failed"));
  return answer;
}

export const get = (path) => request("GET", path);
export const post = (path, body) => request("POST", path, body);

/** A request's answer; if it was refused, the person is told and there is none. */
export const attempt = (answer) => answer.catch((refusal) => toast(refusal.message));

/**
 * Listens to what `as` sees, for good: `on.ready()` after each (re)connection, then `on[name](data)` for each frame,
 * `on.lost()` when the connection breaks.
 */
export function listen(as, on, attempt = 0) {
  const socket = new WebSocket(
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${BASE}/live?as=${as}`,
  );
  socket.onmessage = (message) => {
    const { t: name, d: data } = JSON.parse(message.data);
    if (name === "ready") attempt = 0;
    on[name]?.(data);
  };
  socket.onclose = () => {
    on.lost();
    setTimeout(() => listen(as, on, attempt + 1), WAITS[Math.min(attempt, WAITS.length - 1)]);
  };
}
