// What this window knows: who it is, where it looks, what it has seen; and its talk with the server.

export const state = {
  texts: {}, people: [], bot: null, guild: "", languages: [], permissions: [], connected: false, why: "",
  me: null, channels: [], commands: [], roles: [], channel: null, messages: [], more: false, online: true,
  pings: {}, // per person and channel: unseen pings
  unread: {}, // per person and channel: something new
};

export function say(key, params = {}) {
  const language = state.me && state.me.locale.startsWith("fr") ? "fr" : "en";
  const text = (state.texts[language] || {})[key] || key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in params ? params[name] : whole));
}

// A command's, option's or choice's name or description in the person's language.
export function local(thing, field) {
  const words = thing[`${field}_localizations`] || {};
  return words[state.me.locale] || thing[field];
}

// The words of a command that was used, `game new`, in the person's language; of one that is no more, as it was called.
export function localPath(path) {
  const words = [];
  let parts = state.commands.filter((command) => command.type === 1);
  for (const name of path.split(" ")) {
    const part = parts.find((each) => each.name === name);
    if (!part) return path;
    words.push(local(part, "name"));
    parts = part.options || [];
  }
  return words.join(" ");
}

export class Impossible extends Error {
  constructor(answer) {
    super(answer.text || "");
    this.key = answer.not_possible;
    this.about = answer.about || {};
  }
  words() {
    const key = `cannot.${this.key}`;
    return say(key in state.texts.en ? key : "cannot.other", this.about);
  }
}

export async function ask(path, body) {
  const options = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(path, options);
  const answer = await response.json();
  if (!response.ok) throw new Impossible(answer);
  return answer;
}

export const act = (name, body) => ask(`/people/${state.me.id}/${name}`, body);

export const personById = (id) => state.people.find((each) => each.id === id) || (state.bot && state.bot.id === id ? state.bot : null);
export const channelById = (id) => state.channels.find((each) => each.id === id);
export const nameOf = (user) => user.global_name || user.name || user.username;
export const here = () => channelById(state.channel);
export const isThread = (channel) => channel.type === 11 || channel.type === 12;

// What was seen is remembered by this browser.
const MEMORY = "playground.seen";

export function remember() {
  try {
    localStorage.setItem(MEMORY, JSON.stringify({ guild: state.guildId, pings: state.pings, unread: state.unread }));
  } catch { /* a browser without storage forgets */ }
}

export function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(MEMORY) || "{}");
    if (kept.guild === state.guildId) Object.assign(state, { pings: kept.pings || {}, unread: kept.unread || {} });
  } catch { /* nothing to recall */ }
}

export const pingsOf = (person) => Object.values(state.pings[person] || {}).reduce((sum, each) => sum + each, 0);

// The server's events for this person; opened again when it breaks.
let socket = null;
let turn = 0;

export function listen(hear, changed) {
  const mine = ++turn;
  if (socket) socket.close();
  const open = () => {
    if (mine !== turn) return;
    socket = new WebSocket(`ws://${location.host}/people/${state.me.id}/socket`);
    socket.onmessage = (message) => {
      if (mine !== turn) return;
      const { event, data } = JSON.parse(message.data);
      if (event === "HELLO") changed(true);
      hear(event, data);
    };
    socket.onclose = () => {
      if (mine !== turn) return;
      changed(false);
      setTimeout(open, 800);
    };
  };
  open();
}
