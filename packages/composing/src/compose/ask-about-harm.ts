import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { freeText, namesFor, normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isSaidAnywhere } from '../facts/said-anywhere.ts';
import { isAcute, isUnsoundNearPeople } from './hazards.ts';
import { isMistaken } from './is-mistaken.ts';
import { accident } from './sayings.ts';
import { isOfInsurance, withoutPastCause } from './not-of-now.ts';
import { isSettledSince } from './settled-since.ts';
import type { DraftRequest } from './types.ts';

/** Where somebody tells what happened. */
const reportNames = new Set([
  ...freeText,
  ...namesFor('observation'),
  ...namesFor('risks'),
  ...namesFor('progress'),
  ...'report reports incident incidents findings issues'.split(' '),
]);

const isReport = (fact: Fact): boolean =>
  fact.path.some((name) => reportNames.has(normalName(name))) || isSaidAnywhere(fact);

/** What is over, or is only not to be spoken of, is nobody's to settle today. */
const isPast =
  /\b(?:yesterday|last (?:night|week|month|year|spring|summer|autumn|winter)|(?:in|out of|back from) (?:the )?hospital|made safe|back at work|died|passed away)\b|\b(?:slipped|tripped|fell|fallen|hurt|injured|cut|bruised|burnt|ill|sick)\b[^.]{0,60}\b(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]{3,6})?\b|^(?:please |pls |but |and |so )*(?:don['’]?t|do not|never|not to) (?:mention|bring|say|tell|talk|put|write|name)\b/iu;

/** What a text is to have in it is no report: `Put the number in big for trapped passengers`. */
const isWish =
  /^(?:please )?(?:put|print|write|show|add|include|set) (?:the|an?|our|this|in|phone|number|\d)\b(?!.*\b(?:is|are|was|were|has|have|now|today|at once)\b)/iu;

type Reported = Pick<DraftRequest, 'sheet' | 'definition'>;

/** Whoever hears of danger outside Operations is asked to pass it on: no text of theirs is an order to act. */
export const askAboutHarm = ({ sheet, definition }: Reported): readonly string[] =>
  definition.departmentCode === 'ops' ? [] : askAboutAcute(sheet);

/** What is wrong with our work and nobody has told the customer is for somebody to tell, danger or not. */
export const askWhoTells = (reported: Reported): readonly string[] =>
  reported.definition.inputs.includes('openIssues') && askAboutHarm(reported).length === 0
    ? askAboutUntold(reported.sheet.facts)
    : [];

const askAboutAcute = onceFor(({ facts }: FactSheet): readonly string[] => {
  const told = facts
    .filter((fact) => isReport(fact) && canBeTold(fact))
    .map((fact) => ({ fact, said: findDangers(fact, facts) }))
    .filter(({ said }) => said.length > 0);
  const { fact, said } = told.find((one) => one.said.some(isOfSomebody)) ?? told[0] ?? {};
  if (fact === undefined || said === undefined) return [];
  const shown = said.filter(
    (sentence) => !isMarked(fact) || openSentences(fact).includes(sentence),
  );
  const [quoted] = [...shown.filter(isOfSomebody), ...shown, ...said];
  return [askOf(quoted!, shown.length === 0 ? fact : undefined)];
});

function findDangers(fact: Fact, facts: readonly Fact[]): string[] {
  const sentences = listSentences(fact);
  return sentences.filter((sentence, at) => {
    const next = sentences[at + 1];
    const isFound =
      isOfDanger(sentence) ||
      (next !== undefined && isUnsoundNearPeople(`${sentence} ${next}`) && !isAcute(next)) ||
      (setFree.test(sentence) && facts.some(tellsOfAsbestos));
    return (
      isFound &&
      !(isProgress(fact) && isWork(sentence)) &&
      !isMistaken(sentence, next) &&
      !isSettledSince(sentence, facts)
    );
  });
}

const progress = new Set(namesFor('progress'));
const isProgress = ({ path }: Fact): boolean => path.some((name) => progress.has(normalName(name)));

/** `Gas pipe laid to plots 1 to 4` is the work itself. */
const isWork = (sentence: string): boolean => work.test(sentence) && !goesWrong.test(sentence);
const work =
  /\b(?:laid|fitted|installed|done|tested|complete[ds]?|finished|commissioned|connected|removed|passed|hung|wired|plumbed|delivered|ordered|started|begun|starts?|planned|booked|moved|cleared|clear|off|up|in|replaced|renewed|under way|on (?:schedule|time))\b/iu;
const goesWrong =
  /\b(?:still|not|nobody|could|may|might|smell\p{L}*|leak\p{L}*|broke\p{L}*|fell|fallen|hurt|injur\p{L}*|burn\p{L}*|nearly|almost|loose|hot|crack\p{L}*|shock|trip\p{L}*|slip\p{L}*|collaps\p{L}*|snapp\p{L}*|bypassed|jumpered|unsafe|danger\p{L}*|without|no)\b|n['’]t\b/iu;

/** Of asbestos, which another field may name. */
const setFree =
  /\b(?:sheets?|boards?|panels?|lagging|tiles?|slabs?|insulation|soffits?|bits|pieces|dust|debris|fibres?)\b[^.;]{0,40}\b(?:broke|broken|cracked|snapped|smashed|shattered|crumbl\p{L}+|split|fell|came down|went in(?:to)?|blew|all over|(?:is|are|lies?|lying) on the)\b/iu;

/** Not of asbestos that is gone, or that nobody touches. */
const tellsOfAsbestos = onceFor(
  (fact: Fact): boolean =>
    /asbestos/i.test(fact.value) &&
    listSentences(fact).some((sentence) => /asbestos/i.test(sentence) && isAcute(sentence)),
);

/** Of several dangers the one is quoted that has met somebody, or nearly has. */
const isOfSomebody = (sentence: string): boolean => accident.test(sentence) || met.test(sentence);
const met =
  /\b(?:hurt|injur\p{L}+|bleeding|bit(?:ten)?|burn(?:t|ed)|scald\p{L}*|crushed|trapped|electrocuted|(?:nearly|almost) (?:hit|struck|fell|killed|crushed)|unconscious|collapsed|fell|ambulance|hospital|(?:arm|hand|leg|foot|finger|head|shoulder)s?)\b/iu;

const issues = new Set(namesFor('openIssues'));

function askAboutUntold(facts: readonly Fact[]): string[] {
  for (const fact of facts) {
    if (!issues.has(normalName(fact.path.at(-1)!)) || !canBeTold(fact)) continue;
    const said = listSentences(fact).find((sentence) => ofCustomer.test(sentence));
    if (said === undefined) continue;
    const quoted = isMarked(fact)
      ? `What ${fact.label.toLowerCase()} has that is not public`
      : `“${clipSentence(said, 120)}”`;
    return [`${quoted}: the customer does not know of it. Who tells them, and when?`];
  }
  return [];
}

/** `Tingles off the casing yesterday, still using it`: what was reported then goes on. */
const goesOn =
  /\b(?:is|are) (?:now |\p{L}+ly )?(?:hanging|leaning|loose|sagging|wobbling|smoking|sparking)\b|\bstill (?:\p{L}+ing\b|(?:in use|in there|on|there|live|open|loose|hot|leaks|smells|smokes|sparks|tingles)\b)|\b(?:keeps?|carr(?:y|ies)(?: on)?|goes on) (?:using|running|cooking|working|driving|wearing)\b|\b(?:has|have) (?:not|n['’]t) (?:stopped|been (?:switched|turned) off)\b/iu;

/** Whether a field that tells what happened tells of danger in a sentence. */
export const isDangerIn = (fact: Fact, sentence: string): boolean =>
  isReport(fact) && isOfDanger(sentence) && !(isProgress(fact) && isWork(sentence));

/** What may harm somebody now, as a report tells it. */
export const isOfDanger = (sentence: string): boolean =>
  isAcute(sentence) &&
  (goesOn.test(sentence) || (!isOfInsurance(sentence) && isAcute(withoutPastCause(sentence)))) &&
  (!(isPast.test(sentence) || settledThen.test(sentence)) || goesOn.test(sentence)) &&
  !isWish.test(sentence);

/** `It was shut off and fixed the same hour` */
const settledThen =
  /(?<!\b(?:be|not|never|half|partly) |n['’]t (?:been )?)\b(?:fixed|repaired|replaced|renewed|mended|made safe|put right|sealed|removed|sorted|cleared)(?: it)? (?:since\b|(?:the |that |on the )?same (?:hour|day|morning|afternoon|evening|night|visit)\b|that (?:hour|day|morning|afternoon|night)\b|at once\b|straight away\b|on the spot\b|there and then\b|within (?:the|an|\d))/iu;

/** Of what is not to be told the danger is named, and where it stands: else nobody would learn of it. */
function askOf(said: string, hidden: Fact | undefined): string {
  const quoted =
    hidden === undefined
      ? `“${clipSentence(said, 120)}”`
      : `What ${hidden.label.toLowerCase()} has that is not public tells of danger, read it there`;
  const whom = untold.test(said) ? ', and tell whoever is in danger and does not know' : '';
  return `${quoted}: may somebody come to harm? Settle that first, today${whom}.`;
}

const untold =
  /(?:\b(?:not|never|nobody|no one)|n['’]t|(?:has|does|do|was|is)nt)\b(?: (?:has|have|yet|been|ever)){0,3} (?:told|inform\p{L}*|warn\p{L}*|know\p{L}*|tell)\b|\b(?:unaware|not aware)\b/iu;

/** `Nobody knows why it stops` is nothing that a customer is to be told. */
const ofCustomer =
  /\b(?:not|n['’]?t|never|hasnt|wasnt)\b(?: (?:yet|been)){0,2} (?:told|informed|warned)\b|n['’]t (?:yet )?(?:been )?(?:told|informed|warned)\b|\b(?:she|he|they|customer|client|owner|skipper|crew)s? (?:(?:does|do)(?: not|n['’]?t) (?:yet )?know|(?:is|are) (?:un|not )aware|unaware)\b(?! (?:why|how|what|if|whether|which|when|where)\b)|\bnobody (?:has )?told (?:her|him|them|the (?:customer|client|owner))\b/iu;
