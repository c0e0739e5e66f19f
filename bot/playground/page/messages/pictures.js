// A picture in full, with its alternative text; tap to see it pixel by pixel.

import { h, icon, overlay } from "../dom.js";
import { say } from "../state.js";

export function enlarge(url, description) {
  const image = h("img", {
    src: url, alt: description || "", class: "whole",
    onclick: () => frame.classList.toggle("zoomed"),
  });
  const frame = h("figure", { class: "enlarged", role: "dialog", "aria-modal": "true" },
    h("div", { class: "enlarged-picture" }, image),
    description ? h("figcaption", {}, description) : null,
    h("div", { class: "enlarged-tools" },
      h("a", { class: "round", href: url, target: "_blank", rel: "noopener", title: say("open") }, icon("link")),
      h("button", { class: "round", type: "button", title: say("close"), onclick: () => close() }, icon("close"))));
  frame.addEventListener("click", (event) => { if (event.target === frame || event.target.className === "enlarged-picture") close(); });
  const close = overlay(frame, { kind: "dark" });
  frame.querySelector("button").focus();
}
