import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import type { InputIndex } from './index-input.ts';
import { kinds, readSegments, type Links, type Segment } from './links.ts';

/** So many sentences apart two things may be exchanged. */
const nearby = 6;
const longest = 600;

/**
 * Persons, figures or days that are told what the input says of another one of them alone: `48 stalls for 12 goats` where
 * it has 48 goats and 12 stalls.
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
  const links = index.links();
  const read = told.map((line) =>
    readSegments({ text: line.text, specifics: line.specifics() }, links.names),
  );
  for (const kind of kinds) {
    const segments = told.flatMap((line, at) =>
      read[at]![kind].map((segment) => ({ ...segment, line, at })),
    );
    const owners = segments.map((one, at) =>
      listNear(segments, at).filter((other) => isOf(segments[other]!, one, links)),
    );
    for (const [at, one] of segments.entries()) {
      // The one whose words these are has those of this one, or of a third that has them.
      const owner = owners[at]!.find((other) =>
        owners[other]!.some((next) => next === at || owners[next]!.includes(at)),
      );
      if (owner === undefined) continue;
      const said = `${quoted(one.line.text)} (${one.line.place})`;
      findings.contradict(
        `${one.line.text} ${one.items[0]!}`,
        `${said} says of ${quoted(calling(one))} what is said of ${quoted(calling(segments[owner]!))}`,
      );
    }
  }
}

/** The other segments that stand within a few sentences. */
function listNear(segments: readonly { at: number }[], of: number): number[] {
  const isNear = (at: number): boolean =>
    segments[at] !== undefined && Math.abs(segments[at].at - segments[of]!.at) <= nearby;
  let from = of;
  while (isNear(from - 1)) from -= 1;
  const near: number[] = [];
  for (let at = from; isNear(at); at += 1) if (at !== of) near.push(at);
  return near;
}

const calling = ({ items }: Segment): string =>
  items.map((item) => item.replace(/^\p{L}+ /u, '')).join(' ');

/** Whether what is said of the one is known of the other alone; two persons may have a name in common. */
function isOf(other: Segment, { items, words }: Segment, links: Links): boolean {
  const own = items.filter((item) => !other.items.includes(item));
  const others = other.items.filter((item) => !items.includes(item));
  const has = (of: readonly string[], word: string): boolean =>
    of.some((item) => links.words.get(item)?.has(word) === true);
  return (
    own.length > 0 &&
    words.some((word) => has(others, word)) &&
    !words.some((word) => has(own, word))
  );
}
