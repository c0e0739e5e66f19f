// A slash command being filled in: its name, a chip for each option, and what the bot proposes.

import { avatar, byId, h, icon } from "../dom.js";
import { bytesOf, openModal } from "../messages/modal.js";
import { optionsIn } from "./options.js";
import { act, here, Impossible, isThread, local, nameOf, say, state } from "../state.js";

const WAIT = 120; // milliseconds of quiet before the bot is asked for proposals
const TEXT = 3, WHOLE = 4, TRUTH = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;

// Whether a text is a choice's words or value, or somebody's name.
function says(item, text) {
  const wanted = text.trim().toLowerCase().replace(/^[@#]/, "");
  return [item.words, String(item.value)].some((each) => each.toLowerCase() === wanted);
}

export class CommandEntry {
  constructor(item, entry) {
    this.item = item;
    this.entry = entry;
    this.suggestions = entry.suggestions;
    this.chips = [];
    this.asked = 0;
    this.name = h("button", { class: "command-name", type: "button", onclick: () => entry.leaveCommand() }, `/${item.words}`);
    this.chipBox = h("div", { class: "chips" }, this.name);
    this.moreButton = h("button", { class: "more-options", type: "button", onclick: () => this.offerOptions() });
    this.sendButton = h("button", { class: "round send", type: "button", title: say("send"), onclick: () => this.send() }, icon("send"));
    this.element = h("div", { class: "command-line", onkeydown: (event) => this.key(event) }, this.chipBox, this.sendButton);
    for (const option of item.options) if (option.required) this.add(option);
    this.chipBox.append(this.moreButton);
    this.countMore();
  }

  start(typed) {
    if (!this.chips.length && typed) this.add(this.item.options[0]);
    if (typed) {
      this.chips[0].begun = true;
      this.write(this.chips[0], typed);
    } else if (this.chips.length) {
      this.focusChip(this.chips[0]);
    } else {
      this.sendButton.focus();
      if (this.item.options.length) this.offerOptions();
    }
  }

  left() {
    return this.item.options.filter((option) => !this.chips.some((chip) => chip.option === option));
  }

  countMore() {
    const count = this.left().length;
    this.moreButton.hidden = !count;
    this.moreButton.textContent = say("optional", { count });
  }

  offerOptions() {
    const items = this.left().map((option) => ({ words: local(option, "name"), more: local(option, "description"), option }));
    if (!items.length) return;
    this.suggestions.show(`/${this.item.words}`, items, {
      first: false,
      pick: ({ option }) => this.focusChip(this.add(option)),
    });
  }

  add(option) {
    const chip = { option, value: undefined, refused: "" };
    const label = local(option, "name");
    if (option.type === FILE) {
      chip.input = h("input", { type: "file", "aria-label": label, onchange: () => this.typed(chip) });
    } else {
      chip.input = h("input", {
        type: "text", "aria-label": label, autocomplete: "off", spellcheck: "false", size: "4", name: option.name,
        inputmode: option.type === WHOLE ? "numeric" : null, enterkeyhint: "send",
        maxlength: option.max_length ? String(option.max_length) : null,
        oninput: () => { chip.value = undefined; this.typed(chip); }, onfocus: () => this.propose(chip),
        onblur: () => setTimeout(() => this.blurred(), 150),
      });
    }
    chip.element = h("label", { class: "chip", dataset: { option: option.name } }, h("span", {}, label), chip.input);
    this.chips.push(chip);
    this.chipBox.insertBefore(chip.element, this.moreButton.parentNode ? this.moreButton : null);
    this.countMore();
    return chip;
  }

  // Nothing of the command has the focus any more. One that was sent has no list of its own to hide.
  blurred() {
    if (this.element.isConnected && !this.element.contains(document.activeElement)) this.suggestions.hide();
  }

  focusChip(chip) {
    chip.input.focus();
    if (chip.input.type === "text") this.propose(chip);
  }

  typed(chip) {
    chip.refused = "";
    this.entry.fail("");
    chip.element.classList.remove("wrong");
    if (chip.input.type !== "text") return;
    const { parts, unknown } = this.read(chip, chip.input.value);
    if (parts.length > 1) {
      this.spread(chip, parts);
      return;
    }
    chip.refused = unknown;
    this.fit(chip);
    this.propose(chip);
  }

  // Words typed after the command's name.
  write(chip, text) {
    const { parts, unknown } = this.read(chip, text);
    this.spread(chip, parts);
    chip.refused ||= unknown;
  }

  read(chip, text) {
    const { parts, unknown } = optionsIn(text, chip.option, this.item.options, chip.begun);
    const known = this.item.options.map((option) => local(option, "name")).join(", ");
    return { parts, unknown: unknown && say("cannot.no-such-option", { option: unknown, known }) };
  }

  // What is written of several options goes to each of them.
  spread(chip, parts) {
    let last = chip;
    for (const { option, text } of parts) {
      last = this.chips.find((each) => each.option === option) || this.add(option);
      last.value = undefined;
      if (last.input.type === "text") last.input.value = text;
      else if (text) last.refused = say("cannot.not-a-file");
      this.fit(last);
    }
    if (last !== chip && !chip.option.required && !chip.input.value) this.drop(chip);
    this.focusChip(last);
  }

  fit(chip) {
    chip.input.size = Math.max(4, Math.min(chip.input.value.length + 1, 60));
  }

  drop(chip) {
    this.chips = this.chips.filter((each) => each !== chip);
    chip.element.remove();
    this.countMore();
  }

  // What can be chosen for an option: known at once, or asked of the bot.
  async propose(chip) {
    const { option } = chip;
    const title = local(option, "name");
    const note = local(option, "description");
    const text = chip.value === undefined ? chip.input.value : "";
    const turn = ++this.asked;
    const show = (items, empty) => this.suggestions.show(title, items, {
      note, empty, first: Boolean(items.length) && (text !== "" || Boolean(option.required)),
      pick: (item) => this.pick(chip, item),
    });
    if (!option.autocomplete) {
      const known = this.known(option);
      const fitting = known.filter((item) => item.words.toLowerCase().includes(text.toLowerCase().replace(/^[@#]/, "")));
      show(fitting.slice(0, 25), known.length ? say("no-options") : "");
      return;
    }
    // Until the bot answers, what it proposed before stays as far as it fits: Enter never picks what no longer does.
    const before = this.suggestions.box.hidden || this.proposing !== chip ? [] : this.suggestions.items;
    show(before.filter((item) => item.words.toLowerCase().includes(text.toLowerCase())), say("completing"));
    this.proposing = chip;
    await new Promise((resolve) => { setTimeout(resolve, WAIT); });
    if (turn !== this.asked) return;
    try {
      const others = Object.fromEntries(this.chips
        .filter((each) => each !== chip && each.option.type !== FILE && each.input.value)
        .map((each) => [each.option.name, this.valueOf(each)])
        .filter(([, value]) => value !== undefined));
      const answer = await act("complete", {
        channel: state.channel, command: this.item.path, focused: option.name, typed: chip.input.value, options: others,
      });
      if (turn !== this.asked || !chip.element.isConnected) return;
      if (answer.late) show([], say("completing-failed"));
      else show(answer.choices.map((choice) => ({ words: local(choice, "name"), value: choice.value })), say("no-options"));
    } catch (error) {
      if (turn === this.asked) show([], error instanceof Impossible ? error.words() : say("completing-failed"));
    }
  }

  known(option) {
    const people = () => [...state.people, state.bot].map((user) => ({ words: nameOf(user), more: user.username, value: user.id, sign: avatar(user, 24) }));
    const roles = () => state.roles.map((role) => ({ words: role.name, value: role.id }));
    if (option.choices && option.choices.length) return option.choices.map((choice) => ({ words: local(choice, "name"), value: choice.value }));
    if (option.type === TRUTH) return [{ words: say("yes"), value: true }, { words: say("no"), value: false }];
    if (option.type === USER) return people();
    if (option.type === ROLE) return roles();
    if (option.type === MENTIONABLE) return [...people(), ...roles()];
    if (option.type === CHANNEL) {
      const kinds = option.channel_types || [];
      return state.channels.filter((channel) => channel.type !== 1 && (!kinds.length || kinds.includes(channel.type)))
        .map((channel) => ({ words: channel.name, more: isThread(channel) ? say("thread-begun") : "", value: channel.id }));
    }
    return [];
  }

  pick(chip, item) {
    chip.value = item.value;
    chip.input.value = item.words;
    chip.refused = "";
    this.fit(chip);
    chip.element.classList.remove("wrong");
    this.asked += 1;
    this.suggestions.hide();
    const next = this.chips[this.chips.indexOf(chip) + 1];
    if (next) this.focusChip(next);
    else { chip.input.focus(); this.asked += 1; this.suggestions.hide(); }
  }

  // What an option stands at; undefined where it does not fit.
  valueOf(chip) {
    const { option, input } = chip;
    if (chip.value !== undefined) return chip.value;
    const text = input.value.trim();
    if (option.type === FILE) return input.files[0];
    const known = option.autocomplete ? [] : this.known(option);
    if (known.length) {
      const hit = known.find((item) => says(item, text));
      return hit ? hit.value : undefined;
    }
    if (option.type === WHOLE) return /^-?\d+$/.test(text) ? Number(text) : undefined;
    if (option.type === NUMBER) return text !== "" && Number.isFinite(Number(text.replace(",", "."))) ? Number(text.replace(",", ".")) : undefined;
    return text;
  }

  key(event) {
    const at = this.chips.findIndex((chip) => chip.input === document.activeElement);
    const marked = this.suggestions.box.hidden ? undefined : this.suggestions.items[this.suggestions.at];
    // What is proposed already stands there in full: Enter need not be pressed once more.
    const whole = event.key === "Enter" && at >= 0 && at === this.chips.length - 1 && marked && says(marked, this.chips[at].input.value);
    if (this.suggestions.key(event) && !whole) return;
    if (event.key === "Enter" && !event.isComposing && event.target.tagName === "INPUT") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Tab" && !event.shiftKey && at >= 0 && at === this.chips.length - 1 && this.left().length) {
      event.preventDefault();
      this.offerOptions();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.entry.leaveCommand();
    } else if (event.key === "Backspace" && at >= 0 && !this.chips[at].input.value) {
      event.preventDefault();
      this.remove(this.chips[at], at);
    } else if (event.key === "Backspace" && at < 0) {
      event.preventDefault();
      this.entry.leaveCommand(`/${this.item.words}`);
    }
  }

  remove(chip, at) {
    if (chip.option.required) {
      if (at === 0) this.entry.leaveCommand(`/${this.item.words}`);
      else this.focusChip(this.chips[at - 1]);
      return;
    }
    this.drop(chip);
    this.suggestions.hide();
    if (this.chips.length) this.focusChip(this.chips[Math.max(0, at - 1)]);
    else this.sendButton.focus();
  }

  async send() {
    const options = {};
    for (const chip of this.chips) {
      const empty = chip.option.type === FILE ? !chip.input.files.length : !chip.input.value.trim();
      const value = empty ? undefined : this.valueOf(chip);
      if (chip.refused || (value === undefined && (chip.option.required || !empty))) {
        chip.element.classList.add("wrong");
        this.entry.fail(chip.refused || (empty ? say("required") : this.wrong(chip)));
        this.focusChip(chip);
        return;
      }
      if (value !== undefined) options[chip.option.name] = chip.option.type === FILE ? await bytesOf(value) : value;
    }
    const body = { channel: state.channel, command: this.item.path, options };
    this.asked += 1;
    this.suggestions.hide();
    this.element.classList.add("pending");
    const sign = pendingSign(this.item.words);
    try {
      const sending = act("command", body);
      this.element.inert = true;
      const answer = await sending;
      sign.remove();
      if (here() && here().id === body.channel) this.entry.leaveCommand();
      if (answer.late) failedSign(this.item.words, say("no-response"));
      else if (answer.modal) openModal(answer);
    } catch (error) {
      sign.remove();
      this.element.inert = false;
      this.element.classList.remove("pending");
      this.entry.fail(error instanceof Impossible ? error.words() : say("no-response"));
    }
  }

  wrong(chip) {
    const { option } = chip;
    const key = this.known(option).length ? "not-among-the-choices"
      : { [TEXT]: "wrong-length", [WHOLE]: "whole-number", [NUMBER]: "number" }[option.type] || "not-there";
    return say(`cannot.${key}`, { option: local(option, "name") });
  }
}

// Below the newest message while the bot is asked, and after it did not answer.
function below(kind, ...content) {
  const box = byId("messages");
  const sign = h("div", { class: `message local ${kind}`, role: "status" }, avatar(state.bot), h("div", { class: "message-body" }, content));
  box.append(sign);
  box.scrollTop = box.scrollHeight;
  return sign;
}

const pendingSign = (words) => below("sending", h("header", {}, h("b", { class: "name bot-name" }, nameOf(state.bot)), h("span", { class: "tag" }, say("bot"))),
  h("p", { class: "thinking" }, h("span", { class: "dots" }, h("i"), h("i"), h("i")), say("sending"), " ", h("code", {}, `/${words}`)));

function failedSign(words, reason) {
  const sign = below("late", h("header", {}, h("b", { class: "name bot-name" }, nameOf(state.bot)), h("span", { class: "tag" }, say("bot"))),
    h("p", { class: "failed" }, reason, " ", h("code", {}, `/${words}`)),
    h("p", { class: "only-you" }, icon("eye", 14), say("only-you"), " · ", h("button", { type: "button", onclick: () => sign.remove() }, say("dismiss"))));
}
