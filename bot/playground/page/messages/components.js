// Buttons, menus and layouts of messages.

import { h, icon } from "../dom.js";
import { markdown } from "./markdown.js";
import { choose, emojiOf, optionsOf } from "./menus.js";
import { openModal } from "./modal.js";
import { enlarge } from "./pictures.js";
import { act, Impossible, say } from "../state.js";

const SELECTS = [3, 5, 6, 7, 8];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;

export function components(message) {
  return (message.components || []).map((each) => component(each, message));
}

function component(each, message) {
  const inside = () => (each.components || []).map((inner) => component(inner, message));
  if (each.type === 1) return h("div", { class: "row" }, inside());
  if (each.type === 2) return button(each, message);
  if (SELECTS.includes(each.type)) return select(each, message);
  if (each.type === 9) {
    return h("div", { class: "section" }, h("div", { class: "section-text" }, inside()), component(each.accessory, message));
  }
  if (each.type === 10) return markdown(each.content);
  if (each.type === 11) return picture(each.media, each.description, each.spoiler, "thumbnail");
  if (each.type === 12) return gallery(each.items);
  if (each.type === 13) return fileLink({ ...each.file, filename: each.name || decodeURIComponent(new URL(each.file.url).pathname.split("/").pop()), size: each.size });
  if (each.type === 14) return h("hr", { class: `separator ${each.divider === false ? "blank" : ""} ${each.spacing === 2 ? "large" : ""}` });
  if (each.type === 17) {
    const colour = each.accent_color;
    const style = colour === null || colour === undefined ? {} : { borderLeftColor: hex(colour) };
    return h("div", { class: `container ${style.borderLeftColor ? "accent" : ""} ${each.spoiler ? "spoiler-box" : ""}`, style }, inside());
  }
  return null;
}

export function picture(media, description, spoiler, kind) {
  const image = h("img", { src: media.url, alt: description || "", loading: "lazy" });
  if (media.width) image.setAttribute("width", media.width);
  if (media.height) image.setAttribute("height", media.height);
  const open = h("button", {
    class: `picture ${kind} ${spoiler ? "hidden-picture" : ""}`, type: "button", title: description || "",
    "aria-label": `${say("enlarge")}${description ? `: ${description}` : ""}`,
    onclick: () => {
      if (open.classList.contains("hidden-picture")) open.classList.remove("hidden-picture");
      else enlarge(media.url, description);
    },
  }, image);
  return open;
}

export const gallery = (items) =>
  h("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items.map((item) => picture(item.media, item.description, item.spoiler, "tile")));

export function fileLink(file) {
  const size = file.size ? ` ${file.size < 1024 ? `${file.size} B` : `${(file.size / 1024).toFixed(1)} KB`}` : "";
  return h("a", { class: "file", href: file.url, target: "_blank", rel: "noopener", title: file.description || "" },
    icon("file", 24), h("span", {}, h("b", {}, file.filename), h("small", {}, size)));
}

// A press is answered within three seconds, or it has failed.
async function press(message, custom, values, element) {
  const row = element.closest(".components");
  row.querySelectorAll(".failed").forEach((each) => each.remove());
  element.classList.add("pending");
  element.setAttribute("aria-busy", "true");
  let words = null;
  try {
    const answer = await act("press", { message: message.id, custom_id: custom, values });
    if (answer.late) words = say("no-response");
    else if (answer.modal) openModal(answer);
  } catch (error) {
    words = error instanceof Impossible ? error.words() : say("no-response");
  }
  element.classList.remove("pending");
  element.removeAttribute("aria-busy");
  const now = document.getElementById(`message-${message.id}`);
  const place = now ? now.querySelector(".components") : null;
  if (words && place) place.append(h("p", { class: "failed", role: "alert" }, words));
}

function button(each, message) {
  const words = [emojiOf(each.emoji), each.label ? h("span", {}, each.label) : null];
  if (each.style === 5) {
    return h("a", { class: "button link", href: each.url, target: "_blank", rel: "noopener noreferrer" }, words, icon("link", 15));
  }
  return h("button", {
    class: `button ${STYLES[each.style]}`, type: "button", disabled: Boolean(each.disabled), dataset: { custom: each.custom_id },
    onclick: (event) => press(message, each.custom_id, undefined, event.currentTarget),
  }, words);
}

function select(each, message) {
  const options = optionsOf(each);
  const preset = new Set([...options.filter((option) => option.default), ...(each.default_values || []).map(({ id }) => ({ value: id }))].map((option) => option.value));
  const shown = options.filter((option) => preset.has(option.value));
  const words = shown.length
    ? h("span", { class: "chosen" }, shown.map((option) => h("span", {}, emojiOf(option.emoji), option.label)))
    : h("span", { class: "placeholder" }, each.placeholder || say("choose"));
  const open = h("button", {
    class: "select", type: "button", disabled: Boolean(each.disabled), "aria-haspopup": "listbox",
    dataset: { custom: each.custom_id },
    onclick: () => choose(each, options, preset, open, (values) => press(message, each.custom_id, values, open)),
  }, words, icon("down", 18));
  return open;
}
