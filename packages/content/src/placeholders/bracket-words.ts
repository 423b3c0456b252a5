import { findCellAt } from './headed-cells.ts';
import { lineBefore, type Surroundings, textAfter } from './pattern.ts';
import { asksForReplacement, isEditorial, namesSlot } from './placeholder-words.ts';

/** Whether what stands in square brackets is to be replaced. */
export function isBracketPlaceholder(match: RegExpExecArray, around: Surroundings): boolean {
  const inside = match[1]!;
  const after = around.masked.slice(match.index + match[0].length, match.index + 200);
  if (after.startsWith('(') || isOfExpression(match, around)) return false;
  if (around.definitions.has(inside.toLowerCase())) return false;
  const reference = /^\[([^[\]\n]{0,80})\]/.exec(after);
  if (reference !== null && around.definitions.has(reference[1]!.toLowerCase())) return false;
  if (/^object \p{Lu}\p{L}+$/u.test(inside)) return true;
  if (isSection(match, around) || isOfLabels(match, around)) return false;
  if (isButton(match, around) || isOfFormula(match, around)) return false;
  if (isEditorial(inside) && (isInQuotation(match, around) || isTag(match, around))) return false;
  return asksForReplacement(inside) || isSlotOfSentence(match, around);
}

/** Behind these a value stands. */
const leads =
  /(?<!\p{L})(?:on|at|in|with|from|for|to|of|by|about|as|like|via|than|over|under|through|into|between|and|or|your|our|my|the|an?|this|is|are|was|were|be|has|have|love|need|using|called|named|become|just|every|each|next|last|first|unlike|that|because|since) $/iu;

/** Words that say what is to stand there, in a sentence of the text's own. */
const isSlotOfSentence = (match: RegExpExecArray, around: Surroundings): boolean =>
  leads.test(lineBefore(match, around.masked)) &&
  /^(?:[ ,.;:!?%]|['’]s |\r?\n|$)/.test(textAfter(match, around.masked, 4)) &&
  namesSlot(match[1]!) &&
  !isInQuotation(match, around) &&
  !/^\s*>/.test(lineBefore(match, around.masked, 400));

/** What a post is, before its first sentence, or what a button says: `[Spoiler] The cake ...`, `Click [Other]`. */
function isTag(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = lineBefore(match, masked);
  if (before.trim() === '') return /^ \p{Lu}[^\n]{0,30} \p{Ll}/u.test(textAfter(match, masked));
  return /(?:choose|click|press|select|tap|hit|tick|open|button|menu|option|offers?|tab|\]? >) $/i.test(
    before,
  );
}

/** What is said of how words go together: "[adjective] + [noun]". */
const isOfFormula = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  / [+→] $/.test(lineBefore(match, masked)) || /^ [+→] /.test(textAfter(match, masked, 4));

/** Of a file of settings: `[Display]` above `width = 800`. */
const isSection = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  lineBefore(match, masked) === '' &&
  /^[ \t]*\r?\n\s*[\w.-]{1,40} ?= ?\S/.test(textAfter(match, masked, 100));

const ofLabels = /tag|label|queue|category|level|type|kind|topic|status|folder|channel|keyword/;
/** What a whole column is sorted by. */
const isOfLabels = (match: RegExpExecArray, { cells }: Surroundings): boolean => {
  const cell = findCellAt(cells(), match.index);
  return cell !== undefined && cell.text === match[0] && ofLabels.test(cell.heading);
};

/** What is written on a button: "Press [Add photo]". */
const isButton = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /(?<!\p{L})(?:press|tap|click|hit|push)(?: on)? $/iu.test(lineBefore(match, masked)) &&
  /^(?!Your|Insert)\p{Lu}\p{Ll}+ \p{L}/u.test(match[1]!);

/** An index of a list, and a class of a regular expression. */
function isOfExpression(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const after = textAfter(match, masked, 3);
  return (
    /^\^?(?:a-[a-z]|A-[A-Z]|[01]-\d)[\w-]*$/.test(match[1]!) ||
    /^(?:\{\d|\+|\*(?![*\s.,!?)]|$))/.test(after)
  );
}

/** Whether a line so far has a quotation mark that is not closed. */
function isInQuotation(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = lineBefore(match, masked, 300);
  return before.split('"').length % 2 === 0 || before.lastIndexOf('“') > before.lastIndexOf('”');
}
