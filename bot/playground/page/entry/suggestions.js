// The list above the entry: commands, choices, what the bot proposes. The input keeps the focus.

import { h } from "../dom.js";

export class Suggestions {
  constructor() {
    this.box = h("div", { class: "suggestions", role: "listbox", hidden: true });
    this.items = [];
    this.at = -1;
  }

  show(title, items, { pick, empty = "", first = true, note = "" }) {
    this.items = items;
    this.pick = pick;
    this.at = items.length && first ? 0 : -1;
    this.rows = items.map((item, place) => h("div", {
      class: "suggestion", role: "option", id: `suggestion-${place}`,
      onpointerdown: (event) => event.preventDefault(),
      onclick: () => pick(item),
    }, item.sign || null, h("span", { class: "suggestion-words" }, h("b", {}, item.words), item.more ? h("small", {}, item.more) : null)));
    this.box.replaceChildren(
      h("p", { class: "suggestions-title" }, title, note ? h("small", {}, note) : null),
      h("div", { class: "suggestions-list" }, this.rows.length ? this.rows : empty ? h("p", { class: "suggestions-empty" }, empty) : []),
    );
    this.box.hidden = false;
    this.mark();
  }

  hide() {
    this.box.hidden = true;
    this.items = [];
    this.at = -1;
  }

  mark() {
    (this.rows || []).forEach((row, place) => row.setAttribute("aria-selected", String(place === this.at)));
    if (this.at >= 0) this.rows[this.at].scrollIntoView({ block: "nearest" });
  }

  // Whether the key was for the list.
  key(event) {
    if (this.box.hidden) return false;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.items.length) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.at = (this.at + step + this.items.length) % this.items.length;
      this.mark();
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.at >= 0) {
      this.pick(this.items[this.at]);
    } else if (event.key === "Escape") {
      this.hide();
    } else {
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
