import { maskCode, replaceRanges, type Range } from '@workspace-ops/content';

export type UnitKind = 'sentence' | 'item' | 'heading' | 'row' | 'tags' | 'code';

/** A part of a text that can be taken out as a whole. */
export interface Unit extends Range {
  kind: UnitKind;
  text: string;
  /** From 0: blank lines stand between paragraphs. */
  paragraph: number;
}

const sentenceEnd =
  /(?<!(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Dr|Prof|No|St|vs|approx|e\.g|i\.e|z\.B|\p{Lu})\.)(?<=[.!?…。！？]["”’')\]]{0,2})[ \t]+|(?<=[。！？])(?=[^\s"”’')\]])/gu;

const kinds: readonly (readonly [UnitKind, RegExp])[] = [
  ['heading', /^ {0,3}#{1,6}[ \t]/],
  ['item', /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s/],
  ['row', /^\s{0,3}\|/],
  ['tags', /^(?:#[\p{L}\p{N}_]+[ \t]*)+$/u],
];

/** The text's sentences, list items, headings and rows with their places. Linear. */
export function readUnits(content: string): Unit[] {
  const units: Unit[] = [];
  let start = 0;
  let paragraph = 0;
  for (const line of maskCode(content).split('\n')) {
    const written = content.slice(start, start + line.length);
    if (written.trim() === '') paragraph += 1;
    else units.push(...readLine({ line, written, start, paragraph }));
    start += line.length + 1;
  }
  return units;
}

interface Line {
  /** Without code. */
  line: string;
  written: string;
  start: number;
  paragraph: number;
}

function readLine({ line, written, start, paragraph }: Line): Unit[] {
  const whole = { start, end: start + written.length, text: written.trim(), paragraph };
  if (line.trim() === '') return [{ ...whole, kind: 'code' }];
  const kind = kinds.find(([, shape]) => shape.test(line.slice(0, 2_000)))?.[0];
  if (kind !== undefined) return [{ ...whole, kind }];
  const ends = [...line.matchAll(sentenceEnd)].map(({ index, 0: gap }) => index + gap.length);
  return [...ends, line.length].flatMap((end, at, all): Unit[] => {
    const from = at === 0 ? 0 : all[at - 1]!;
    const text = written.slice(from, end).trim();
    return text === ''
      ? []
      : [{ kind: 'sentence', start: start + from, end: start + end, text, paragraph }];
  });
}

/** The text without some of its units, and without the headings that have nothing below them then. */
export function withoutUnits(content: string, removed: readonly Range[]): string {
  const cut = replaceRanges(content, removed, () => '');
  return withoutEmptyHeadings(cut)
    .replace(/(?<![ \t])[ \t]+(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const readLevel = ({ text }: Unit): number => /^#*/.exec(text)![0].length;

function withoutEmptyHeadings(content: string): string {
  if (!/^ {0,3}##/m.test(content)) return content;
  const units = readUnits(content);
  const empty = units.filter((unit, at) => {
    const next = units[at + 1];
    if (unit.kind !== 'heading' || readLevel(unit) === 1) return false;
    return next === undefined || (next.kind === 'heading' && readLevel(next) <= readLevel(unit));
  });
  return empty.length === 0 ? content : replaceRanges(content, empty, () => '');
}

/** A heading with all that stands below it. */
export function takeSection(units: readonly Unit[], heading: Unit): Unit[] {
  const from = units.indexOf(heading);
  const end = units.findIndex(
    (unit, at) => at > from && unit.kind === 'heading' && readLevel(unit) <= readLevel(heading),
  );
  return units.slice(from, end === -1 ? undefined : end);
}
