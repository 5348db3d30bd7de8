// If the page is reloaded while the sandbox does not respond, shows a page that waits. Does not cache anything.

const SECONDS = 1;

/** Returns a page that requests its own address again. */
function waitingPage() {
  const language = navigator.language.startsWith("de") ? "de" : "en";
  const text = language === "de" ? "Warten auf die Sandbox …" : "Waiting for the sandbox…";
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta http-equiv="refresh" content="${SECONDS}">
    <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${text}</title>
    <body data-testid="waiting" style="display:grid;place-items:center;height:90vh;font:1.2rem system-ui">${text}`;
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(waitingPage));
});
