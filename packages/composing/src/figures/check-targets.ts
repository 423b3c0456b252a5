import { splitSentences, clipSentence } from '../facts/inline-text.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { figure, figures, toFigure, type Figure } from './read-measures.ts';

const met =
  /\b(?:target|goal|sla|limit|standard)s?\b[^.;]{0,40}?(?<!\b(?:not|never|nearly|almost|[a-z]+n['’]t) (?:yet )?)\b(?:met|hit|achieved|reached|kept|ok|passed|beaten)\b|(?<!\b(?:not|never|nearly|almost|[a-z]+n['’]t) )\b(?:met|hit|achieved|reached|kept|within|inside|on|beat|ahead of) (?:the |our |its |their )?(?:target|goal|sla|limit|standard)\b/iu;
const missed =
  /\b(?:target|goal|sla|limit|standard)s?\b[^.;]{0,40}?\b(?:missed|not (?:met|hit|achieved|reached|kept)|failed)\b|\b(?:missed|outside|over|short of|failed) (?:the |our |its |their )?(?:target|goal|sla|limit|standard)\b/iu;
const target = new RegExp(
  `\\b(?:target|goal|sla|limit|standard)s?(?: (?:of|is|was|time|at|under|within|:))*[: ]{1,2}${figure}|${figure} (?:\\p{L}+ )?(?:target|goal|sla|limit|standard)\\b`,
  'iu',
);

/** The less of it the better, as of a time. */
const isLess = ({ unit }: Figure, said: string): boolean | undefined => {
  if (times.test(unit)) return !/\b(?:up ?time|battery|run ?time|lasts?|retention)\b/iu.test(said);
  if (!/^(?:%|per ?cent)$/i.test(unit)) return undefined;
  return /\b(?:error|defect|waste|absence|absent\p{L}*|complaints?|late|failures?|returns?|churn|sick\p{L}*|rejects?|miss\p{L}*|cost|no[- ]shows?|downtime|vacan\p{L}+)s?\b/iu.test(
    said,
  );
};
const times = /^(?:min|days?|weeks?|s|secs?|seconds?)$/i;

interface Claim {
  fact: Fact;
  said: string;
  limit: Figure;
  isMet: boolean;
}

/** What says of a target that it is met, or missed. */
function readClaim(fact: Fact, said: string): Claim[] {
  const isMissed = missed.test(said);
  if (!isMissed && !met.test(said)) return [];
  const found = target.exec(said);
  if (found === null) return [];
  // Of the two shapes the groups of one are filled.
  const limit = readFigures(found[0]).at(0);
  if (limit === undefined) return [];
  return [{ fact, said, limit: { ...limit, at: limit.at + found.index }, isMet: !isMissed }];
}

const readFigures = (text: string): Figure[] => [...text.matchAll(figures)].map(toFigure);

/** `target 45 min met` beside a measured time of 49 minutes, in one entry, one sentence or two fields of one thing. */
export function findWrongTargets({ facts }: FactSheet): { said: [string, string] }[] {
  const claims = facts.flatMap((fact) =>
    (isEntry(fact) ? [fact.value] : splitSentences(fact.value))
      .filter((said) => said.length <= longest)
      .flatMap((said) => readClaim(fact, said)),
  );
  return claims.flatMap((claim): { said: [string, string] }[] => {
    const measured = findMeasured(claim, facts);
    return measured === undefined || !contradicts(claim, measured)
      ? []
      : [{ said: [quote(claim.said), quote(measured.said)] }];
  });
}
const quote = (said: string): string => clipSentence(said, 100);
const longest = 300;

interface Measured {
  figure: Figure;
  said: string;
  /** With what it is called. */
  context: string;
}

function findMeasured(claim: Claim, facts: readonly Fact[]): Measured | undefined {
  const [own, second] = listMeasured(claim.said, claim.said, claim.limit);
  if (own !== undefined) return second === undefined ? own : undefined;
  const [other, another] = facts
    .filter((fact) => fact !== claim.fact && !isEntry(fact))
    .flatMap((fact) => listMeasured(fact.value, `${fact.label} ${fact.value}`, claim.limit))
    .filter(({ context }) => isOfSame(context, claim.said));
  const sameFact = splitSentences(isEntry(claim.fact) ? '' : claim.fact.value)
    .filter((sentence) => sentence !== claim.said)
    .flatMap((sentence) => listMeasured(sentence, `${sentence} `, claim.limit))
    .filter(({ context }) => isOfSame(context, claim.said));
  const [beside, more] = sameFact;
  if (beside !== undefined) return more === undefined ? beside : undefined;
  return another === undefined ? other : undefined;
}

/** The figures of a text in the unit of a limit, and not the limit itself. */
const listMeasured = (text: string, context: string, { at, unit }: Figure): Measured[] =>
  [...text.slice(0, longest).matchAll(figures)]
    .map((match) => ({ figure: toFigure(match), words: match[0].trim() }))
    .filter(({ figure: one }) => one.unit === unit && !(text === context && one.at === at))
    .map(({ figure: one, words }) => ({
      figure: one,
      said: text === context ? words : context,
      context,
    }));

/** Whether two texts have a word in common that says what is measured. */
function isOfSame(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) =>
    (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.replace(/s$/, '')),
  ) as [string[], string[]];
  return others.some((word) => words.includes(word) && !common.test(word));
}
const common =
  /^(?:minute|hour|target|today|yesterday|average|standard|limit|under|within|about|their|there|which|after|before)$/;

function contradicts(
  { limit, isMet, said }: Claim,
  { figure: measured, context }: Measured,
): boolean {
  const less = isLess(limit, `${said} ${context}`);
  if (less === undefined || measured.value === limit.value) return false;
  const isWithin = less ? measured.value < limit.value : measured.value > limit.value;
  return isWithin !== isMet;
}
