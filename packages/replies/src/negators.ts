import { phraseAt, phraseTable } from './phrases.ts';
import type { Word } from '@workspace-ops/contacts';

const single = new Set(
  `no not never neither nor without none nobody nothing cannot hardly barely scarcely stop cease quit
  avoid refrain refuse refused decline declined declining dislike hate cancel cancelled canceled
  cancelling canceling cancellation unsure unlikely doubt doubtful unable skip skipping zero enough
  tired sick spare forget lack lacking minus dont doesnt didnt wont cant isnt arent wasnt werent
  tampoco sin senza ohne nein kein keine keinen keiner keinerlei nicht niemals pas aucun aucune jamais ninguna ningún nessun nessuna geen niet nenhum nenhuma não nie żadnego ingen inget inte
  wouldnt couldnt shouldnt havent hasnt hadnt aint neednt`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Several words that negate what follows them. */
const several = phraseTable([
  [
    true,
    `no longer, rather than, instead of, anything but, far from, less interested, least interested,
    too busy, too early, too soon, fed up, pass on, passing on, passed on, lost interest,
    little interest, call off, calling off, called off, opposed to, no one, in lieu of, negative on, rid of, less than, less calls, fewer calls,
    less meetings, fewer meetings, had our fill, had my fill, count us out, count me out, withdraw my, withdraw our, save yourself`,
  ],
]);

/** What looks like a negation and is none. */
const idioms = phraseTable([
  [
    true,
    `no problem, no problems, no worries, no worry, no doubt, no question, no brainer, no issue,
    no issues, no objection, no objections, no hesitation, no rush, no hurry, no pressure,
    no obligation, no later than, no more than, no less than, no matter, no wonder, no strings,
    not a problem, not an issue, not bad, not a bad, not only, not just, not merely, not simply,
    not to mention, not later than, not too late, why not, why don't, why dont, why wouldn't,
    why shouldn't, can't wait, cannot wait, cant wait, couldn't wait, could not wait, can not wait,
    couldn't be more, could not be more, couldn't be happier, could not be happier, couldn't agree,
    could not agree, couldn't come at, can't hurt, nothing against, never been more, never hurts, if not, or not, whether or not,
    without a doubt, without doubt, without question, without hesitation, without delay,
    without further ado, stop by, hate to miss, don't forget, do not forget, dont forget,
    don't hesitate, do not hesitate, dont hesitate, wouldn't mind, would not mind, don't mind,
    do not mind, dont mind, wouldnt mind, won't say no, wouldn't say no, would not say no,
    can't say no, not like we aren't, not like i'm not, not that i'm not, not that we aren't, not that we're not, can't say i'm not, can't say we're not, cannot say i'm not, no thanks, no thank you, not urgent, not sooner, nothing to lose, enough to,
    no better time, not my first, zero in, no cost, don't see why not,
    do not see why not, can't see why not, see no reason not, can't find the link,
    couldn't find the link, cannot find the link, can't find a link, couldn't find a link,
    can't find the page, couldn't find the page, can't find the form, not long ago, not too long ago`,
  ],
]);

/** Turns a negation round: "I'm not opposed to a call". */
const flips = new Set(
  'mind hesitate opposed against averse object objection objections hurt problem problems issue issues worry worries doubt forget miss uninterested disinterested harm'.split(
    ' ',
  ),
);

const interjected = new Set(
  "i i'm i'd i'll i've we we're we'd we'll it it's that's this please you yes but and sorry".split(
    ' ',
  ),
);

export const flipsNegation = (text: string): boolean => flips.has(text);

export const isContractedNot = (text: string): boolean => text.endsWith("n't");

/** Whether the word says "not" by itself, for constructions around it. */
export const isNot = (text: string): boolean =>
  text === 'not' || text === 'never' || isContractedNot(text);

const isNegator = (words: readonly Word[], at: number): boolean => {
  const { text } = words[at]!;
  if (!single.has(text) && !isContractedNot(text)) return false;
  // "No I'm interested", "No please call": an answer, not a negation of what follows.
  return text !== 'no' || !interjected.has(words[at + 1]?.text ?? '');
};

/**
 * The negator at a word: its length in words and whether it negates, since an idiom only looks
 * like one; null where there is none.
 */
export function negatorAt(
  words: readonly Word[],
  at: number,
): { length: number; negates: boolean } | null {
  const idiom = phraseAt(idioms, words, at);
  if (idiom !== null) return { length: idiom.length, negates: false };
  const phrase = phraseAt(several, words, at);
  if (phrase !== null) return { length: phrase.length, negates: true };
  return isNegator(words, at) ? { length: 1, negates: true } : null;
}
