import type { HeadedCell } from './headed-cells.ts';

/** `Owner: Ada -> Ben`, `- **Room:** 4`, `"owner": "Ada",`; of a change the new value alone. */
const line =
  /^([ \t>*•+-]{0,4}["“*_]{0,2}(\p{L}[\p{L}\p{N} _.'’/()-]{0,36})["”*_]{0,2} ?[:：][*_]{0,2}[ \t]{0,4})(\S[^\n]{0,120})$/gmu;
const pair = /("([\p{L}][\p{L}\p{N} _.-]{0,36})" ?: ?)("[^"\n]{1,80}")/gu;
const change = / ?(?:->|=>|→) ?/g;
const ofOldValue = /^(?:from|old|before|previous|old_?value|alt|avant|antes)$/i;

/** The values of a text behind their labels, each below its label as a cell below its heading. */
export function readLabelledValues(whole: string): HeadedCell[] {
  if (!/[:：]/.test(whole)) return [];
  // Several may share a line: "city: Ghent; owner: Ada".
  const text = whole.replaceAll(/; (?=\p{L}[\p{L}\p{N}_.]{1,36}: )/gu, ';\n');
  const ofLines = [...text.matchAll(line)].flatMap((match) => toCell(match) ?? []);
  const ofPairs = text.includes('":') || text.includes('" :') ? [...text.matchAll(pair)] : [];
  return [...ofLines, ...ofPairs.flatMap((match) => toCell(match) ?? [])];
}

/** Of a change, the line that another takes the place of: "- owner: TBD", "+ owner: Ada". */
const isTakenOut = ({ 0: written, 1: before, index, input }: RegExpExecArray): boolean =>
  before!.startsWith('- ') && input.startsWith(`\n+${before!.slice(1)}`, index + written.length);

function toCell(match: RegExpExecArray): HeadedCell | undefined {
  const [, before, label, rest] = match;
  if (isTakenOut(match)) return undefined;
  const heading = label!.toLowerCase().trim();
  if (ofOldValue.test(heading)) return undefined;
  const last = [...rest!.matchAll(change)].at(-1);
  const from = last === undefined ? 0 : last.index + last[0].length;
  const written = rest!.slice(from).trimEnd();
  const value = /^(["“]?)(.*?)(["”]?[,;]?)$/u.exec(written)!;
  const start = match.index + before!.length + from + value[1]!.length;
  return value[2] === '' ? undefined : { text: value[2]!, start, heading, row: [] };
}
