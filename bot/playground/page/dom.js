// Small words for making elements. Text always goes in as text, never as HTML.

import { state } from "./state.js";

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "style") Object.assign(element.style, value);
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...shown(children));
  return element;
}

// Of children those that are there: a condition that does not hold leaves null or false.
const shown = (children) => children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);

export const fill = (element, ...children) => element.replaceChildren(...shown(children));

export const byId = (name) => document.getElementById(name);

const PATHS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 5h14v10H9l-4 4z",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  plus: "M12 5v14M5 12h14",
  menu: "M4 6h16M4 12h16M4 18h16",
  people: "M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2 20c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 1 0-1-5.8M17 14c3 .3 5 2.3 5 6",
  send: "M3 20.5 21 12 3 3.5v6.5L14 12 3 14z",
  close: "M6 6l12 12M18 6 6 18",
  eye: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  down: "M6 9.5l6 6 6-6",
  link: "M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  check: "M5 12.5l4.5 4.5L19 7.5",
};

export function icon(name, size = 20) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", width: size, height: size, fill: name === "send" ? "currentColor" : "none",
    stroke: name === "send" ? "none" : "currentColor", "stroke-width": 2, "stroke-linecap": "round",
    "stroke-linejoin": "round", "aria-hidden": "true", class: "icon",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const COLOURS = ["#5865f2", "#2d8a4e", "#b8731a", "#ad1457", "#1f7f92", "#7d3f98", "#b0432f", "#4b6fb3", "#5b7a1f", "#8a6d3b"];

export function avatar(user, size = 40) {
  const name = user.global_name || user.name || user.username;
  const place = state.people.findIndex((each) => each.id === user.id);
  const background = user.bot ? "#c9a24b" : COLOURS[(place + COLOURS.length) % COLOURS.length];
  const style = { width: `${size}px`, height: `${size}px`, background, fontSize: `${size * 0.45}px` };
  if (user.bot) style.color = "#2b2d31";
  return h("span", { class: "avatar", style, "aria-hidden": "true" }, name.slice(0, 1).toUpperCase());
}

// An overlay that closes on Escape, on a click beside it, and gives the focus back.
export function overlay(content, { kind = "centre", anchor = null, closed = () => {} } = {}) {
  const before = document.activeElement;
  const shade = h("div", { class: `overlay ${kind}` }, content);
  function close() {
    if (!shade.isConnected) return;
    shade.remove();
    document.removeEventListener("keydown", onKey, true);
    closed();
    if (before && before.isConnected && before !== document.body) before.focus();
  }
  function onKey(event) {
    if (event.key === "Escape" && shade === byId("overlays").lastElementChild) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }
  shade.addEventListener("pointerdown", (event) => { if (event.target === shade) close(); });
  document.addEventListener("keydown", onKey, true);
  byId("overlays").append(shade);
  if (anchor && window.innerWidth > 700) place(content, anchor);
  return close;
}

function place(content, anchor) {
  const box = anchor.getBoundingClientRect();
  content.style.position = "fixed";
  content.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - content.offsetWidth - 8))}px`;
  content.style.minWidth = `${box.width}px`;
  const below = window.innerHeight - box.bottom;
  if (below > content.offsetHeight + 8 || below > box.top) content.style.top = `${box.bottom + 4}px`;
  else content.style.bottom = `${window.innerHeight - box.top + 4}px`;
}
