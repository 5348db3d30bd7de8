// A message's pictures and files.
import { h, icon, safeUrl, popover, dialog } from "./dom.js";
import { t } from "./texts.js";

/** Returns a gallery's pictures. */
export const gallery = ({ items, id }, old) =>
  items.map(({ media, description }, index) => picture({ ...media, description }, `gallery-${id}-${index}`, old));

/** Returns a message's attachments. */
export function files(message, old) {
  return (message.attachments || []).map((file, index) => {
    if (file.content_type.startsWith("image/")) return picture(file, `file-${index}`, old);
    return h(
      "a.file",
      { href: safeUrl(file.url), download: file.filename },
      icon("file"),
      h("b", file.filename),
      h("small", `${Math.ceil(file.size / 1024)} kB`),
    );
  });
}

/**
 * Returns a picture in a box of its final size. If the message is redrawn (`old` is its old element), the old picture
 * stays until the new one is decoded.
 */
function picture(file, slot, old) {
  const src = safeUrl(file.url);
  const description = file.description || "";
  const before = old?.querySelector(`[data-slot="${slot}"] img`);
  const image = before || h("img", { draggable: "false", decoding: "sync" });
  image.alt = description || t("no-description");
  if (image.dataset.src !== src) swap(image, src);
  return h(
    "figure.framed",
    { "data-slot": slot, "data-testid": "picture", style: { "--w": file.width || 480, "--h": file.height || 360 } },
    h("button.picture", { title: t("enlarge"), onclick: () => enlarge(src, description) }, image),
    description && altBadge(description),
  );
}

async function swap(image, src) {
  image.dataset.src = src;
  const fresh = new Image();
  fresh.src = src;
  await fresh.decode().catch(() => {});
  if (image.dataset.src === src) image.src = src;
}

const altBadge = (description) =>
  h(
    "button.alt",
    {
      "aria-expanded": "false",
      "data-testid": "alt",
      title: t("alt"),
      onclick: ({ currentTarget }) => popover(currentTarget, h("div.popup.description", description)),
    },
    "ALT",
  );

function enlarge(src, description) {
  const box = dialog(
    h(
      "figure.enlarged",
      h(
        "button.plain",
        { onclick: () => box.close(), title: t("close") },
        h("img", { src, alt: description || t("no-description") }),
      ),
      description && h("figcaption", description),
    ),
  );
}
