import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isOfKind } from '../weights/weigh-openness.ts';
import { tellsQualification } from './qualifications.ts';

/** What is said of somebody's health is for few to read, whatever paper it stands in. */
export const isOfHealth = (text: string): boolean =>
  splitSentences(text).some(
    (sentence) => isOfKind(sentence, 'health') && !tellsQualification(sentence),
  );

/** What somebody, or somebody of theirs, goes through just now. */
const ofNow =
  /\b(?:hospital|a ?& ?e|intensive care|hospice|(?:has|have|had|with|from|got|his|her|their|my) (?:\p{L}+ )?cancer|chemo\p{L}*|stroke|heart (?:attack|bypass)|terminally|(?:seriously|gravely|very) ill|miscarr\p{L}+|suicid\p{L}+|waters broke|early|tumou?r|operation|surgery)\b/iu;

/** Whether whoever is to pay, or to do us a favour, may have other worries. */
export const isGrave = (sentence: string): boolean => ofNow.test(sentence) && isOfHealth(sentence);

/** A field that says who is ill, or of what. */
const healthNames =
  /^(?:sick|offsick|sickness|illness|ill|medical|medicalcondition|medicalinfo|medication|health|diagnosis|disability|disabilities|absencereason)$/;
const tellsNobody = /^(?:\W*|\d+|no|none|nobody|nil|n\/?a|yes|ok|good|fine|unknown)[.!]?$/i;

export const isHealthField = ({ path, value }: Fact): boolean =>
  healthNames.test(normalName(path.at(-1)!)) && !tellsNobody.test(value);

export const tellsOfHealth = onceFor(
  (fact: Fact): boolean => isHealthField(fact) || (fact.items ?? [fact.value]).some(isOfHealth),
);

const goesOn = /^(?:she|he|her|his|him)\b/i;

/** The sentences that say of nobody that they are ill, and do not go on about who is. */
export function withoutHealth(text: string): string {
  if (!isOfHealth(text)) return text;
  let isAfter = false;
  return splitSentences(text)
    .filter((sentence) => {
      isAfter = isOfHealth(sentence) || (isAfter && goesOn.test(sentence));
      return !isAfter;
    })
    .join(' ');
}
