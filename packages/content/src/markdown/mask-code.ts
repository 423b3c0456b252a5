import { replaceRanges, type Range } from '../replace-ranges.ts';

/** The text with fenced code and code spans blanked out, every position kept. Linear. */
export function maskCode(text: string): string {
  if (!text.includes('`') && !text.includes('~~~')) return text;
  const outside = blank(text, fences(text));
  return blank(outside, spans(outside));
}

/** The text with an edit applied to everything but its code; it also gets the character before. */
export function editOutsideCode(
  text: string,
  edit: (prose: string, before: string) => string,
): string {
  if (!text.includes('`') && !text.includes('~~~')) return edit(text, '');
  const blocks = fences(text);
  const code = [...blocks, ...spans(blank(text, blocks))].toSorted((a, b) => a.start - b.start);
  let at = 0;
  let edited = '';
  for (const { start, end } of code) {
    edited += edit(text.slice(at, start), text.charAt(at - 1)) + text.slice(start, end);
    at = end;
  }
  return edited + edit(text.slice(at), text.charAt(at - 1));
}

const blank = (text: string, ranges: readonly Range[]): string =>
  replaceRanges(text, ranges, ({ start, end }) => text.slice(start, end).replace(/[^\n]/g, ' '));

/** Closed fences only: an unclosed one must not hide the rest of the text. */
function fences(text: string): Range[] {
  const found: Range[] = [];
  let open: { mark: string; start: number } | undefined;
  for (const match of text.matchAll(/^ {0,3}(`{3,}|~{3,})[^\n]*$/gm)) {
    const mark = match[1]!;
    if (open === undefined) open = { mark, start: match.index };
    else if (mark[0] === open.mark[0] && mark.length >= open.mark.length) {
      found.push({ start: open.start, end: match.index + match[0].length });
      open = undefined;
    }
  }
  return found;
}

/** Code spans within one line. */
function spans(text: string): Range[] {
  const runs = [...text.matchAll(/`+|\n/g)];
  let line = 0;
  const lines = runs.map((run) => (run[0] === '\n' ? line++ : line));
  return pair(runs, lines);
}

function pair(runs: readonly RegExpExecArray[], lines: readonly number[]): Range[] {
  const found: Range[] = [];
  const nextOfLength = nextRunOfSameLength(runs);
  for (let index = 0; index < runs.length; index += 1) {
    const closer = nextOfLength[index];
    if (closer === undefined || lines[closer] !== lines[index]) continue;
    const end = runs[closer]!;
    found.push({ start: runs[index]!.index, end: end.index + end[0].length });
    index = closer;
  }
  return found;
}

function nextRunOfSameLength(runs: readonly RegExpExecArray[]): (number | undefined)[] {
  const next: (number | undefined)[] = [];
  const last = new Map<number, number>();
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const run = runs[index]![0];
    if (run === '\n') continue;
    next[index] = last.get(run.length);
    last.set(run.length, index);
  }
  return next;
}
