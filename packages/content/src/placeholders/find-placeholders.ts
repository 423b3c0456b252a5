import { lazily } from '../lazily.ts';
import { mapMatches } from '../map-matches.ts';
import { maskCode } from '../markdown/mask-code.ts';
import type { Range } from '../replace-ranges.ts';
import { isBracketPlaceholder } from './bracket-words.ts';
import { fieldPatterns } from './field-patterns.ts';
import { fillRuns } from './fill-runs.ts';
import { genericNames } from './generic-names.ts';
import { laterWords } from './later-words.ts';
import { orderPatterns } from './order-patterns.ts';
import { ownNotes } from './own-notes.ts';
import { printedValues } from './printed-values.ts';
import { choicePatterns } from './choice-patterns.ts';
import { colleagueNotes } from './colleague-notes.ts';
import { figurePatterns, isDateToCome, isRomanNumber } from './figure-patterns.ts';
import { gapPatterns } from './gap-patterns.ts';
import { type HeadedCell, readHeadedCells } from './headed-cells.ts';
import { isMention } from './mentions.ts';
import { letterHeads } from './letter-heads.ts';
import { namePatterns } from './name-patterns.ts';
import { mergeTags } from './merge-tags.ts';
import { modelWords } from './model-words.ts';
import { notePatterns } from './note-patterns.ts';
import { openLabels } from './open-labels.ts';
import { byTheirSigns } from './by-their-signs.ts';
import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';
import { ambiguousTags, isKey, htmlTags, namesField, namesCompany } from './placeholder-words.ts';
import { promptPatterns } from './prompt-patterns.ts';
import { samplePatterns } from './sample-patterns.ts';
import { readLabelledValues } from './labelled-values.ts';
import { isProgramText } from './program-text.ts';
import { isUnfilled } from './unfilled-cells.ts';
import { listUnfilled } from './unfilled-values.ts';
import { unfilledPatterns } from './unfilled-patterns.ts';

export interface Placeholder extends Range {
  text: string;
}

