// Messages as they stand in a channel.

import { avatar, byId, h, icon } from "../dom.js";
import { components, fileLink, gallery } from "./components.js";
import { inline, markdown } from "./markdown.js";
import { enlarge } from "./pictures.js";
import { act, channelById, localPath, nameOf, personById, say, state } from "../state.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const TOGETHER = 7 * 60 * 1000;

export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);
const clock = (date) => new Intl.DateTimeFormat(state.me.locale, { timeStyle: "short" }).format(date);

function when(date) {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return say("today", { time: clock(date) });
  if (days === 1) return say("yesterday", { time: clock(date) });
  return new Intl.DateTimeFormat(state.me.locale, { dateStyle: "short", timeStyle: "short" }).format(date);
}

function continues(message, before) {
  return before && before.author.id === message.author.id && !message.interaction_metadata && !message.referenced_message
    && isPrivate(before) === isPrivate(message)
    && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
    && new Date(message.timestamp).toDateString() === new Date(before.timestamp).toDateString();
}

export function showMessages(keepPlace) {
  const box = byId("messages");
  const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  const from = box.scrollHeight - box.scrollTop;
  const rows = [state.more ? earlier() : welcome()];
  let before = null;
  for (const message of state.messages) {
    const day = new Date(message.timestamp).toDateString();
    if (!before || new Date(before.timestamp).toDateString() !== day) {
      const words = new Intl.DateTimeFormat(state.me.locale, { dateStyle: "long" }).format(new Date(message.timestamp));
      rows.push(h("div", { class: "day" }, h("span", {}, words)));
      before = null;
    }
    rows.push(messageRow(message, before));
    before = message;
  }
  box.replaceChildren(...rows);
  if (keepPlace === "top") box.scrollTop = box.scrollHeight - from;
  else if (atEnd || keepPlace === "end") box.scrollTop = box.scrollHeight;
  jumpSign();
}

// A picture that arrives after its message must not push the newest text out of sight.
export function followPictures() {
  const box = byId("messages");
  let atEnd = true;
  box.addEventListener("scroll", () => {
    atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
    jumpSign();
  });
  box.addEventListener("load", () => { if (atEnd) box.scrollTop = box.scrollHeight; }, true);
  new ResizeObserver(() => { if (atEnd) box.scrollTop = box.scrollHeight; }).observe(box);
}

function jumpSign() {
  const box = byId("messages");
  const away = box.scrollHeight - box.scrollTop - box.clientHeight > 500;
  let sign = byId("jump");
  if (!away) { if (sign) sign.remove(); return; }
  if (sign) return;
  sign = h("button", { id: "jump", type: "button", onclick: () => { box.scrollTop = box.scrollHeight; } }, say("jump"), icon("down", 16));
  byId("main").append(sign);
}

export function showMessage(message) {
  const at = state.messages.findIndex((each) => each.id === message.id);
  const old = byId(`message-${message.id}`);
  if (at < 0 || !old) return showMessages();
  const box = byId("messages");
  const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.custom : null;
  const fresh = messageRow(message, old.classList.contains("together") ? state.messages[at - 1] : null);
  old.replaceWith(fresh);
  if (focused) {
    const again = fresh.querySelector(`[data-custom="${CSS.escape(focused)}"]`) || fresh.querySelector(".button:not([disabled])");
    if (again) again.focus({ preventScroll: true });
  }
  if (atEnd) box.scrollTop = box.scrollHeight;
  return undefined;
}

function welcome() {
  const channel = channelById(state.channel);
  const direct = channel.type === 1;
  const name = direct ? nameOf(state.bot) : channel.name;
  return h("div", { class: "welcome" },
    direct ? avatar(state.bot, 68) : h("span", { class: "welcome-sign" }, icon("hash", 40)),
    h("h1", {}, say(direct ? "welcome-direct" : "welcome", { name })),
    h("p", {}, say(direct ? "welcome-direct-more" : "welcome-more", { name })));
}

const earlier = () => h("button", { class: "button secondary earlier", type: "button", onclick: () => document.dispatchEvent(new CustomEvent("earlier")) }, say("earlier"));

function messageRow(message, before) {
  const together = continues(message, before);
  const pinged = (message.mentions || []).some((user) => user.id === state.me.id) && !isPrivate(message) && message.author.id !== state.me.id;
  const kind = ["message", together && "together", pinged && "pinged", isPrivate(message) && "private"].filter(Boolean).join(" ");
  const date = new Date(message.timestamp);
  const user = personById(message.author.id) || message.author;
  return h("article", { class: kind, id: `message-${message.id}`, dataset: { message: message.id } },
    above(message),
    together ? h("time", { class: "side-time", title: when(date) }, clock(date)) : avatar(user),
    h("div", { class: "message-body" },
      together ? null : h("header", {},
        h("b", { class: user.bot ? "name bot-name" : "name" }, nameOf(user)),
        user.bot ? h("span", { class: "tag" }, say("bot")) : null,
        h("time", { datetime: message.timestamp }, when(date))),
      body(message)),
    tools(message));
}

