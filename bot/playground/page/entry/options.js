// Options written by their names in a line: `city:athenae seats:4`.

import { local } from "../state.js";

const TEXT = 3;
const NAME = /(^|\s)(\p{L}[\p{L}\p{N}_'-]*):\s*/gu;

// Whether anything at all may be written: then a word before a colon need not be an option's name.
const isFree = (option) => option.type === TEXT && !option.autocomplete && !(option.choices || []).length;

// The parts of a text typed into one option: what is its own, and what belongs to others by their names. `unknown` is
// the name of an option that the command does not have; a line begun with a name is never taken for its value.
export function optionsIn(text, own, options, begun) {
  const named = new Map(options.flatMap((option) => [[option.name, option], [local(option, "name").toLowerCase(), option]]));
  const parts = [{ option: own, from: 0, to: text.length }];
  for (const match of text.matchAll(NAME)) {
    const name = match[2].toLowerCase();
    const last = parts[parts.length - 1];
    if (named.has(name)) {
      last.to = match.index;
      parts.push({ option: named.get(name), from: match.index + match[0].length, to: text.length });
    } else if ((begun && match.index === 0) || !isFree(last.option)) {
      return { parts: [{ option: own, text }], unknown: match[2] };
    }
  }
  return { parts: parts.map(({ option, from, to }) => ({ option, text: text.slice(from, to).trim() })), unknown: "" };
}