const patterns: readonly Pattern[] = [
  ...figurePatterns,
  ...fieldPatterns,
  ...namePatterns,
  ...notePatterns,
  ...samplePatterns,
  ...unfilledPatterns,
  ...fillRuns,
  ...genericNames,
  ...laterWords,
  ...ownNotes,
  ...printedValues,
  ...gapPatterns,
  ...mergeTags,
  ...openLabels,
  ...choicePatterns,
  ...promptPatterns,
  ...colleagueNotes,
  ...letterHeads,
  ...modelWords,
  { sign: /\{/, shape: /\{\{[^{}\n]{0,80}\}\}|\$\{[^{}\n]{1,80}\}|\{%[^%\n]{1,80}%\}/g },
  { sign: /\{/, shape: /\{\p{L}[\p{L}\d_ .|-]{2,60}\}/gu },
  {
    sign: /\{ /,
    shape: /\{ (\p{L}[\p{L}\d_.]{1,60}) \}/gu,
    // A name may be set so: "{ brackets } is our new shop".
    accepts: (match) => /[_.]|\p{Ll}\p{Lu}/u.test(match[1]!) || namesField(match[1]!),
  },
  { sign: /<%/, shape: /<%[^%\n]{1,80}%>/g },
  {
    sign: /%[A-Za-z]|[XYZ]%/,
    shape:
      /(?<![\p{L}\p{N}])(?:%(?!(?:LOCAL|COMMON)?APPDATA|PATH%|TE?MP%|PROGRAM|USERPROFILE|WINDIR)(?:[A-Z][A-Z_]{1,40}|[a-z]{3,40}|[A-Za-z]{2,20}(?:[._][A-Za-z]{1,20}){1,4})%(?!\\)|[XYZ]{1,2}%)/gu,
  },
  { sign: /[$€£][XYZ]/, shape: /[$€£][XYZ]{1,3}(?![\p{L}\p{N}])/gu },
  { sign: /\[/, shape: /\[([^[\]\n]{1,200})\]/g, accepts: isBracketPlaceholder },
  {
    sign: /&lt;/,
    shape: /&lt;(\p{L}[\p{L} _\-/']{1,60})&gt;/gu,
    accepts: isAnglePlaceholder,
  },
  { sign: /</, shape: /<(\p{L}[\p{L} _\-/']{1,60})>/gu, accepts: isAnglePlaceholder },
  {
    sign: /(?:INSERT|YOUR|ADD|ENTER|REPLACE|PUT)_/,
    shape: /(?<![\p{L}\p{N}_])(?:INSERT|YOUR|ADD|ENTER|REPLACE|PUT)_[A-Z0-9_]{1,60}/gu,
  },
  { sign: /_HERE/, shape: /(?<![\p{L}\p{N}_])[A-Z][A-Z0-9_]{1,60}_HERE(?![\p{L}\p{N}_])/gu },
  { sign: /____/, shape: /_{4,}/g, accepts: isBlankToFillIn },
  {
    sign: /TODO|FIXME|TB[DCA]|TKTK|CHANGEME|REPLACE_?ME/,
    // A bank and a list are called so, too: "TBC Bank", "a TODO list".
    shape:
      /(?<![\p{L}\p{N}_])(?:TODO(?! (?:lists?|apps?|boards?|comments?|items?|files?)\b)|FIXME|TB[DCA](?! (?:[Gg]roup|[Bb]ank|Ltd|Limited|Inc|LLC|GmbH)\b)|TKTK|CHANGEME|REPLACE_?ME)(?![\p{L}\p{N}_])/gu,
  },
  {
    sign: /xxx/i,
    shape: /(?<![\p{L}\p{N}_])x{3,}(?![\p{L}\p{N}_])/giu,
    accepts: isBlankedOut,
  },
  {
    sign: /[«‹»›]/,
    // One mark of the pair may be another: `‹Prénom>`.
    shape: /[«‹]\s?([\p{L}_][\p{L}\p{N}_ ]{0,40}?)\s?[»›>]|<([\p{L}_][\p{L}\p{N}_ ]{0,40})[»›]/gu,
    // With an article it is a name: « La Date ».
    accepts: (match) =>
      !/^(?:la|le|les|el|lo|der|die|das|the) /iu.test(match[1] ?? match[2]!) &&
      namesField(match[1] ?? match[2]!),
  },
  // Patterns of dates and numbers, marks of printf, errors of spreadsheets.
  {
    sign: /YY|DD|JJ|AA|HH|yyyy|hh:mm/,
    shape:
      /(?<![\p{L}\p{N}])(?:YYYY[-/.]MM(?:[-/.]DD)?|MM[-/.](?:YYYY|JJJJ|AAAA)|mm[-/.]yyyy|(?:DD|TT|JJ)[-/.]MM[-/.](?:YYYY|YY|JJJJ|AAAA)|MM[-/.]DD[-/.]YY(?:YY)?|dd[-/.]mm[-/.]yyyy|mm[-/.]dd[-/.]yyyy|yyyy[-/.]mm[-/.]dd|HH:MM|hh:mm)(?![\p{L}\p{N}])/gu,
    accepts: isDateToCome,
  },
  {
    sign: /#,##/,
    shape: /(?<![#\p{L}\p{N}])(?:#{1,3},#{3}|#,##0(?:\.0{1,4})?)(?![#\p{L}\p{N}])/gu,
  },
  {
    sign: /%[sd]/,
    shape:
      /(?<![\p{L}\p{N}%\s/]|\d |\(")%[sd](?![\p{L}\p{N}])|(?<=[\p{L}:=] )%[sd](?![\p{L}\p{N}])/gu,
  },
  {
    sign: /%[\d.(@]/,
    shape:
      /(?<![\p{L}\p{N}%/])%(?:\d{0,2}\.\d[fg]|0?\d{1,2}d|\d\$[sd]|\((?!asctime|level|message|filename|lineno)\w{1,40}\)[sd]|@)(?![\p{L}\p{N}])/gu,
  },
  {
    sign: /#[A-Z]/,
    shape:
      /#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|GETTING_DATA|BEZUG!|WERT!|ZAHL!|VALEUR!|NOMBRE!|NOM\?|RIF!|VALORE!|NOME\?)|(?<![\p{L}\p{N}#])#N\/D(?![\p{L}\p{N}])|(?<![\p{L}\p{N}#])#NV(?![\p{L}\p{N}])/gu,
  },
  ...orderPatterns,
];

const findLikely = byTheirSigns(patterns);

/**
 * Template leftovers in order of their place: `[Name]`, `{{name}}`, `<company>`, `TODO` and the
 * like. Markdown links, checkboxes, footnotes, HTML tags, autolinks and code are none.
 */
export function findPlaceholders(text: string): readonly Placeholder[] {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const found = readPlaceholders(text);
  if (recent.size >= mostRecent) recent.delete(recent.keys().next().value!);
  recent.set(text, found);
  return found;
}

/** A text is looked through when it is written, when it is judged and when it is stored, and a value for each step. */
const recent = new Map<string, readonly Placeholder[]>();
const mostRecent = 64;

function readPlaceholders(text: string): Placeholder[] {
  const masked = maskCode(text);
  const around = {
    text,
    masked,
    cells: lazily(() => readHeadedCells(masked)),
    teachesTags: lazily(() => teachesTags(masked)),
    isChat: lazily(() => isChat(masked)),
    isProgram: lazily(() => isProgramText(text)),
    definitions: labels(masked, ']:', /^ {0,3}\[([^[\]\n]{1,80})\]:[ \t]{0,8}\S/gm),
    closedTags: labels(masked, '</', /<\/([a-z]{1,16})/gi),
  };
  let found: Placeholder[] = [];
  for (const { shape, accepts } of findLikely(masked)) {
    const ofPattern = mapMatches(masked, shape, (match) => {
      if (accepts?.(match, around) === false || isMention(match, around)) return undefined;
      const end = match.index + match[0].length;
      return { text: text.slice(match.index, end), start: match.index, end };
    });
    found = ofPattern.length === 0 ? found : found.concat(ofPattern);
  }
  const cells = around.cells().filter((cell) => isUnfilled(cell) && !isBesideCode(text, cell));
  const values = listUnfilled(masked, readLabelledValues(masked));
  // Asked last: whether it is a program takes longest to tell.
  const unfilled = values.length === 0 || around.isProgram() ? cells : [...cells, ...values];
  return withoutOverlaps(found.concat(unfilled.map((cell) => toPlaceholder(text, cell))));
}

function toPlaceholder(text: string, { start, text: written }: HeadedCell): Placeholder {
  const end = start + written.length;
  return { text: text.slice(start, end), start, end };
}

/** Of a cell with code the rest alone is read: `rpc_calls` (services). */
const isBesideCode = (text: string, { start, text: { length } }: HeadedCell): boolean =>
  /`\s*$/.test(text.slice(Math.max(0, start - 3), start)) ||
  /^\s*`/.test(text.slice(start + length, start + length + 3));

function withoutOverlaps(found: readonly Placeholder[]): Placeholder[] {
  const inOrder = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let covered = 0;
  return inOrder.filter(({ start, end }) => {
    if (start < covered) return false;
    covered = end;
    return true;
  });
}

function labels(masked: string, sign: string, shape: RegExp): ReadonlySet<string> {
  const matches = masked.includes(sign) ? [...masked.matchAll(shape)] : [];
  return new Set(matches.map((match) => match[1]!.toLowerCase()));
}

function isAnglePlaceholder(match: RegExpExecArray, around: Surroundings): boolean {
  // A letter before it makes it a type's argument, as in `Array<string>`.
  if (match.index > 0 && /[\p{L}\p{N}]/u.test(around.masked[match.index - 1]!)) return false;
  const inside = match[1]!.replace(/[ /]+$/, '').toLowerCase();
  if (isKey(inside) || isArgument(match, around) || isButton(match, around)) return false;
  const first = inside.split(' ', 1)[0]!;
  if (htmlTags.has(first)) return false;
  if (around.closedTags.has(inside)) return false;
  if (around.isChat()) return false;
  if (ambiguousTags.has(inside)) return !around.teachesTags() && !isTagOfPage(match, around);
  return inside.length > 1;
}

/** Names of those who write to each other: "<ada> hello" in more lines than one. */
const isChat = (masked: string): boolean =>
  (masked.match(/^(?:[\d:. []{0,12}\]? ?)?<[\w-]{2,20}> \S/gm) ?? []).length > 1;

const isTagOfPage = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /(?:what does|tag|element) $/i.test(lineBefore(match, masked)) ||
  /^ (?:tag|element|holds|contains|in the head)/.test(textAfter(match, masked));

/** Of a command: `--name <file>`. */
const isArgument = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /(?:^|\s)--?[a-z][\w-]{0,30}[ =]$|usage: .{0,30}$/i.test(lineBefore(match, masked));

/** What is written on a button: "Click on <Save> and then <Close>". */
const isButton = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^<\p{Lu}\p{Ll}+>$/u.test(match[0]) &&
  !namesField(match[1]!) &&
  /(?<!\p{L})(?:click|press|tap|hit|push)(?: on)?(?: (?:the|<[^<>]{1,20}>|and|then|or),?){0,4} $/iu.test(
    lineBefore(match, masked, 80),
  );

/** A text with other elements speaks of markup. */
const teachesTags = (masked: string): boolean =>
  [...masked.matchAll(/<\/?([a-z][a-z\d]{0,15})[ />]/g)].some(([, name]) => htmlTags.has(name!));

/** A name, a size, a Roman number and a kiss are none. */
function isBlankedOut(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = masked.slice(Math.max(0, match.index - 80), match.index);
  const after = textAfter(match, masked);
  if (!/^x+$|^X+$/.test(match[0]) || isRomanNumber(before)) return false;
  if (/^[- ]large\b/i.test(after) || isKiss(match[0], before, after)) return false;
  // A plate of a car.
  if (/(?:^|\s)[A-Z]{2}\d\d $/.test(before)) return false;
  return !(/(?:^|[.!?\n])\s*$/.test(before) && namesCompany(after));
}

const warmWords =
  "love|hugs?|kisses|cheers|thanks|thank you|see you|miss (?:you|ya)|bye|best|happy|merry|congrat(?:s|ulations)|night|can'?t wait|" +
  'proud|take care|well done|welcome back|sweet dreams|enjoy';
const warm = new RegExp(String.raw`\b(?:${warmWords})\b[^\n:=.!?]{0,60}$`, 'i');
/** Behind these a name or a number is missing. */
const asksForMore =
  /(?<!\p{L})(?:at|on|of|by|for|to|from|the|an?|is|are|was|costs?|in|with|visiting|choosing|called|dear|hi|hello|number|no|code|your|our|and) $/iu;
const sentenceEnd = /^\s*(?:[.!?,)"”]|\n|$|\p{Extended_Pictographic})/u;

/** At the end of a warm sentence, or on its own behind the last one. */
function isKiss(written: string, before: string, after: string): boolean {
  if (!sentenceEnd.test(after)) return false;
  const isAlone = /[\p{L})][.!?)] $/u.test(before) && /^\s*(?:\n|$)/.test(after);
  if (written.startsWith('x') && /(?:^|[.!?\n] ?)Your \p{Lu}\p{Ll}+ $/u.test(before)) return true;
  return (isAlone && written.startsWith('x')) || (warm.test(before) && !asksForMore.test(before));
}

function isBlankToFillIn(match: RegExpExecArray, around: Surroundings): boolean {
  const before = around.masked.slice(Math.max(0, match.index - 40), match.index);
  return /[\p{L}:][^\n\p{L}]*$/u.test(before.slice(before.lastIndexOf('\n') + 1));
}
