// The page: who one is, which channel one looks at, and what happens meanwhile.
// Its rooms: `entry`, where one writes; `messages`, what stands in a channel, which knows nothing of the entry; `styles`.

import { byId, h } from "./dom.js";
import { Entry } from "./entry/entry.js";
import { followPictures, isPrivate, showMessage, showMessages, showPlace } from "./messages/messages.js";
import { nameChannels } from "./messages/markdown.js";
import { chooseWho, showHeader, showMembers, showSidebar } from "./sidebar.js";
import { ask, channelById, here, isThread, listen, nameOf, recall, remember, say, state } from "./state.js";

const entry = new Entry();
let typingUntil = 0;

function draw() {
  showSidebar(go, become);
  showHeader(() => document.body.classList.toggle("menu-open"));
  showMembers();
  const words = !state.online ? say("reconnecting") : state.connected ? "" : state.why ? say("cannot-start", { why: state.why }) : say("offline");
  byId("banner").textContent = words;
  byId("banner").hidden = !words;
  const channel = here();
  const waiting = Object.values(state.pings[state.me.id] || {}).reduce((sum, each) => sum + each, 0);
  document.title = `${waiting ? `(${waiting}) ` : ""}${channel.type === 1 ? nameOf(state.bot) : `#${channel.name}`} · ${state.guild}`;
  document.documentElement.lang = state.me.locale;
}

async function home() {
  const found = await ask(`/people/${state.me.id}`);
  Object.assign(state, { channels: found.channels, commands: found.commands, roles: found.roles });
  Object.assign(state.me, found.person);
}

async function load() {
  const found = await ask(`/people/${state.me.id}/channels/${state.channel}?limit=60`);
  state.messages = found.messages;
  state.more = found.more;
}

async function loadEarlier() {
  const found = await ask(`/people/${state.me.id}/channels/${state.channel}?limit=60&before=${state.messages[0].id}`);
  state.messages = [...found.messages, ...state.messages];
  state.more = found.more;
  showMessages("top");
}

function seen() {
  if (document.hidden) return;
  delete (state.pings[state.me.id] || {})[state.channel];
  delete (state.unread[state.me.id] || {})[state.channel];
  remember();
}

async function go(channel) {
  state.channel = channelById(channel) ? channel : state.channel;
  if (!channelById(channel)) {
    await home();
    state.channel = channel;
  }
  document.body.classList.remove("menu-open");
  history.replaceState(null, "", `#/${encodeURIComponent(state.me.name)}/${state.channel}`);
  await load();
  seen();
  draw();
  showMessages("end");
  entry.show();
  entry.focus();
}

async function become(person) {
  state.me = person;
  await home();
  listen(hear, async (online) => {
    const back = online && !state.online;
    state.online = online;
    if (back) { // what was missed meanwhile
      await people();
      await home();
      await load();
      showMessages();
    }
    draw();
  });
  await go(channelById(state.channel) ? state.channel : state.channels[0].id);
}

async function people() {
  const found = await ask("/people");
  const { people: everybody, bot, connected, why, languages, permissions, guild } = found;
  Object.assign(state, { people: everybody, bot, connected, why, languages, permissions, guild: guild.name, guildId: guild.id });
  if (state.me) state.me = everybody.find((each) => each.id === state.me.id) || state.me;
}

// Everybody who is pinged gets a badge, so that at one browser one sees whose turn it is.
function count(message) {
  const present = message.channel_id === state.channel && !document.hidden;
  const mark = (person) => {
    const box = (state.pings[person] ||= {});
    box[message.channel_id] = (box[message.channel_id] || 0) + 1;
  };
  const private_ = isPrivate(message);
  for (const user of message.mentions || []) {
    if (private_ || user.id === message.author.id || user.bot) continue;
    if (user.id !== state.me.id || !present) mark(user.id);
  }
  const channel = channelById(message.channel_id);
  if (channel && channel.type === 1 && !present && message.author.bot) mark(state.me.id);
  if (!present && message.author.id !== state.me.id) (state.unread[state.me.id] ||= {})[message.channel_id] = true;
  remember();
}

