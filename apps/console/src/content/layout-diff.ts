import { diffLines, diffWordsWithSpace, type Change } from 'diff';

interface Part {
  text: string;
  isChanged: boolean;
}

export type DiffRow =
  | { kind: 'same' | 'removed' | 'added'; parts: readonly Part[] }
  /** Lines in both texts that are left out. */
  | { kind: 'skipped'; count: number };

/** Lines around a change that are shown with it. */
const context = 2;
/** Of two texts that have little in common, a comparison could take very long. */
const timeoutMs = 1_500;

/** What changed between two texts, line by line and word by word; null where that takes too long. */
export function layoutDiff(before: string, after: string): DiffRow[] | null {
  const changes = diffLines(before, after, { timeout: timeoutMs });
  if (changes === undefined) return null;
  const rows: DiffRow[] = [];
  changes.forEach((change, index) => {
    const [last, next] = [changes[index - 1], changes[index + 1]];
    if (change.added && last?.removed) return;
    if (change.removed && next?.added) rows.push(...pairRows(change, next));
    else if (change.added || change.removed) rows.push(...wholeRows(change));
    else rows.push(...sameRows(splitLines(change), { isFirst: !last, isLast: !next }));
  });
  return rows;
}

const splitLines = ({ value }: Change): string[] => value.replace(/\n$/, '').split('\n');

const wholeRows = (change: Change): DiffRow[] =>
  splitLines(change).map((text) => ({
    kind: change.added ? 'added' : 'removed',
    parts: [{ text, isChanged: true }],
  }));

function sameRows(lines: string[], place: { isFirst: boolean; isLast: boolean }): DiffRow[] {
  const head = place.isFirst ? [] : lines.slice(0, context);
  const rest = lines.slice(head.length);
  const tail = place.isLast ? [] : rest.slice(-context);
  const count = rest.length - tail.length;
  const toRow = (text: string): DiffRow => ({ kind: 'same', parts: [{ text, isChanged: false }] });
  if (count <= 1) return lines.map(toRow);
  return [...head.map(toRow), { kind: 'skipped', count }, ...tail.map(toRow)];
}

/** A stretch that was replaced: the words in which both differ are marked. */
function pairRows(removed: Change, added: Change): DiffRow[] {
  const words = diffWordsWithSpace(removed.value, added.value, { timeout: timeoutMs });
  if (words === undefined) return [...wholeRows(removed), ...wholeRows(added)];
  return [
    ...toRows(
      'removed',
      words.filter((word) => !word.added),
    ),
    ...toRows(
      'added',
      words.filter((word) => !word.removed),
    ),
  ];
}

function toRows(kind: 'removed' | 'added', words: readonly Change[]): DiffRow[] {
  const rows: Part[][] = [[]];
  for (const word of words) {
    const isChanged = word.added || word.removed;
    word.value.split('\n').forEach((text, index) => {
      if (index > 0) rows.push([]);
      if (text !== '') rows.at(-1)!.push({ text, isChanged });
    });
  }
  if (rows.at(-1)!.length === 0) rows.pop();
  return rows.map((parts) => ({ kind, parts }));
}