function above(message) {
  const about = message.interaction_metadata;
  if (message.referenced_message) {
    const earlierOne = message.referenced_message;
    const place = { channel: earlierOne.channel_id, message: earlierOne.id };
    return h("a", { class: "above", href: "#", dataset: place },
      avatar(earlierOne.author, 16), h("b", {}, nameOf(earlierOne.author)), h("span", {}, inline(firstWords(earlierOne))));
  }
  if (!about || !about.name) return null;
  const user = personById(about.user.id) || about.user;
  const [begin, end] = say("used").split("{person}");
  const [middle, last] = end.split("{command}");
  return h("div", { class: "above" }, avatar(user, 16),
    h("span", {}, begin, h("b", {}, nameOf(user)), middle, h("span", { class: "mention" }, `/${localPath(about.name)}`), last));
}

// What a reply shows of the message it answers: its first line, also where it is made of components.
function firstWords(message) {
  const within = (each) => (each.content ? [each.content] : (each.components || []).flatMap(within));
  const text = message.content || (message.components || []).flatMap(within)[0] || "";
  return text.split("\n")[0].replace(/^(?:#{1,3}|-#|>) +/, "");
}

export function showPlace(id) {
  const message = byId(`message-${id}`);
  if (!message) return;
  // Its buttons stand at its end: that is where one wants to be.
  message.scrollIntoView({ block: "end" });
  message.classList.add("found");
  setTimeout(() => message.classList.remove("found"), 1600);
}

function body(message) {
  if (message.flags & LOADING) {
    return [h("p", { class: "thinking" }, h("span", { class: "dots" }, h("i"), h("i"), h("i")), say("thinking", { name: nameOf(state.bot) })), onlyYou(message)];
  }
  const parts = [];
  if (message.content) parts.push(markdown(message.content));
  const used = usedFiles(message);
  const files = message.attachments.filter((each) => !used.has(each.url));
  const pictures = files.filter((each) => (each.content_type || "").startsWith("image/"));
  parts.push(...(message.embeds || []).map(embed));
  if (pictures.length) parts.push(gallery(pictures.map((each) => ({ media: each, description: each.description, spoiler: each.filename.startsWith("SPOILER_") }))));
  parts.push(...files.filter((each) => !pictures.includes(each)).map(fileLink));
  if ((message.components || []).length) parts.push(h("div", { class: "components" }, components(message)));
  if (message.edited_timestamp && !isPrivate(message)) parts.push(h("small", { class: "edited" }, say("edited")));
  parts.push(onlyYou(message));
  return parts;
}

function usedFiles(message) {
  const text = JSON.stringify([message.components || [], message.embeds || []]);
  return new Set(message.attachments.map((each) => each.url).filter((url) => text.includes(JSON.stringify(url))));
}

function onlyYou(message) {
  if (!isPrivate(message)) return null;
  return h("p", { class: "only-you" }, icon("eye", 14), say("only-you"), " · ",
    h("button", { type: "button", onclick: () => act("dismiss", { message: message.id }) }, say("dismiss")));
}

function tools(message) {
  const mayDelete = !isPrivate(message) && (message.author.id === state.me.id || state.me.administrator);
  if (!mayDelete) return null;
  return h("div", { class: "tools" },
    h("button", { class: "round", type: "button", title: say("delete"), onclick: () => act("delete", { message: message.id }) }, icon("trash", 16)));
}

function embed(each) {
  const colour = each.color ? `#${each.color.toString(16).padStart(6, "0")}` : "#1e1f22";
  const image = (media, kind) => (media ? h("button", { class: `picture ${kind}`, type: "button", onclick: () => enlarge(media.url, "") }, h("img", { src: media.url, alt: "" })) : null);
  return h("div", { class: "embed", style: { borderLeftColor: colour } },
    h("div", { class: "embed-words" },
      each.author ? h("p", { class: "embed-author" }, each.author.name) : null,
      each.title ? h("p", { class: "embed-title" }, each.url ? h("a", { href: each.url, target: "_blank", rel: "noopener" }, inline(each.title)) : inline(each.title)) : null,
      each.description ? markdown(each.description) : null,
      each.fields && each.fields.length ? h("div", { class: "fields" }, each.fields.map((field) =>
        h("div", { class: field.inline ? "inline" : "" }, h("b", {}, inline(field.name)), markdown(field.value)))) : null,
      image(each.image, "tile"),
      each.footer ? h("p", { class: "embed-footer" }, each.footer.text) : null),
    image(each.thumbnail, "thumbnail"));
}
