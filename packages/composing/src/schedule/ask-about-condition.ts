import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { spokenDay, type Calendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { readOpenHours } from '../times/read-opening.ts';
import { isOfAccess } from './keep-to-access.ts';
import { isReply } from '../request/read-asked.ts';

/** A cheap test before the others. */
const hint = /\b(?:before|until|till?|unless|without|only|once|after|when|wait|first|back)\b/iu;

const conditions = [
  /(?:\b(?:not|nothing|nobody|never|no (?:access|entry|work|visits?))\b|n['’]t)[^.;]{0,40}?\b(?:before|until|till?|unless|without|sooner than) (?:after )?(?<day>[^.;,!?]{2,40})/iu,
  /\bonly (?:after|once|when|if|from) (?<day>[^.;,!?]{2,40})/iu,
  /\bwait(?:s|ing)? (?:for|until|till?) (?<day>[^.;,!?]{2,40})/iu,
  /\b(?:come|go|visit|start|begin|drive out|possible|access|enter)\b[^.;]{0,30}?\b(?:once|after|when|as soon as) (?<day>[^.;,!?]{2,40})/iu,
  /\b(?:must|ha(?:s|ve) to|needs? to) [^.;]{1,50}\b(?:first|before (?:we|you|anybody|anyone|the (?:visit|work|crew)))\b/iu,
];
/** `The owner is back on 2 December` */
const returns =
  /(?:\b(?:is|are|be|comes?|gets?|home)|['’](?:s|re|m)) back (?:on |from )?(?<day>[^.;,!?]{2,40})|\baway (?:until|till?) (?<away>[^.;,!?]{2,40})/iu;
/** Of what is told, or paid, and not of a visit. */
const ofOther =
  /\b(?:send|sent|tell|told|mention|say|invoices?d?|bill(?:ed)?|pay|paid|name[ds]?|post(?:ed)?|publish(?:ed)?|quote[ds]?|write|e-?mail|call(?:ed)?|ring|phone|text|charged?|worry|discuss)\b/iu;

const places = new Set(namesFor('access'));
const isOfVisit = (fact: Fact): boolean =>
  !isReply(fact) &&
  fact.readFrom === undefined &&
  (isFreeText(fact) || places.has(normalName(fact.path.at(-1)!)));

/** What is done on a site, and is talked of before that. */
const ofWork =
  /\b(?:no|any|all|noisy|loud|start(?:ing)?|begin(?:ning)?) (?:\p{L}+ )?(?:work|noise|drilling|deliver(?:y|ies)|installation|fitting|scaffolding)\b|\b(?:work|drill|deliver)(?:s|ing|ies|y)?\b[^.;]{0,20}\b(?:only|not|cannot|can['’]?t|before|after|until)\b/iu;

/** What has to come before a visit, as notes say it, where its day does not show that it does. */
export function askAboutCondition(
  { facts }: FactSheet,
  day: Temporal.PlainDate,
  { now, calendar, isTalk }: { now: Date; calendar: Calendar; isTalk: boolean },
): string[] {
  const isAhead = (words: string): boolean | undefined => {
    const named = readDay(words, now, calendar);
    return named && Temporal.PlainDate.compare(day, named) < 0;
  };
  const isOpen = (sentence: string): boolean => {
    const back = returns.exec(sentence)?.groups;
    if (isAhead(back?.['day'] ?? back?.['away'] ?? '') === true) return true;
    const found = conditions.map((one) => one.exec(sentence)).find((one) => one !== null);
    return found !== undefined && isAhead(found.groups?.['day'] ?? '') !== false;
  };
  return facts
    .filter(isOfVisit)
    .flatMap((fact) => quotableSentences(fact).filter((said) => !isOfHours(fact, said)))
    .filter((said) => said.length <= longest && hint.test(said) && !ofOther.test(said))
    .filter((said) => !isTalk || !ofWork.test(said))
    .filter(isOpen)
    .slice(0, mostQuoted)
    .map((said) => `On record is “${clipSentence(said, 120)}”: does ${spokenDay(day)} keep to it?`);
}
/** `Only after 6pm`: the hour of a visit keeps to it, or is asked about. */
const isOfHours = (fact: Fact, said: string): boolean =>
  isOfAccess(fact) && onlyHours.test(said) && readOpenHours(said).length > 0;
const onlyHours =
  /^(?:(?:only|not|no|access|entry|visits|open|or|and|before|until|till?|after|from|between|to|later|earlier|than|-|–|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?)(?:[ ,]+|\.?$))+$/iu;
const longest = 300;
const mostQuoted = 2;
