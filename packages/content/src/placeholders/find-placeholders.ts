import { maskCode } from '../markdown/mask-code.ts';
import type { Range } from '../replace-ranges.ts';
import { ambiguousTags, asksForReplacement, htmlTags } from './placeholder-words.ts';

export interface Placeholder extends Range {
  text: string;
}

interface Surroundings {
  masked: string;
  /** Labels of `[label]: https://...`, lower case. */
  definitions: ReadonlySet<string>;
  /** Names of the tags that are closed somewhere, lower case. */
  closedTags: ReadonlySet<string>;
}

interface Pattern {
  /** What any match contains, so that most texts are told apart without the expression. */
  sign: RegExp;
  shape: RegExp;
  accepts?: (match: RegExpExecArray, around: Surroundings) => boolean;
}

/** What a Roman number follows. */
const ordinal =
  /(?:bowl|chapter|part|volume|vol\.|section|article|louis|olympiad|edition|psalm|book) $/i;

/** Each is bounded in length, so that a scan is linear in the text. */
const patterns: readonly Pattern[] = [
  { sign: /\{/, shape: /\{\{[^{}\n]{0,80}\}\}|\$\{[^{}\n]{1,80}\}|\{%[^%\n]{1,80}%\}/g },
  { sign: /\{/, shape: /\{[A-Za-z][A-Za-z_ .|-]{2,60}\}/g },
  { sign: /%/, shape: /<%[^%\n]{1,80}%>/g },
  { sign: /%/, shape: /(?<![\p{L}\p{N}])(?:%[A-Z][A-Z_]{1,40}%|[XYZ]{1,2}%)/gu },
  { sign: /[$€£][XYZ]/, shape: /[$€£][XYZ]{1,3}(?![\p{L}\p{N}])/gu },
  { sign: /\[/, shape: /\[([^[\]\n]{1,80})\]/g, accepts: isBracketPlaceholder },
  { sign: /</, shape: /<([A-Za-z][A-Za-z _\-/']{1,60})>/g, accepts: isAnglePlaceholder },
  { sign: /_/, shape: /(?<![\p{L}\p{N}_])(?:INSERT|YOUR|ADD|ENTER|REPLACE|PUT)_[A-Z0-9_]{1,60}/gu },
  { sign: /_HERE/, shape: /(?<![\p{L}\p{N}_])[A-Z][A-Z0-9_]{1,60}_HERE(?![\p{L}\p{N}_])/gu },
  { sign: /_{4}/, shape: /_{4,}/g, accepts: isBlankToFillIn },
  {
    sign: /TODO|FIXME|TB[DCA]|CHANGEME|REPLACE_?ME/,
    shape: /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBD|TBC|TBA|CHANGEME|REPLACE_?ME)(?![\p{L}\p{N}_])/gu,
  },
  {
    sign: /xxx/i,
    shape: /(?<![\p{L}\p{N}_])x{3,}(?![\p{L}\p{N}_])/giu,
    accepts: (match, { masked }) =>
      !ordinal.test(masked.slice(Math.max(0, match.index - 20), match.index)),
  },
  // Merge tags of mail tools.
  { sign: /\*\|/, shape: /\*\|[\w:. ]{1,60}\|\*/g },
  { sign: /%%/, shape: /%%[A-Za-z_][\w .]{0,60}%%/g },
  { sign: /@@/, shape: /@@[A-Za-z_]\w{0,60}@@/g },
  { sign: /«/, shape: /«\s?([\p{L}_][\p{L}\p{N}_ ]{0,40}?)\s?»/gu, accepts: isBracketPlaceholder },
  // Patterns of dates, marks of printf, errors of spreadsheets.
  {
    sign: /YY|DD/,
    shape:
      /(?<![\p{L}\p{N}])(?:YYYY[-/.]MM(?:[-/.]DD)?|DD[-/.]MM[-/.]YY(?:YY)?|MM[-/.]DD[-/.]YY(?:YY)?)(?![\p{L}\p{N}])/gu,
  },
  {
    sign: /%[sd]/,
    shape: /(?<![\p{L}\p{N}%\s]|\d )%[sd](?![\p{L}\p{N}])|(?<=\p{L} )%[sd](?![\p{L}\p{N}])/gu,
  },
  { sign: /#[A-Z]/, shape: /#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)/g },
  {
    sign: /here|hier|ici|aqu/i,
    shape:
      /\b(?:add|enter|put|type|write|paste|place|fill in) (?:your |the |a |an )(?:\w{1,30} ){1,3}here\b|\b\p{L}{1,30} hier einf[üu]gen\b|\bins[ée]rer (?:\p{L}{1,20} ){1,3}ici\b|\binserte? (?:\p{L}{1,20} ){1,3}aqu[ií]\b/giu,
  },
  { sign: /lorem\s/i, shape: /lorem\s{1,8}ipsum/gi },
  { sign: /insert /i, shape: /\binsert (?:\w{1,30} ){1,4}here\b/gi },
  {
    sign: /placeholder |goes here/i,
    shape: /\bplaceholder (?:text|copy|content|name)\b|\b(?:text|copy|content) goes here\b/gi,
  },
];

/**
 * Template leftovers in order of their place: `[Name]`, `{{name}}`, `<company>`, `TODO` and the
 * like. Markdown links, checkboxes, footnotes, HTML tags, autolinks and code are none.
 */
export function findPlaceholders(text: string): Placeholder[] {
  const masked = maskCode(text);
  const around = {
    masked,
    definitions: labels(masked, ']:', /^ {0,3}\[([^[\]\n]{1,80})\]:[ \t]{0,8}\S/gm),
    closedTags: labels(masked, '</', /<\/([a-z]{1,16})/gi),
  };
  const found: Placeholder[] = [];
  for (const { sign, shape, accepts } of patterns) {
    if (!sign.test(masked)) continue;
    for (const match of masked.matchAll(shape)) {
      if (accepts !== undefined && !accepts(match, around)) continue;
      const end = match.index + match[0].length;
      found.push({ text: text.slice(match.index, end), start: match.index, end });
    }
  }
  return withoutOverlaps(found);
}

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

function isBracketPlaceholder(match: RegExpExecArray, around: Surroundings): boolean {
  const inside = match[1]!;
  const after = around.masked.slice(match.index + match[0].length, match.index + 200);
  if (after.startsWith('(')) return false;
  if (around.definitions.has(inside.toLowerCase())) return false;
  const reference = /^\[([^[\]\n]{0,80})\]/.exec(after);
  if (reference !== null && around.definitions.has(reference[1]!.toLowerCase())) return false;
  return asksForReplacement(inside);
}

function isAnglePlaceholder(match: RegExpExecArray, around: Surroundings): boolean {
  // A letter before it makes it a type's argument, as in `Array<string>`.
  if (match.index > 0 && /[\p{L}\p{N}]/u.test(around.masked[match.index - 1]!)) return false;
  const inside = match[1]!.replace(/[ /]+$/, '').toLowerCase();
  const first = inside.split(' ', 1)[0]!;
  if (htmlTags.has(first)) return false;
  if (ambiguousTags.has(inside)) return !around.closedTags.has(inside);
  return inside.length > 1;
}

function isBlankToFillIn(match: RegExpExecArray, around: Surroundings): boolean {
  const before = around.masked.slice(Math.max(0, match.index - 40), match.index);
  return /[\p{L}:][^\n\p{L}]*$/u.test(before.slice(before.lastIndexOf('\n') + 1));
}
