import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import type { InputIndex } from './index-input.ts';
import { kinds, linksOf, readSegments, type Links, type Segment } from './links.ts';

/** So many sentences apart two things may be exchanged. */
const nearby = 6;
const longest = 600;

/**
 * Two persons, figures or days of which each is told what the input says of the other one alone: `48 stalls for 12 goats`
 * where it has 48 goats and 12 stalls.
 */
export function checkExchanges(
  lines: readonly Line[],
  index: InputIndex,
  findings: Findings,
): void {
  const told = lines.filter(
    ({ isHeading, isRequest, isRow, text }) =>
      !isHeading && !isRequest && !isRow && text.length <= longest,
  );
  if (told.length === 0) return;
  const links = linksOf(index);
  for (const kind of kinds) {
    const segments = told.flatMap((line, at) =>
      readSegments(line.text, kind, links.names).map((segment) => ({ ...segment, line, at })),
    );
    for (const [at, one] of segments.entries())
      for (const other of segments.slice(at + 1)) {
        if (other.at > one.at + nearby) break;
        if (isExchanged(one, other, links))
          findings.contradict(
            `${one.items[0]!} ${other.items[0]!}`,
            `${quoted(one.line.text)} (${one.line.place}) exchanges ${quoted(calling(one))} and ${quoted(calling(other))}`,
          );
      }
  }
}
const calling = ({ items }: Segment): string =>
  items.map((item) => item.replace(/^\p{L}+ /u, '')).join(' ');

const isExchanged = (one: Segment, other: Segment, links: Links): boolean =>
  !one.items.some((item) => other.items.includes(item)) &&
  isOf(other, one, links) &&
  isOf(one, other, links);

/** Whether what is said of the one is known of the other alone. */
function isOf({ items: others }: Segment, { items, words }: Segment, links: Links): boolean {
  const has = (of: readonly string[], word: string): boolean =>
    of.some((item) => links.words.get(item)?.has(word) === true);
  return words.some((word) => has(others, word)) && !words.some((word) => has(items, word));
}
