// Where one writes: messages, and slash commands with their options.

import { avatar, byId, h, icon } from "../dom.js";
import { CommandEntry } from "./command.js";
import { Suggestions } from "./suggestions.js";
import { act, here, Impossible, local, nameOf, say, state } from "../state.js";

export function offered() {
  const allowed = new Set((here() || {}).commands || []);
  return state.commands
    .filter((command) => command.type === 1 && allowed.has(command.id))
    .flatMap((command) => flat(command, [command]))
    .sort((one, other) => one.words.localeCompare(other.words));
}

function flat(part, way) {
  const below = (part.options || []).filter((option) => option.type <= 2);
  if (below.length) return below.flatMap((option) => flat(option, [...way, option]));
  return [{
    path: way.map((each) => each.name).join(" "),
    words: way.map((each) => local(each, "name")).join(" "),
    description: local(part, "description"),
    options: part.options || [],
  }];
}

export class Entry {
  constructor() {
    this.suggestions = new Suggestions();
    this.drafts = {};
  }

  // Begin anew: another channel, person or language.
  show() {
    const channel = here();
    this.command = null;
    this.suggestions.hide();
    const name = channel.type === 1 ? nameOf(state.bot) : channel.name;
    const thread = channel.thread_metadata;
    const locked = Boolean(thread && thread.archived && thread.locked);
    const words = locked ? say("archived") : say(channel.type === 1 ? "write-to-bot" : "write-to", { name });
    this.input = h("textarea", {
      rows: "1", id: "write", placeholder: words, maxlength: "2000", "aria-label": words, autocomplete: "off", disabled: locked,
      oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    this.input.value = this.drafts[channel.id] || "";
    this.failed = h("p", { class: "failed entry-failed", role: "alert", hidden: true });
    const send = h("button", { class: "round send", type: "button", title: say("send"), onclick: () => this.send() }, icon("send"));
    this.line = h("div", { class: "line" }, this.input, send);
    byId("entry").replaceChildren(this.suggestions.box, this.failed, this.line);
    this.grow();
  }

  focus() {
    if (window.matchMedia("(pointer: fine)").matches) this.input.focus();
  }

  fail(words) {
    this.failed.textContent = words;
    this.failed.hidden = !words;
  }

  grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 200)}px`;
  }

  typed() {
    this.fail("");
    this.grow();
    this.drafts[state.channel] = this.input.value;
    const match = /^\/([^\n]*)\n*$/.exec(this.input.value); // a copied line may end with its break
    if (match) this.offer(match[1]);
    else this.suggestions.hide();
  }

  // A whole command with words after it, which are its options.
  begunIn(text) {
    for (const item of offered()) {
      const name = [item.words, item.path].find((each) => text.toLowerCase().startsWith(`${each.toLowerCase()} `));
      const rest = name === undefined ? "" : text.slice(name.length + 1);
      if (rest.trim()) return { item, rest };
    }
    return null;
  }

  offer(text) {
    const begun = this.begunIn(text);
    if (begun && begun.item.options.length) {
      this.begin(begun.item, begun.rest);
      return;
    }
    if (begun) {
      this.suggestions.hide();
      this.fail(say("cannot.takes-no-options", { command: begun.item.words }));
      return;
    }
    const wanted = text.trim().toLowerCase();
    const rank = (each) => (each.words.startsWith(wanted) || each.path.startsWith(wanted) ? 0 : 1);
    const fitting = offered()
      .filter((each) => `${each.words} ${each.path} ${each.description}`.toLowerCase().includes(wanted))
      .sort((one, other) => rank(one) - rank(other));
    this.suggestions.show(say("commands"), fitting.map((item) => ({
      ...item, words: `/${item.words}`, more: item.description, sign: avatar(state.bot, 28), item,
    })), { pick: ({ item }) => this.begin(item), empty: say("no-commands") });
  }

  begin(item, typed = "") {
    this.drafts[state.channel] = "";
    this.suggestions.hide();
    this.command = new CommandEntry(item, this);
    this.line.replaceChildren(this.command.element);
    this.command.start(typed);
  }

  // Used by links to commands, too.
  beginPath(path) {
    const item = offered().find((each) => each.path === path);
    if (item) { this.show(); this.begin(item); }
  }

  leaveCommand(text = "") {
    this.show();
    this.input.value = text;
    this.typed();
    this.input.focus();
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    const content = this.input.value.trim();
    if (!content) return;
    if (content.startsWith("/") && !this.suggestions.box.hidden && this.suggestions.items.length) {
      this.suggestions.pick(this.suggestions.items[Math.max(0, this.suggestions.at)]);
      return;
    }
    if (content.startsWith("/") && this.begunIn(content.slice(1))) {
      this.typed();
      return;
    }
    this.input.value = "";
    this.typed();
    try {
      await act("say", { channel: state.channel, content });
    } catch (error) {
      this.input.value = content;
      this.fail(error instanceof Impossible ? error.words() : say("try-again"));
    }
  }
}
