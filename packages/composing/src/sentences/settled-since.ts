import { namesFor, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import type { Fact } from '../facts/read-facts.ts';

/** Where somebody tells how it ended. */
const results = new Set(['outcome', 'closure'].flatMap(namesFor));

const putRight =
  /(?<!\p{L})(?:replaced|renewed|repaired|fixed|mended|made safe|put right|removed|rebuilt|re-?wired|re-?hung|installed|fitted|tightened|sealed|new \p{L}+(?: \p{L}+)?(?: fitted)? throughout)(?!\p{L})/iu;
const notYet =
  /\b(?:not|[a-z]+n['’]t|never|yet|will|shall|going to|to be|should|must|next|tomorrow|until|once|when|if|partly|temporar\p{L}*)\b/iu;
/** What was wrong then may be wrong still. */
const goesOn = /\b(?:still|now|today|tonight|again|is|are|keeps?|can)\b/iu;

const thingsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.replace(/s$/, '').replace(/e$/, ''),
  );

/** As it was found, which is what a story begins with. */
const onArrival =
  /\b(?:when|before|until|as) (?:we|our \p{L}+|he|she|they) (?:first )?(?:arrived|came|got (?:there|here)|started|began|took (?:it|them|this|the \p{L}+) over|turned up|walked in|were called)\b|\bon (?:our )?(?:arrival|first visit)\b|\bwe (?:arrived|came) to find\b/iu;
/** How it is since then. */
const holds =
  /\b(?:held|holds|back (?:at|to|up|in)|down to|up to|within (?:the|an|one|two|\d)|since|steady|stays|stayed|runs|ran|works|passed|no more|now|after (?:a|the|two|new))\b/iu;
const befores = new Set(namesFor('before'));

/** Whether a sentence tells what was so before the work that another field tells. */
const isOfBefore = (sentence: string, { path }: Fact): boolean =>
  onArrival.test(sentence) ||
  (/\b(?:was|were|had|stood|used to|did)\b/iu.test(sentence) &&
    path.some((name) => befores.has(normalName(name)) && normalName(name) !== 'problem'));

/** `No ice on the walk since November 5` */
const noneSince =
  /(?<!\p{L})(?:no|not (?:one|a single)|zero)(?: (?:more|further|new|other|single))? (?<thing>\p{L}{3,20})(?!\p{L})[^.;!?]{0,80}\b(?:since|so far|any ?more|all (?:season|winter|fall|autumn|spring|summer|month|year))\b/iu;
const isGone = (told: string, things: readonly string[]): boolean => {
  const thing = noneSince.exec(told)?.groups?.['thing']?.toLowerCase().replace(/s$/, '');
  return thing !== undefined && things.some((one) => one.startsWith(thing));
};

/** Of which nobody knows by smell or sight that it has gone. */
const measured =
  /\b(?:gas|monoxide|asbestos|legionella|lead|radon|wir(?:es?|ing)|cables?|electric\p{L}*)\b/iu;

/** What may harm somebody, and has not been there since: `there have been no more falls since`; not `no heat since Friday`. */
const ofHarm =
  /^(?:ice|icing|leak|fall|slip|trip|smell|smoke|spark|flood|sewage|backup|accident|incident|injur|shock)/iu;
export const deniesSince = (sentence: string): boolean => {
  const { thing = '' } = noneSince.exec(sentence.slice(0, longest))?.groups ?? {};
  return (
    ofHarm.test(thing) &&
    !measured.test(sentence) &&
    !notYet.test(sentence) &&
    !/\b(?:but|except|until)\b/iu.test(sentence)
  );
};
const longest = 300;

/** Whether another field tells that what was found then was put right: a story is of what is over. */
export function isSettledSince(sentence: string, facts: readonly Fact[], of: Fact): boolean {
  if (goesOn.test(sentence)) return false;
  const things = thingsIn(sentence);
  const isBefore = isOfBefore(sentence, of);
  const told = facts
    .filter((fact) => fact !== of && fact.path.some((name) => results.has(normalName(name))))
    .flatMap(listSentences);
  if (
    !measured.test(sentence) &&
    told.some((one) => isGone(one.slice(0, longest), things) && !notYet.test(one))
  )
    return true;
  // What goes on in one of them may be this.
  if (isBefore && told.some((one) => holds.test(one)) && !told.some((one) => notYet.test(one)))
    return true;
  return told
    .flatMap((one) => one.split(/[,;] /))
    .some(
      (part) =>
        putRight.test(part) &&
        !notYet.test(part) &&
        thingsIn(part).some((one) => things.some((other) => other.endsWith(one) || one === other)),
    );
}
