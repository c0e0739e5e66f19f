// Menus: what there is to choose, and the list one chooses from.

import { avatar, h, icon, overlay } from "../dom.js";
import { isThread, nameOf, say, state } from "../state.js";

export const emojiOf = (emoji) => (emoji && emoji.name ? h("span", { class: "emoji" }, emoji.id ? `:${emoji.name}:` : emoji.name) : null);

export function optionsOf(each) {
  const people = () => [...state.people, state.bot].map((user) => ({ label: nameOf(user), value: user.id, user }));
  const roles = () => state.roles.map((role) => ({ label: role.name, value: role.id }));
  if (each.type === 3) return each.options;
  if (each.type === 5) return people();
  if (each.type === 6) return roles();
  if (each.type === 7) return [...people(), ...roles()];
  const kinds = each.channel_types || [];
  return state.channels
    .filter((channel) => channel.type !== 1 && (!kinds.length || kinds.includes(channel.type)))
    .map((channel) => ({ label: `${isThread(channel) ? "" : "#"}${channel.name}`, value: channel.id }));
}

// The list of a menu: one press chooses where one is wanted, otherwise there is a button to finish.
export function choose(each, options, preset, anchor, chosen) {
  const least = each.min_values ?? 1;
  const most = each.max_values ?? 1;
  const picked = new Set(preset);
  const single = most === 1;
  let finish = null;
  const refresh = () => {
    list.querySelectorAll("[role=option]").forEach((item) => {
      const on = picked.has(item.dataset.value);
      item.setAttribute("aria-selected", String(on));
    });
    if (finish) finish.disabled = picked.size < least || picked.size > most;
  };
  const items = options.map((option) => h("div", {
    class: "option", role: "option", tabindex: "-1", dataset: { value: option.value },
    onclick: () => {
      if (single) {
        close();
        chosen([option.value]);
        return;
      }
      if (!picked.delete(option.value) && picked.size < most) picked.add(option.value);
      refresh();
    },
  },
  option.user ? avatar(option.user, 24) : emojiOf(option.emoji),
  h("span", { class: "option-words" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null),
  icon("check", 18)));
  const list = h("div", {
    class: "menu", role: "listbox", tabindex: "-1", "aria-multiselectable": String(!single),
    onkeydown: (event) => {
      const at = items.indexOf(document.activeElement);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
      if (next !== undefined) {
        event.preventDefault();
        items[(next + items.length) % items.length].focus();
      } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
        event.preventDefault();
        items[at].click();
      } else if (event.key.length === 1) {
        const hit = items.find((item) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase()));
        if (hit) hit.focus();
      }
    },
  }, items);
  const box = h("div", { class: "menu-box" }, list);
  if (!single || least === 0) {
    finish = h("button", {
      class: "button primary", type: "button",
      onclick: () => { close(); chosen([...picked]); },
    }, say("done"));
    box.append(h("div", { class: "menu-end" }, h("small", {}, say("choose-several", { least, most })), finish));
  }
  const close = overlay(box, { kind: "sheet", anchor });
  refresh();
  (items.find((item) => picked.has(item.dataset.value)) || items[0] || list).focus();
}
