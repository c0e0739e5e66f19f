// Channels, direct messages, and who one is.

import { avatar, byId, fill, h, icon, overlay } from "./dom.js";
import { act, ask, here, isThread, nameOf, pingsOf, say, state } from "./state.js";

const badge = (count) => (count ? h("span", { class: "badge", "aria-label": say("pinged", { count }) }, String(count)) : null);

export function showSidebar(go, become) {
  const mine = state.pings[state.me.id] || {};
  const fresh = state.unread[state.me.id] || {};
  const entry = (channel, sign, name, nested) => h("a", {
    class: ["channel", nested && "nested", channel.id === state.channel && "current", fresh[channel.id] && "unread"].filter(Boolean).join(" "),
    href: `#/${encodeURIComponent(state.me.name)}/${channel.id}`, "aria-current": channel.id === state.channel ? "page" : null,
    onclick: (event) => { event.preventDefault(); go(channel.id); },
  }, sign, h("span", {}, name), badge(mine[channel.id]));
  const texts = state.channels.filter((channel) => channel.type === 0);
  const threads = state.channels.filter((channel) => isThread(channel) && (!channel.thread_metadata.archived || channel.id === state.channel));
  const direct = state.channels.find((channel) => channel.type === 1);
  const openDirect = async () => go((await act("direct", {})).id);
  const me = state.me;
  byId("sidebar").replaceChildren(
    h("header", { class: "guild" }, h("span", { class: "guild-sign", "aria-hidden": "true" }, state.guild.slice(0, 1)), h("h1", {}, state.guild)),
    h("div", { class: "channels" },
      h("div", { class: "heading" }, h("h2", {}, say("channels")),
        h("button", { class: "round small", type: "button", title: say("add-channel"), onclick: () => askName(say("add-channel"), null, go) }, icon("plus", 16))),
      texts.map((channel) => [
        entry(channel, icon("hash"), channel.name),
        threads.filter((thread) => thread.parent_id === channel.id).map((thread) => entry(thread, icon("thread", 16), thread.name, true)),
      ]),
      h("div", { class: "heading" }, h("h2", {}, say("direct"))),
      direct
        ? entry(direct, avatar(state.bot, 24), nameOf(state.bot))
        : h("a", { class: "channel", href: "#", onclick: (event) => { event.preventDefault(); openDirect(); } }, avatar(state.bot, 24), h("span", {}, nameOf(state.bot))),
      h("div", { class: "heading" }, h("h2", {}, say("people"))),
      h("div", { class: "cast" }, state.people.map((person, at) => h("button", {
        type: "button", class: person.id === me.id ? "cast-person current" : "cast-person", title: at < 9 ? `${person.name} (Alt+${at + 1})` : person.name,
        "aria-pressed": String(person.id === me.id), onclick: () => become(person),
      }, avatar(person, 34), h("span", {}, person.name), badge(pingsOf(person.id))))),
      h("p", { class: "hint" }, say("switch-hint"))),
    h("footer", {},
      h("button", { class: "me", type: "button", title: say("who"), onclick: () => chooseWho(become) },
        avatar(me, 34), h("span", { class: "me-words" }, h("b", {}, me.name), h("small", {}, languageName(me.locale)))),
      h("button", { class: "round", type: "button", title: say("settings"), onclick: () => chooseWho(become) }, icon("gear"))));
}

