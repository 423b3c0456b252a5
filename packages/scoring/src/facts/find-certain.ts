import { ignoringCase } from '@workspace-ops/content';
import { quoted } from '../judgement.ts';
import type { Line } from './findings.ts';
import type { InputIndex } from './index-input.ts';
import type { Leaf } from './read-leaves.ts';
import type { Specific } from './read-specifics.ts';
import { areMostlyIn, meaningStems } from '../words.ts';

/** What the input says of nothing for certain. */
export interface Doubts {
  /** Figures that it never gives without a word such as `about`, with it. */
  figures: ReadonlyMap<number, string>;
  /** The stems of what it calls likely or possible. */
  parts: readonly { said: string; stems: readonly string[] }[];
}

const aboutBefore = ignoringCase(
  String.raw`(?:(?<!\p{L})(?:about|around|roughly|approx(?:imately|[.])?|circa|ca[.]?|nearly|almost|up to|at least|at most|maybe|perhaps|probably|no more than|max(?:imum|[.])?(?: of)?)(?: (?:for|in|on|by|at|from))?|[~≈]) ?(?:(?-i:\p{Lu}{3}) |\p{Sc} ?)?$`,
);
const aboutBehind =
  /^(?: [\p{L}²³€£$]+){0,2},? (?:or so|at most|max(?:imum)?|maybe|perhaps)(?!\p{L})/iu;
const mayBe = ignoringCase(
  String.raw`\b(?:might|maybe|perhaps|probably|possibly|likely|apparently|presumably|hopefully|suspects?|unsure|not sure|if possible)\b|(?-i:\bmay\b)(?! (?:be )?(?:name|quote|use|mention|show|say|tell|call|contact|share|print|publish|sign|send|write))`,
);
/** Any word by which a text leaves something open, or bounds it. */
const leavesOpen =
  /\b(?:about|around|rough\w*|approx\w*|circa|ca|near\w*|almost|some|up to|at (?:least|most)|(?:more|less|fewer) than|over|under|above|below|from|between|or (?:so|more|less)|max\w*|min\w*|limit\w*|ceiling|cap(?:ped)?|estimat\w*|expect\w*|hop\w+|may|might|could|can|would|should|if|whether|maybe|perhaps|possib\w*|probabl\w*|likely|unlikely|apparently|presumably|seems?|appears?|thinks?|believes?|suspect\w*|sure|unclear|unsure|open|risk\w*|chance|not)\b|[~≈±?]/i;

const mostParts = 50;
const fewestStems = 3;
/** So much of a part has to be said again. */
const leastShare = 0.75;

export function readDoubts(leaves: readonly Leaf[]): Doubts {
  const places = leaves.flatMap(({ text, specifics }) =>
    specifics
      .filter(({ kind, values: [value = 0] }) => kind === 'figure' && value > 1)
      .map((figure) => ({ value: figure.values[0]!, said: findAbout(text, figure) })),
  );
  const byValue = Map.groupBy(places, ({ value }) => value);
  const doubted = [...byValue].filter(([, of]) => of.every(({ said }) => said !== undefined));
  const parts = leaves
    .flatMap(({ text }) => text.split(/[,;:.!?](?:\s|$)|\n|\bbut\b/))
    .filter((part) => mayBe.test(part))
    .map((part) => ({
      said: part.trim(),
      stems: [...new Set(meaningStems(part.replace(mayBe, ' ')))],
    }));
  return {
    figures: new Map(doubted.map(([value, of]) => [value, of[0]!.said!])),
    parts: parts.filter(({ stems }) => stems.length >= fewestStems).slice(0, mostParts),
  };
}

/** The words that make a figure none that is known for certain, with it. */
function findAbout(text: string, { start, end, text: figure }: Specific): string | undefined {
  const before = aboutBefore.exec(text.slice(Math.max(0, start - 24), start))?.[0] ?? '';
  const behind = aboutBehind.exec(text.slice(end, end + 40))?.[0] ?? '';
  return before === '' && behind === '' ? undefined : `${before}${figure}${behind}`;
}

/** What the text says for certain, and the input does not, each once. */
export function findCertain(lines: readonly Line[], index: InputIndex): string[] {
  const { figures, parts } = index.doubts();
  if (figures.size === 0 && parts.length === 0) return [];
  const found = new Map<string, string>();
  const tell = (what: string, said: string, place: string): void => {
    if (!found.has(said))
      found.set(said, `${what} for certain (${place}), where the input says ${quoted(said)}`);
  };
  const isOpen = lines.map(({ text }) => leavesOpen.test(text));
  const open = new Set(lines.flatMap((line, at) => (isOpen[at] === true ? listValues(line) : [])));
  for (const [at, line] of lines.entries()) {
    const { text, words, place, isHeading } = line;
    if (isOpen[at] === true || isHeading) continue;
    for (const value of figures.size === 0 ? [] : listValues(line))
      if (figures.has(value) && !open.has(value)) tell(String(value), figures.get(value)!, place);
    if (parts.length === 0 || isOpen[at - 1] === true || isOpen[at + 1] === true) continue;
    const stems = new Set(meaningStems(text, words));
    const part = parts.find((one) => areMostlyIn(one.stems, stems, leastShare));
    if (part !== undefined) tell(quoted(text), part.said, place);
  }
  return [...found.values()];
}

const listValues = ({ specifics }: Line): number[] =>
  specifics().flatMap(({ kind, values }) => (kind === 'figure' ? values.slice(0, 1) : []));
