// Discord's markdown as elements.

import { h } from "../dom.js";
import { channelById, nameOf, personById, say, state } from "../state.js";

const INLINE = new RegExp(
  [
    /\\(?<escaped>[^\w\s])/,
    /(?<ticks>`{1,2})(?<code>[^`][\s\S]*?)\k<ticks>/,
    /<t:(?<time>-?\d+)(?::(?<style>[tTdDfFsSR]))?>/,
    /<@!?(?<user>\d+)>/,
    /<@&(?<role>\d+)>/,
    /<#(?<channel>\d+)>/,
    /<\/(?<command>[^:>]+):\d+>/,
    /<a?:(?<emoji>\w+):\d+>/,
    /\[(?<label>[^\]\n]+)\]\(<?(?<href>https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/,
    /<(?<angled>https?:\/\/[^\s>]+)>/,
    /(?<url>https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_|])/,
    /\|\|(?<spoiler>[\s\S]+?)\|\|/,
    /\*\*\*(?<both>[\s\S]+?)\*\*\*/,
    /\*\*(?<bold>[\s\S]+?)\*\*(?!\*)/,
    /__(?<underlined>[\s\S]+?)__(?!_)/,
    /~~(?<struck>[\s\S]+?)~~/,
    /\*(?<star>[^\s*](?:[\s\S]*?[^\s*])?)\*(?!\*)/,
    /(?<!\w)_(?<under>[^_]+?)_(?!\w)/,
    /(?<everyone>@everyone|@here)/,
  ].map((each) => each.source).join("|"),
);

export function inline(text) {
  const found = [];
  let rest = text;
  while (rest) {
    const match = INLINE.exec(rest);
    if (!match) break;
    found.push(rest.slice(0, match.index), piece(match.groups));
    rest = rest.slice(match.index + match[0].length);
  }
  found.push(rest);
  return found.filter((each) => each !== "");
}

function piece(groups) {
  const has = (name) => groups[name] !== undefined;
  if (has("escaped")) return groups.escaped;
  if (has("code")) return h("code", {}, groups.code);
  if (has("time")) return timestamp(Number(groups.time), groups.style || "f");
  if (has("user")) {
    const person = personById(groups.user);
    const me = state.me && state.me.id === groups.user;
    return h("span", { class: me ? "mention self" : "mention" }, `@${person ? nameOf(person) : groups.user}`);
  }
  if (has("role")) {
    const role = state.roles.find((each) => each.id === groups.role);
    return h("span", { class: "mention" }, `@${role ? role.name : groups.role}`);
  }
  if (has("channel")) return h("a", { class: "mention", href: "#", dataset: { channel: groups.channel } }, named(groups.channel));
  if (has("command")) return h("a", { class: "mention", href: "#", dataset: { command: groups.command } }, `/${groups.command}`);
  if (has("emoji")) return `:${groups.emoji}:`;
  if (has("label")) return link(groups.href, inline(groups.label));
  if (has("angled")) return link(groups.angled, [groups.angled]);
  if (has("url")) return link(groups.url, [groups.url]);
  if (has("spoiler")) {
    const show = (event) => event.currentTarget.classList.add("shown");
    return h("span", {
      class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler"), onclick: show,
      onkeydown: (event) => { if (event.key === "Enter" || event.key === " ") show(event); },
    }, h("span", {}, inline(groups.spoiler)));
  }
  if (has("both")) return h("strong", {}, h("em", {}, inline(groups.both)));
  if (has("bold")) return h("strong", {}, inline(groups.bold));
  if (has("underlined")) return h("u", {}, inline(groups.underlined));
  if (has("struck")) return h("s", {}, inline(groups.struck));
  if (has("everyone")) return h("span", { class: "mention" }, groups.everyone);
  return h("em", {}, inline(groups.star ?? groups.under));
}

function named(id) {
  const channel = channelById(id);
  return `#${channel ? channel.name : "?"}`;
}

// A thread may be named in a message before the page has heard of it.
export function nameChannels() {
  for (const each of document.querySelectorAll("a.mention[data-channel]")) each.textContent = named(each.dataset.channel);
}

// Addresses of this server's own messages lead there, as in Discord's client.
const MESSAGE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

function link(href, words) {
  const place = MESSAGE.exec(href);
  if (place && channelById(place[1])) {
    return h("a", { href: "#", dataset: { channel: place[1], message: place[2] || "" } }, words);
  }
  return outside(href, words);
}

const outside = (href, words) => h("a", { href, target: "_blank", rel: "noopener noreferrer" }, words);

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds, locale) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) || UNITS[5];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

function timestamp(seconds, style) {
  const locale = state.me ? state.me.locale : "en";
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const words = style === "R" ? relative(seconds, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  return h("time", { title: full, dataset: style === "R" ? { relative: String(seconds) } : {} }, words);
}

setInterval(() => {
  for (const each of document.querySelectorAll("time[data-relative]")) {
    each.textContent = relative(Number(each.dataset.relative), state.me.locale);
  }
}, 5000);

// Blocks: fences, headings, small print, quotes, lists, paragraphs.
export function markdown(text) {
  const root = h("div", { class: "markdown" });
  let rest = text;
  const fence = /```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/;
  for (let match = fence.exec(rest); match; match = fence.exec(rest)) {
    root.append(...lines(rest.slice(0, match.index).replace(/\n$/, "")));
    root.append(h("pre", {}, h("code", { dataset: { language: match[1] || "" } }, match[2])));
    rest = rest.slice(match.index + match[0].length).replace(/^\n/, "");
  }
  root.append(...lines(rest));
  return root;
}

function lines(text) {
  if (!text) return [];
  const found = [];
  const all = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) found.push(h("p", {}, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at];
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    if (heading) {
      flush();
      found.push(h(`h${heading[1].length}`, {}, inline(heading[2])));
    } else if (/^-# +\S/.test(line)) {
      flush();
      found.push(h("small", {}, inline(line.replace(/^-# +/, ""))));
    } else if (/^>>> /.test(line)) {
      flush();
      found.push(h("blockquote", {}, lines([line.slice(4), ...all.slice(at + 1)].join("\n"))));
      return found;
    } else if (/^> /.test(line)) {
      flush();
      const quoted = [];
      while (at < all.length && /^> /.test(all[at])) quoted.push(all[at++].slice(2));
      at -= 1;
      found.push(h("blockquote", {}, lines(quoted.join("\n"))));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (at < all.length && (ITEM.test(all[at]) || (items.length && /^ {2,}\S/.test(all[at])))) items.push(all[at++]);
      at -= 1;
      found.push(list(items));
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return found;
}

const ITEM = /^( *)([-*]|\d+\.) +(.*)/;

function list(items) {
  const first = ITEM.exec(items[0]);
  const numbered = /\d/.test(first[2]);
  const depth = first[1].length;
  const element = h(numbered ? "ol" : "ul", numbered ? { start: String(parseInt(first[2], 10)) } : {});
  for (let at = 0; at < items.length; at += 1) {
    const match = ITEM.exec(items[at]);
    const item = h("li", {}, inline(match ? match[3] : items[at].trim()));
    const inner = [];
    while (at + 1 < items.length) {
      const next = ITEM.exec(items[at + 1]);
      if (next && next[1].length <= depth) break;
      inner.push(items[++at]);
    }
    if (inner.length) {
      if (ITEM.test(inner[0])) item.append(list(inner));
      else item.append("\n", ...inline(inner.map((each) => each.trim()).join("\n")));
    }
    element.append(item);
  }
  return element;
}