const CHANNELS = /^(CHANNEL|THREAD)_/;

async function hear(event, data) {
  if (event === "MESSAGE_CREATE") {
    if (data.channel_id === state.channel && !state.messages.some((each) => each.id === data.id)) {
      state.messages.push(data);
      showMessages(data.author.id === state.me.id ? "end" : undefined);
      if (data.author.bot) typing(null);
    } else if (!channelById(data.channel_id)) {
      await home();
    }
    count(data);
    draw();
  } else if (event === "MESSAGE_UPDATE") {
    const at = state.messages.findIndex((each) => each.id === data.id);
    if (at >= 0) {
      state.messages[at] = data;
      showMessage(data);
    }
  } else if (event === "MESSAGE_DELETE") {
    state.messages = state.messages.filter((each) => each.id !== data.id);
    showMessages();
  } else if (event === "TYPING_START") {
    if (data.channel_id === state.channel) typing(nameOf(state.bot));
  } else if (event === "HELLO" || event === "BOT") {
    Object.assign(state, { connected: data.connected, why: data.why });
    draw();
  } else if (event === "PEOPLE") {
    await people();
    if (data.id === state.me.id) await become(state.me);
    else draw();
  } else if (event === "COMMANDS" || CHANNELS.test(event)) {
    await home();
    if (!channelById(state.channel)) await go(state.channels[0].id);
    else draw();
    nameChannels();
  }
}

function typing(name) {
  byId("typing").replaceChildren(...(name ? [h("span", { class: "dots" }, h("i"), h("i"), h("i")), say("typing", { name })] : []));
  typingUntil = Date.now() + 9000;
  if (name) setTimeout(() => { if (Date.now() >= typingUntil) typing(null); }, 9100);
}

document.addEventListener("earlier", loadEarlier);
document.addEventListener("go", (event) => go(event.detail));
document.addEventListener("visibilitychange", () => { if (state.me && state.channel) { seen(); draw(); } });
byId("shade").addEventListener("click", () => document.body.classList.remove("menu-open"));
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a.mention, a[data-message]");
  if (!link) return;
  event.preventDefault();
  const { channel, message } = link.dataset;
  if (channel && channelById(channel) && (!message || channel !== state.channel)) await go(channel);
  if (message) showPlace(message);
  if (link.dataset.command) entry.beginPath(link.dataset.command);
});
document.addEventListener("keydown", (event) => {
  const digit = event.altKey && /^Digit([1-9])$/.exec(event.code);
  if (digit && state.people[digit[1] - 1]) {
    event.preventDefault();
    become(state.people[digit[1] - 1]);
    return;
  }
  if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    const order = [...state.channels.filter((each) => each.type === 0), ...state.channels.filter(isThread), ...state.channels.filter((each) => each.type === 1)];
    const at = order.findIndex((each) => each.id === state.channel) + (event.key === "ArrowDown" ? 1 : -1);
    go(order[(at + order.length) % order.length].id);
    return;
  }
  // Typing anywhere writes.
  const busy = event.ctrlKey || event.metaKey || event.altKey || byId("overlays").childElementCount;
  const typingElsewhere = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
  if (!busy && !typingElsewhere && event.key.length === 1 && event.key !== " " && entry.input.isConnected) entry.input.focus();
});

async function start() {
  state.texts = await (await fetch("/page/texts.json")).json();
  await people();
  recall();
  const [, name, channel] = location.hash.split("/").map(decodeURIComponent);
  const known = state.people.find((each) => each.name === name);
  state.channel = channel || null;
  followPictures();
  await become(known || state.people[0]);
  if (!known && !sessionStorage.getItem("playground.asked")) {
    sessionStorage.setItem("playground.asked", "yes");
    chooseWho(become);
  }
}

start();
