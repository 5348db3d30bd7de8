// The sandbox's API: requests and the event stream (docs/sandbox.md).
import { toast } from "./dom.js";
import { t, errorText } from "./texts.js";

const BASE = "/sandbox/api";
/** The pauses between attempts to reconnect, in milliseconds. The last pause repeats. */
const WAITS = [300, 1000, 2000, 5000];

/**
 * Sends a request. Returns the response's JSON, or null. If the request fails, throws an error with a message for the
 * user.
 */
export async function request(method, path, body) {
  let response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Error(t("unreachable"));
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(errorText(answer));
  return answer;
}

export const get = (path) => request("GET", path);
export const post = (path, body) => request("POST", path, body);

/** Waits for a request, and shows an error if it fails. */
export const attempt = (response) => response.catch((error) => toast(error.message));

/**
 * Follows the events that `as` can see, and reconnects if necessary. Calls `on.ready()` after each connection,
 * `on[name](data)` for each frame, and `on.lost()` when the connection ends.
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
