import type { Contradiction } from './contradictions.ts';
import { namesFor } from '../facts/field-names.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';

/** Fields that tell what came of the work; what was before it differs on purpose. */
const results = new Set(
  ['outcome', 'metric', 'quote'].flatMap(namesFor).filter((name) => name !== 'after'),
);

interface Result {
  fact: Fact;
  sentence: string;
  /** What is counted. */
  words: ReadonlySet<string>;
  figures: readonly string[];
}

/** `Robes in use up 18%` beside `Robes in use up 12%`: two results that say the same with other figures. */
export function findOtherResult({ facts }: FactSheet): Contradiction[] {
  const told = facts
    .filter((fact) => !isEntry(fact) && results.has(fact.names[0]!) && /\d/.test(fact.value))
    .flatMap((fact) => splitSentences(fact.value).flatMap((sentence) => readResult(fact, sentence)))
    .slice(0, most);
  for (const [at, one] of told.entries()) {
    const other = told.slice(at + 1).find((later) => contradicts(one, later));
    if (other !== undefined) return [{ said: [quote(one), quote(other)] }];
  }
  return [];
}
const most = 12;
const quote = ({ sentence }: Result): string => clipSentence(sentence, 120);

const figure =
  /(?<sign>[$€£₹]? ?)(?<number>\d[\d,]{0,12}(?:\.\d{1,3})?)(?<unit> ?(?:%|per ?cent))?/giu;
/** When something was counts nothing: `since 4 October 2026`, `Q3`. */
const dates =
  /(?<![\p{L}\d])(?:\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?(?!\d)|q[1-4]|(?:19|20)\d{2}(?![\d.,%]))(?![\p{L}\d])/giu;
/** Of a rounded figure, or one in thousands, nobody can tell. */
const vague =
  /\b(?:about|around|nearly|almost|roughly|over|under|more|less|some|approx\p{L}*|circa|up to|at least)\b|\d ?(?:k|m|thousand|million)\b/iu;
/** How something changed, and nothing that is counted. */
const empty =
  /^(?:from|down|rose|fell|fallen|risen|grew|grown|went|gone|came|dropped|dropping|increase[ds]?|increased|decrease[ds]?|reduced|reduction|growth|higher|lower|fewer|were|with|that|this|have|been|only|just|now|they|their|than|then|since|into|after|compared|percent)$/;

function readResult(fact: Fact, sentence: string): Result[] {
  if (vague.test(sentence)) return [];
  const figures = [...sentence.replace(dates, ' ').matchAll(figure)].map(({ groups = {} }) =>
    [groups['sign']!.trim(), groups['number']!.replaceAll(',', ''), groups['unit'] ? '%' : ''].join(
      ' ',
    ),
  );
  const words = (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (one) => !empty.test(one),
  );
  return figures.length === 0 || words.length === 0
    ? []
    : [{ fact, sentence, words: new Set(words), figures }];
}

/** Of the same things as many figures of the same kinds, of which one is another. */
const contradicts = (one: Result, other: Result): boolean =>
  one.fact !== other.fact &&
  one.figures.length === other.figures.length &&
  (one.words.isSubsetOf(other.words) || other.words.isSubsetOf(one.words)) &&
  one.figures.every((said, at) => toKind(said) === toKind(other.figures[at]!)) &&
  !one.figures.every((said, at) => isSame(said, other.figures[at]!));

const toKind = (said: string): string => said.replace(/[\d.]+/, '');

/** `18 %` is `18.2 %` in whole numbers. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((said) => /[\d.]+/.exec(said)![0]) as [string, string];
  const places = Math.min(...[first, second].map((said) => said.split('.')[1]?.length ?? 0));
  return Number(first).toFixed(places) === Number(second).toFixed(places);
}
