import { quotableSentences } from '../disclosure/marked-facts.ts';
import type { Contradiction } from '../figures/contradictions.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clip, clipSentence } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { movesAppointment } from './moved-meetings.ts';
import { readInstruction } from '../weights/weigh-instructions.ts';

/** As people put one thing in the place of another: `berths 14 and 16, not 15`; whoever `could not see X-rays`, and what is `not posted`, puts none. */
const shapes = [
  /(?<right>[^.;!?]{2,80}?),? (?:and )?(?<!\b(?:can|could|did|does|do|has|have|had|may|might|must|should|will|would) )not (?<wrong>(?!(?:yet|sure|only|just|now|always|until|before|sent|paid|done|made|seen|met|in|on|up|here|there|known|found|kept|told|valid|later|earlier|after|\p{L}{2,}(?:ed|[ai]ble))\b)[^.;,!?]{1,40})(?=[.;,!?]|$)/iu,
  /(?<right>[^.;!?]{2,80}?) (?:instead of|rather than|in place of) (?<wrong>[^.;,!?]{1,40})(?=[.;,!?]|$)/iu,
  /\bnot (?<wrong>[^.;,!?]{1,40}?),? but (?<right>[^.;!?]{2,60})(?=[.;!?]|$)/iu,
  /(?<wrong>[^.;,!?]{1,40}) (?:is|was) (?:wrong|a mistake|a typo)[,;:–-]? (?<right>[^.;!?]{2,60})(?=[.;!?]|$)/iu,
];
/** `It ran at 11 instead of 18` tells how it stood, and corrects nothing. */
const tellsState =
  /\b(?:ran|runs|running|(?:turned|showed) up|went|started|began|sent|brought|left|stood|stands|reads?|showed|shows|showing|measured|measures|holds?|held|came|got|gave|took|takes|costs?|paid|keeps?|kept|arrived|delivered|received|weighed|weighs|stayed|reached|reaches|had|(?:is|was|were|are) (?:at|on|down|up)|(?:is|was|were|are) (?:only |just )?(?:minus |plus |about )?\d[\d.,]* ?(?:°|degrees|bar|volts?|amps?|psi|%|per ?cent|mm|cm|kg))\b[^.;!?]{0,80} (?:instead of|rather than|in place of) /iu;
/** What each of them has: without it the shapes need not be tried at each place of a sentence. */
const corrects = /\bnot\b|instead of|rather than|in place of|\b(?:wrong|a mistake|a typo)\b/i;
const token = /(?<![\p{L}\d.,])(?:\d[\d,.]*\d|\d|\p{Lu}[\p{L}'’-]+)(?![\p{L}\d])/gu;
const noName =
  /^(?:It|He|She|They|We|You|The|A|An|Not|No|This|That|There|And|But|Please|Is|Was|I|Its|Our|His|Her)$/;

const tokensIn = (text: string): string[] =>
  (text.match(token) ?? []).filter((word) => !noName.test(word));
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !ofDay.test(word));
/** It says when, and not of what. */
const ofDay =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|june|july|august|september|october|november|december|sept)$/i;
const isNumber = (word: string): boolean => /^\d/.test(word);

/** Of a number the field has to be of the same thing: `berths`. */
export function isAbout(sentence: string, { value, label }: Fact): boolean {
  const told = `${label} ${value}`.toLowerCase();
  return wordsIn(sentence).some((word) => told.includes(word.replace(/s$/, '')));
}

/** What a text corrects, and another field still says. */
export const findCorrected = ({ facts }: FactSheet): Contradiction[] =>
  facts
    // `Catherine, in the place of Nora` is called, and corrects no name.
    .filter(({ readFrom, names: [own] }) => readFrom === undefined && own !== 'standin')
    .flatMap((fact) => quotableSentences(fact).map((said) => ({ fact, said })))
    // Of another day than the one that is agreed both are right.
    .filter(({ said }) => !movesAppointment(said))
    .flatMap(({ fact, said }): Contradiction[] => {
      const stale = findStale(said, without(facts, fact));
      return stale === undefined
        ? []
        : [{ said: [clip(stale.value, 80), clipSentence(said, 120)] }];
    })
    .slice(0, 2);

const without = (facts: readonly Fact[], fact: Fact): Fact[] =>
  facts.filter((other) => other !== fact);

/** The field that has what a sentence says is wrong. */
export function findStale(said: string, others: readonly Fact[]): Fact | undefined {
  if (!corrects.test(said) || tellsState.test(said)) return undefined;
  // `Do not say Howth until Friday` says of no day that it is another.
  if (readInstruction(said) === 'omit') return undefined;
  const groups = shapes.map((shape) => shape.exec(said)?.groups).find((one) => one);
  if (groups === undefined) return undefined;
  const [rights, wrongs] = [groups['right']!, groups['wrong']!].map(tokensIn);
  const fresh = rights!.filter((word) => !wrongs!.includes(word));
  // `On 4 December and not 1 December` says nothing against December.
  const changed = wrongs!.filter((word) => !rights!.includes(word));
  // Of `30 November` the number tells which day it is: others are in November, too.
  const stale = changed.some(isNumber) ? changed.filter((word) => !ofDay.test(word)) : changed;
  return others.find(
    (other) => !isFreeText(other) && stale.some((word) => isStale(word, fresh, { said, other })),
  );
}

/** Whether a field has what is wrong, and lacks something of its kind that is right. */
function isStale(
  wrong: string,
  fresh: readonly string[],
  { said, other }: { said: string; other: Fact },
): boolean {
  const own = tokensIn(other.value);
  const needsThing = isNumber(wrong) || (ofDay.test(wrong) && wordsIn(other.value).length > 0);
  const isOfKind = fresh.some((word) => isNumber(word) === isNumber(wrong) && !own.includes(word));
  return own.includes(wrong) && isOfKind && (!needsThing || isAbout(said, other));
}
