import { freeText, isLeave, namesFor, normalName } from '../facts/field-names.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isSaidAnywhere } from '../facts/said-anywhere.ts';
import { closedFinding } from './clean-findings.ts';
import { isLasting } from './hazards-in-plain-words.ts';
import { isAcute, isUnsoundNearPeople } from './hazards.ts';
import { isDoneEntry, isOrder, isStatement } from './is-told.ts';
import { isMistaken } from './is-mistaken.ts';
import {
  isAdvice,
  isHealed,
  isMendedAndTested,
  withoutExcluded,
  withoutHarmless,
} from './no-danger.ts';
import { isOfInsurance, withoutPastCause } from './not-of-now.ts';
import { isSettledSince } from './settled-since.ts';
import { isDefeated } from './stopgaps.ts';

/** Where somebody tells what happened: a word is enough there. */
const reportNames = new Set([
  ...freeText,
  ...namesFor('observation'),
  ...namesFor('risks'),
  ...namesFor('progress'),
  ...'report reports incident incidents findings issues'.split(' '),
]);

const isReport = onceFor(
  (fact: Fact): boolean =>
    fact.path.some((name) => reportNames.has(normalName(name))) || isSaidAnywhere(fact),
);

/** What is over, or is only not to be spoken of, is nobody's to settle today. */
const isPast =
  /\b(?:yesterday|last (?:night|week|month|year|spring|summer|autumn|winter)|(?<!\b(?:poison\p{L}*|electrocuted|gassed|scalded|burnt|burned)\b[^.]{0,80})(?:in|out of|back from) (?:the )?hospital|made safe|back at work|died|passed away)\b|\b(?:slipped|tripped|fell|fallen|hurt|injured|cut|bruised|burnt|ill|sick)\b[^.]{0,60}\b(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]{3,6})?\b|^(?:please |pls |but |and |so )*(?:don['’]?t|do not|never|not to) (?:mention|bring|say|tell|talk|put|write|name)\b/iu;

/** What a text is to have in it is no report: `Put the number in big for trapped passengers`. */
const isWish =
  /^(?:please )?(?:put|print|write|show|add|include|set) (?:the|an?|our|this|in|phone|number|\d)\b(?!.*\b(?:is|are|was|were|has|have|now|today|at once)\b)/iu;

/** What a sheet has of danger: each field that tells of it, with its sentences. */
export interface Danger {
  fact: Fact;
  said: readonly string[];
}

/** Every field is read, whatever it is called. */
export const listDangers = onceFor(({ facts }: FactSheet): readonly Danger[] =>
  facts
    .filter((fact) => !isLeave(fact) && canBeTold(fact))
    .map((fact) => ({ fact, said: findIn(fact, facts) }))
    .filter(({ said }) => said.length > 0),
);

const findIn = (fact: Fact, facts: readonly Fact[]): readonly string[] =>
  findAlone(fact, facts.some(tellsOfAsbestos)).filter(
    (sentence) => !isSettledSince(sentence, facts, fact),
  );

const findAlone = (fact: Fact, isWithAsbestos: boolean): readonly string[] =>
  isWithAsbestos ? [...toldAlone(fact), ...fibresIn(fact)] : toldAlone(fact);

/** What a field tells of danger, whatever the others do. */
const toldAlone = onceFor((fact: Fact): readonly string[] => {
  const sentences = listSentences(fact);
  return sentences.filter((sentence, at) => {
    const next = sentences[at + 1];
    return (
      !isWordless(fact, sentence) &&
      (isDangerIn(fact, sentence) ||
        (next !== undefined && isUnsoundNearPeople(`${sentence} ${next}`) && !isAcute(next))) &&
      !isOver(sentence, next) &&
      !isClosedFinding(fact, sentence) &&
      !(isDoneEntry(fact) && at === 0)
    );
  });
});

const fibresIn = (fact: Fact): readonly string[] =>
  isReport(fact)
    ? listSentences(fact).filter(
        (sentence) => setFree.test(sentence) && !toldAlone(fact).includes(sentence),
      )
    : [];

/** Whether what a sentence tells is over, as it says itself or the one after it does. */
const isOver = (sentence: string, next = ''): boolean =>
  isMendedAndTested(sentence, next) || isHealed(sentence, next) || isMistaken(sentence, next);

/** Where nobody reports, a word of danger alone is a product, a title or a name, and an order is the work itself. */
const isWordless = (fact: Fact, sentence: string): boolean =>
  !isReport(fact) && (isOrder(sentence) || !(isStatement(sentence) || isDefeated(sentence)));

/** Whether a sentence of a field tells of what may harm somebody. */
const isDangerIn = (fact: Fact, sentence: string): boolean =>
  isOfDanger(sentence) &&
  (isReport(fact) || isAcute(withoutNames(sentence))) &&
  !((isProgress(fact) || !isReport(fact)) && isWork(sentence) && !isDefeated(sentence));

/** `the Gas Chamber booking page`: what is called so, within a sentence. */
const names =
  /(?<=[\p{Ll}\d,;:”"’)&] |[“"(])\p{Lu}\p{Ll}{3,}(?: (?:(?:&|and|of|by|the|at) )?\p{Lu}\p{Ll}+)*/gu;

/** A sentence less what has a name with a word of danger. */
const withoutNames = (sentence: string): string =>
  sentence.replace(names, (name) => (isAcute(name) ? ' ' : name));

const findings = new Set(['findings', 'finding', ...namesFor('findings')]);
const isClosedFinding = ({ path }: Fact, sentence: string): boolean =>
  path.some((name) => findings.has(normalName(name))) && closedFinding.test(sentence);

const progress = new Set(namesFor('progress'));
const isProgress = ({ path }: Fact): boolean => path.some((name) => progress.has(normalName(name)));

/** `Gas pipe laid to plots 1 to 4` is the work itself. */
const isWork = (sentence: string): boolean => work.test(sentence) && !goesWrong.test(sentence);
const work =
  /\b(?:laid|fitted|installed|done|tested|complete[ds]?|finished|commissioned|connected|removed|passed|hung|wired|plumbed|delivered|ordered|started|begun|starts?|planned|booked|moved|cleared|clear|off|up|in|replaced|renewed|under way|on (?:schedule|time))\b/iu;
const goesWrong =
  /\b(?:still|kept|keeps?|dizzy|headaches?|unwell|sick|hospital|poison\p{L}*|fumes|missing|split|bare|exposed|alarm (?:went|goes|kept)|not|nobody|could|may|might|smell\p{L}*|leak\p{L}*|broke\p{L}*|fell|fallen|hurt|injur\p{L}*|burn\p{L}*|nearly|almost|loose|hot|crack\p{L}*|shock|trip\p{L}*|slip\p{L}*|collaps\p{L}*|snapp\p{L}*|bypassed|jumpered|unsafe|danger\p{L}*|without|no)\b|n['’]t\b/iu;

/** Of asbestos, which another field may name. */
const setFree =
  /\b(?:sheets?|boards?|panels?|lagging|tiles?|slabs?|insulation|soffits?|bits|pieces|dust|debris|fibres?)\b[^.;]{0,40}\b(?:broke|broken|cracked|snapped|smashed|shattered|crumbl\p{L}+|split|fell|came down|went in(?:to)?|blew|all over|(?:is|are|lies?|lying) on the)\b/iu;

/** Not of asbestos that is gone, or that nobody touches. */
const tellsOfAsbestos = onceFor(
  (fact: Fact): boolean =>
    /asbestos/i.test(fact.value) &&
    listSentences(fact).some((sentence) => /asbestos/i.test(sentence) && isAcute(sentence)),
);

/** `Tingles off the casing yesterday, still using it`: what was reported then goes on. */
const goesOn =
  /\b(?:is|are) (?:now |\p{L}+ly )?(?:hanging|leaning|loose|sagging|wobbling|smoking|sparking)\b|\bstill (?:\p{L}+ing\b|(?:in use|in there|on|there|live|open|loose|hot|leaks|smells|smokes|sparks|tingles)\b)|\b(?:keeps?|carr(?:y|ies)(?: on)?|goes on) (?:using|running|cooking|working|driving|wearing)\b|\b(?:has|have) (?:not|n['’]t) (?:stopped|been (?:switched|turned) off)\b/iu;

/** What may harm somebody now, as it is told. */
export const isOfDanger = (sentence: string): boolean =>
  isAcute(sentence) &&
  (goesOn.test(sentence) ||
    (!isOfInsurance(sentence) && isAcute(withoutHarmless(withoutPastCause(sentence))))) &&
  isAcute(withoutExcluded(sentence)) &&
  (!(isPast.test(sentence) || settledThen.test(sentence)) ||
    goesOn.test(sentence) ||
    isLasting(sentence)) &&
  !isWish.test(sentence) &&
  !isAdvice(sentence);

/** `It was shut off and fixed the same hour` */
const settledThen =
  /(?<!\b(?:be|not|never|half|partly) |n['’]t (?:been )?)\b(?:fixed|repaired|replaced|renewed|mended|made safe|put right|sealed|removed|sorted|cleared)(?: it)? (?:since\b|(?:the |that |on the )?same (?:hour|day|morning|afternoon|evening|night|visit)\b|that (?:hour|day|morning|afternoon|night)\b|at once\b|straight away\b|on the spot\b|there and then\b|within (?:the|an|\d))/iu;
