// Forms the bot opens.

import { h, icon, overlay } from "../dom.js";
import { markdown } from "./markdown.js";
import { choose, emojiOf, optionsOf } from "./menus.js";
import { act, Impossible, say } from "../state.js";

export function openModal(answer) {
  const modal = answer.modal;
  const values = {};
  const failed = h("p", { class: "failed", role: "alert", hidden: true });
  const fields = modal.components.map((each) => part(each, values));
  const send = h("button", { class: "button primary", type: "submit" }, say("submit"));
  const form = h("form", {
    class: "modal", role: "dialog", "aria-modal": "true", "aria-label": modal.title,
    onsubmit: async (event) => {
      event.preventDefault();
      send.disabled = true;
      failed.hidden = true;
      const filled = Object.fromEntries(await Promise.all(Object.entries(values).map(async ([name, value]) => [name, await value()])));
      try {
        const result = await act("submit", { interaction: answer.interaction, values: filled });
        if (result.late) throw new Impossible({ not_possible: "late" });
        close();
      } catch (error) {
        failed.textContent = error instanceof Impossible && error.key !== "late" ? error.words() : say("try-again");
        failed.hidden = false;
        send.disabled = false;
      }
    },
  },
  h("header", {}, h("h2", {}, modal.title), h("button", { class: "round", type: "button", title: say("close"), onclick: () => close() }, icon("close"))),
  h("div", { class: "modal-body" }, fields, failed),
  h("footer", {}, h("button", { class: "button quiet", type: "button", onclick: () => close() }, say("cancel")), send));
  const close = overlay(form, { kind: "centre" });
  const first = form.querySelector(".modal-body input, .modal-body textarea, .modal-body select, .modal-body .select");
  (first || send).focus();
}

function part(each, values) {
  if (each.type === 10) return markdown(each.content);
  if (each.type === 1) return field(each.components[0], each.components[0].label, "", values);
  return field(each.component, each.label, each.description, values);
}

function field(each, label, description, values) {
  const needed = each.type !== 23 && each.required !== false;
  const title = h("span", { class: "label" }, label, needed ? h("b", { class: "needed" }, " *") : null);
  const more = description ? h("small", {}, description) : null;
  const build = { 4: text, 19: upload, 21: radios, 22: boxes, 23: box }[each.type] || menu;
  const control = build(each, values, label);
  const grouped = each.type === 4 || each.type === 19;
  return h(grouped ? "label" : "div", { class: "field" }, title, more, control);
}

function text(each, values) {
  const props = {
    name: each.custom_id, placeholder: each.placeholder || "", maxlength: String(each.max_length ?? 4000),
    minlength: each.min_length ? String(each.min_length) : null, required: each.required !== false,
  };
  const input = each.style === 2 ? h("textarea", { ...props, rows: "4" }) : h("input", { type: "text", autocomplete: "off", ...props });
  input.value = each.value || "";
  values[each.custom_id] = () => input.value;
  const counter = h("small", { class: "counter" });
  const count = () => { counter.textContent = each.max_length ? `${input.value.length}/${each.max_length}` : ""; };
  input.addEventListener("input", count);
  count();
  return [input, counter];
}

function menu(each, values) {
  const options = optionsOf(each);
  let picked = options.filter((option) => option.default).map((option) => option.value);
  if (each.default_values) picked = each.default_values.map(({ id }) => id);
  values[each.custom_id] = () => picked;
  const words = h("span", {});
  const show = () => {
    const chosen = options.filter((option) => picked.includes(option.value)).map((option) => option.label);
    words.textContent = chosen.join(", ") || each.placeholder || say("choose");
    words.className = chosen.length ? "chosen" : "placeholder";
  };
  const least = each.required === false ? 0 : each.min_values ?? 1;
  const open = h("button", {
    class: "select", type: "button", name: each.custom_id,
    onclick: () => choose({ ...each, min_values: least }, options, new Set(picked), open, (chosen) => { picked = chosen; show(); }),
  }, words, icon("down", 18));
  show();
  return open;
}

function choices(each, type, values, read) {
  const inputs = each.options.map((option) => h("input", { type, name: each.custom_id, value: option.value, checked: Boolean(option.default) }));
  values[each.custom_id] = () => read(inputs.filter((input) => input.checked).map((input) => input.value));
  return h("div", { class: "choices", role: type === "radio" ? "radiogroup" : "group" }, inputs.map((input, at) => {
    const option = each.options[at];
    return h("label", { class: "choice" }, input, emojiOf(option.emoji),
      h("span", { class: "option-words" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null));
  }));
}

const radios = (each, values) => choices(each, "radio", values, (picked) => picked[0] ?? null);
const boxes = (each, values) => choices(each, "checkbox", values, (picked) => picked);

function box(each, values, label) {
  const input = h("input", { type: "checkbox", name: each.custom_id, checked: Boolean(each.default), "aria-label": label });
  values[each.custom_id] = () => input.checked;
  return h("label", { class: "choice" }, input, h("span", {}, label));
}

export async function bytesOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { filename: file.name, content: btoa(text) };
}

function upload(each, values) {
  const input = h("input", { type: "file", name: each.custom_id, multiple: (each.max_values ?? 1) > 1 });
  values[each.custom_id] = () => Promise.all([...input.files].map(bytesOf));
  return input;
}