function languageName(locale) {
  const words = new Intl.DisplayNames([state.me.locale], { type: "language" }).of(locale);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export function showMembers() {
  const row = (user) => h("div", { class: "member" }, avatar(user, 32),
    h("span", {}, nameOf(user)), user.bot ? h("span", { class: "tag" }, say("bot")) : null,
    user.administrator ? h("span", { title: say("owner"), class: "crown" }, "♛") : null);
  byId("members").replaceChildren(h("h2", {}, `${say("members")} — ${state.people.length + 1}`), row(state.bot), state.people.map(row).reduce((box, each) => { box.append(each); return box; }, h("div")));
}

export function showHeader(openMenu) {
  const channel = here();
  const direct = channel.type === 1;
  const waiting = state.people.reduce((sum, person) => sum + pingsOf(person.id), 0);
  fill(byId("header"),
    h("button", { class: "round only-narrow", type: "button", title: say("menu"), onclick: openMenu }, icon("menu", 24), badge(waiting)),
    direct ? avatar(state.bot, 24) : icon(isThread(channel) ? "thread" : "hash", 24),
    h("h2", {}, direct ? nameOf(state.bot) : channel.name),
    h("span", { class: "spring" }),
    channel.type === 0 ? h("button", { class: "round", type: "button", title: say("add-thread"), onclick: () => askName(say("add-thread"), channel.id, null) }, icon("thread")) : null,
    direct ? null : h("button", { class: "round", type: "button", title: say("settings"), onclick: () => channelSettings(channel) }, icon("gear")),
    h("button", { class: "round only-wide", type: "button", title: say("members"), onclick: () => document.body.classList.toggle("no-members") }, icon("people")));
}

// Dialogs

function dialog(title, content, kind = "centre") {
  const box = h("div", { class: "dialog", role: "dialog", "aria-modal": "true", "aria-label": title },
    h("header", {}, h("h2", {}, title), h("button", { class: "round", type: "button", title: say("close"), onclick: () => close() }, icon("close"))),
    h("div", { class: "dialog-body" }, content));
  const close = overlay(box, { kind });
  const first = box.querySelector(".dialog-body button, .dialog-body input, .dialog-body select");
  if (first) first.focus();
  return close;
}

function askName(title, parent, go) {
  const input = h("input", { type: "text", maxlength: "100", required: true, "aria-label": say("channel-name"), placeholder: say("channel-name") });
  const form = h("form", {
    class: "one-line",
    onsubmit: async (event) => {
      event.preventDefault();
      const made = await act("channel", { name: input.value, parent });
      close();
      if (go) go(made.id);
      else document.dispatchEvent(new CustomEvent("go", { detail: made.id }));
    },
  }, input, h("button", { class: "button primary", type: "submit" }, say("add")));
  const close = dialog(title, form);
  input.focus();
}

function channelSettings(channel) {
  const denied = new Set(channel.denied);
  const boxes = state.permissions.map((name) => h("label", { class: "choice" },
    h("input", {
      type: "checkbox", checked: !denied.has(name),
      onchange: async (event) => {
        if (event.target.checked) denied.delete(name);
        else denied.add(name);
        await act("permissions", { channel: channel.id, denied: [...denied] });
        channel.denied = [...denied];
      },
    }), h("code", {}, name)));
  const archived = isThread(channel) && channel.thread_metadata.archived;
  const end = h("div", { class: "dialog-end" },
    isThread(channel) ? h("button", { class: "button secondary", type: "button", onclick: async () => { await act("archive", { channel: channel.id, archived: !archived }); close(); } }, say(archived ? "unarchive" : "archive")) : null,
    state.me.administrator ? h("button", { class: "button danger", type: "button", onclick: async () => { await act("channel/delete", { channel: channel.id }); close(); } }, say("delete-channel")) : null);
  const close = dialog(say("may", { name: channel.name }), [h("div", { class: "choices" }, boxes), end]);
}

export function chooseWho(become) {
  const rows = state.people.map((person) => h("button", {
    class: person.id === state.me.id ? "who-row current" : "who-row", type: "button",
    onclick: () => { close(); become(person); },
  }, avatar(person, 36), h("span", { class: "option-words" }, h("b", {}, person.name), h("small", {}, `${languageName(person.locale)}${person.administrator ? ` · ${say("owner")}` : ""}`)), badge(pingsOf(person.id))));
  const language = h("select", {
    "aria-label": say("language"), id: "language",
    onchange: async () => { await act("language", { locale: language.value }); close(); },
  }, state.languages.map((locale) => h("option", { value: locale, selected: locale === state.me.locale }, languageName(locale))));
  const direct = h("label", { class: "choice" }, h("input", {
    type: "checkbox", checked: !state.me.direct_closed,
    onchange: async (event) => { await act("direct", { closed: !event.target.checked }); state.me.direct_closed = !event.target.checked; },
  }), h("span", {}, say("take-direct")));
  const name = h("input", { type: "text", maxlength: "32", required: true, placeholder: say("name"), "aria-label": say("name") });
  const failed = h("p", { class: "failed", role: "alert" });
  const add = h("form", {
    class: "one-line",
    onsubmit: async (event) => {
      event.preventDefault();
      try {
        const person = await ask("/people", { name: name.value.trim(), locale: state.me.locale });
        if (!state.people.some((each) => each.id === person.id)) state.people.push(person);
        close();
        become(state.people.find((each) => each.id === person.id));
      } catch (error) {
        failed.textContent = error.words();
      }
    },
  }, name, h("button", { class: "button secondary", type: "submit" }, say("add")));
  const close = dialog(say("who"), [
    h("p", { class: "quiet" }, say("who-more")), h("div", { class: "who" }, rows),
    h("h3", {}, say("language")), language, direct,
    h("h3", {}, say("add-person")), add, failed,
  ]);
}
