import {
  editOutsideCode,
  findPlaceholders,
  maskCode,
  stripPlaceholders,
} from '@workspace-ops/content';
import { fillerShape } from '../fillers.ts';
import { plainWording } from '../plain-wording.ts';
import { ofContent, ranks, type Demand } from './demand.ts';

/** A kind of mark that a text can be free of. */
export interface Mark {
  name: RegExp;
  shape: RegExp;
  remove: (prose: string) => string;
}

const mark = (name: RegExp, shape: RegExp, replacement: string): Mark => ({
  name,
  shape,
  remove: (prose) => prose.replace(shape, replacement),
});

const emoji =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)* ?/gu;

export const hashtags = mark(
  /^hash ?-?tags?$/i,
  /(?<![\p{L}\p{N}_/&#])#\p{N}{0,40}\p{L}[\p{L}\p{N}_]* ?/gu,
  '',
);

const marks: readonly Mark[] = [
  hashtags,
  mark(/^(?:emojis?|emoticons?|smileys?)$/i, emoji, ''),
  mark(/^exclamation(?: marks?| points?|s)?$/i, /[!！]+/g, '.'),
  mark(/^question marks?$/i, /[?？]+/g, '.'),
  {
    name: /^(?:links?|urls?|web ?(?:addresses|links?))$/i,
    shape: /\]\(|(?:https?:\/\/|www\.)[^\s)>\]]+/,
    remove: (prose) =>
      prose
        .replace(/\[([^[\]\n]{1,200})\]\([^()\s]{0,2000}\)/g, '$1')
        .replace(/ ?(?:https?:\/\/|www\.)[^\s)>\]]+/g, ''),
  },
  mark(/^(?:bullets?|bullet ?-?points?|bulleted lists?|lists?)$/i, /^\s{0,12}[-*+][ \t]+/gm, ''),
  mark(/^(?:sub-?)?(?:headings?|headers?)$/i, /^ {0,3}#{1,6}[ \t][^\n]*\n*/gm, ''),
  mark(
    /^(?:bold(?: text| type)?|asterisks|emphasis|markdown|formatting)$/i,
    /\*\*|__|^ {0,3}#{1,6}[ \t]+/gm,
    '',
  ),
  mark(/^(?:(?:em|en|long)[ -]?)?dash(?:es)?$/i, /\s?—\s?|\s–\s/g, ', '),
  mark(/^(?:quotation|quote) marks?$/i, /["“”„«»]/g, ''),
  mark(/^semi-?colons?$/i, /;/g, ','),
  mark(/^(?:parenthes[ei]s|brackets)$/i, / ?\([^()\n]{0,400}\)/g, ''),
  mark(/^ellips[ei]s$/i, /…|\.{3,}/g, '.'),
  {
    name: /^(?:filler(?: words?)?|buzz ?words?|hype)$/i,
    shape: fillerShape,
    remove: plainWording,
  },
  {
    name: /^(?:placeholders?|merge ?tags?)$/i,
    shape: /(?!)/,
    remove: stripPlaceholders,
  },
];

export const findMark = (name: string): Mark | undefined =>
  marks.find((one) => one.name.test(name.trim()));

const verb =
  /^(?:with no|without|no|zero|remove|drop|delete|strip(?: out| off)?|lose|avoid|skip|omit|cut(?: out)?|leave (?:out|off|away)|take (?:out|off|away)|get rid of|ditch|free of|(?:do not|don't|never|not) (?:use|include|add|have|put(?: in)?|want)|stop using|not use) (?:any |all )?/i;

/** `no hashtags, emojis or links`; a list in which something else stands asks for more than that. */
export function forbidMarks(clause: string): Demand | null {
  const list = clause.replace(verb, '');
  if (list === clause || list.length > 200) return null;
  const names = list
    .replace(/ (?:from|in|of|at the end of) (?:it|this|(?:the|this|my|our) \p{L}+)$/iu, '')
    .split(/, (?:and |or )?| and | or | nor |\//)
    .map((name) =>
      name.replace(/^(?:(?:any|all|the|of|these|those|its|more|extra|every|no) )+/i, ''),
    );
  const found = names.map(findMark);
  return found.every((one) => one !== undefined) ? combine(found) : null;
}

const combine = (found: readonly Mark[]): Demand => ({
  ...ofContent(ranks.words, {
    follow: (text) =>
      found.reduce((edited, { remove }) => editOutsideCode(edited, remove), text).trim(),
    isMet: (text) => found.every((one) => !occurs(one, text)),
  }),
  inCells: true,
});

export const occurs = ({ shape, remove }: Mark, text: string): boolean =>
  remove === stripPlaceholders
    ? findPlaceholders(text).length > 0
    : maskCode(text).search(shape) !== -1;
