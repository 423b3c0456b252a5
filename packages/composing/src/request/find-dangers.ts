import { freeText, isLeave, namesFor, normalName } from '../facts/field-names.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isSaidAnywhere } from '../facts/said-anywhere.ts';
import { isDangerBehind, isDecision } from '../sentences/behind-decision.ts';
import { tellsOfCare } from '../sentences/catered-for.ts';
import { closedFinding } from '../sentences/clean-findings.ts';
import { isAcute } from './hazards.ts';
import { isSurelyDanger } from '../weights/weigh-danger.ts';
import { withoutDishes } from '../sentences/served-food.ts';
import { isDoneEntry, isOrder, isStatement } from '../sentences/is-told.ts';
import { metWithAccident } from '../sentences/met-with-accident.ts';
import { sayLabelled } from './labelled-hazards.ts';
import { listLeftCold } from './vulnerable-houses.ts';
import { deniesSince, isSettledSince } from '../sentences/settled-since.ts';
import { isDefeated } from '../sentences/stopgaps.ts';

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
    fact.path.some((name) => reportNames.has(normalName(name))) ||
    isDecision(fact) ||
    isSaidAnywhere(fact),
);

/** What a sheet has of danger: each field that tells of it, with its sentences. */
export interface Danger {
  fact: Fact;
  said: readonly string[];
}

/** Every field is read, whatever it is called. */
export const listDangers = onceFor(({ facts }: FactSheet): readonly Danger[] =>
  facts
    .filter((fact) => !isLeave(fact) && !isOfReaders(fact) && canBeTold(fact))
    .map((fact) => ({ fact, said: findIn(fact, facts) }))
    .filter(({ said }) => said.length > 0),
);

/** Whom something is for tells of nobody who comes to harm. */
const readers = new Set(namesFor('audience'));
const isOfReaders = ({ path }: Fact): boolean => path.some((name) => readers.has(normalName(name)));

const findIn = (fact: Fact, facts: readonly Fact[]): readonly string[] =>
  [
    ...new Set([...findAlone(fact, facts.some(tellsOfAsbestos)), ...listLeftCold(fact, facts)]),
  ].filter((sentence) => !isSettledSince(sentence, facts, fact));

const findAlone = (fact: Fact, isWithAsbestos: boolean): readonly string[] =>
  isWithAsbestos ? [...toldAlone(fact), ...fibresIn(fact)] : toldAlone(fact);

/** What a field tells of danger, whatever the others do. */
const toldAlone = onceFor((fact: Fact): readonly string[] => {
  const labelled = sayLabelled(fact);
  if (labelled !== undefined && isAcute(labelled)) return [labelled];
  const sentences = listSentences(fact);
  return sentences.filter((sentence, at) => {
    const next = sentences[at + 1];
    return (
      !isWordless(fact, sentence) &&
      (isAcute(sentence) ||
        (isDecision(fact) && isDangerBehind(sentence)) ||
        countsHarmed.test(sentence) ||
        (isOpenIssue(fact) && metWithAccident(sentence)) ||
        (next !== undefined && isDangerousPair(sentence, next))) &&
      !isMistaken(sentence, next) &&
      !asksToStop.test(sentence) &&
      !deniesSince(sentence) &&
      !tellsOfCare(sentence) &&
      !isClosedFinding(fact, sentence) &&
      !(isDoneEntry(fact) && at === 0)
    );
  });
});

/** `I've told your people three times to stop.` */
const asksToStop =
  /^(?:i|we)(?:['’]ve| have)? (?:already |now )?(?:told|asked|warned) (?:you|your|them)\b[^.,;:]{0,40}? to stop(?: \p{L}+ing(?: (?:me|us))?)?[.!]*$/iu;

/** What is open with a customer is not over, whatever day it has. */
const openIssues = new Set(namesFor('openIssues'));
const isOpenIssue = ({ path }: Fact): boolean =>
  path.some((name) => openIssues.has(normalName(name)));

/** What two sentences tell together: `The lintel is cracked. Toddlers walk under it.` */
const isDangerousPair = (sentence: string, next: string): boolean =>
  isSurelyDanger(withoutDishes(`${sentence} ${next}`)) && !isAcute(next);

const fibresIn = (fact: Fact): readonly string[] =>
  isReport(fact)
    ? listSentences(fact).filter(
        (sentence) => setFree.test(sentence) && !toldAlone(fact).includes(sentence),
      )
    : [];

/** Where nobody reports, a word of danger alone is a product, a title or a name, and an order is the work itself. */
const isWordless = (fact: Fact, sentence: string): boolean =>
  !isReport(fact) &&
  (isOrder(sentence) ||
    !(isStatement(sentence) || isDefeated(sentence) || countsHarmed.test(sentence)));
/** `19 call-outs, 3 entrapments` names no product. */
const countsHarmed =
  /\b(?:[1-9]\d?|one|two|three|four|five|six|several|another) (?:entrapments?|near[- ]miss(?:es)?|scalds?|electric shocks?)\b(?! (?:last|in the year before|before)\b)/iu;

const findings = new Set(['findings', 'finding', ...namesFor('findings')]);
const isClosedFinding = ({ path }: Fact, sentence: string): boolean =>
  path.some((name) => findings.has(normalName(name))) && closedFinding.test(sentence);

/** Of asbestos, which another field may name. */
const setFree =
  /\b(?:sheets?|boards?|panels?|lagging|tiles?|slabs?|insulation|soffits?|bits|pieces|dust|debris|fibres?)\b[^.;]{0,40}\b(?:broke|broken|cracked|snapped|smashed|shattered|crumbl\p{L}+|split|fell|came down|went in(?:to)?|blew|all over|(?:is|are|lies?|lying) on the)\b/iu;

/** Not of asbestos that is gone, or that nobody touches. */
const tellsOfAsbestos = onceFor(
  (fact: Fact): boolean =>
    /asbestos/i.test(fact.value) &&
    listSentences(fact).some((sentence) => /asbestos/i.test(sentence) && isAcute(sentence)),
);

/** What somebody took it for. */
const supposed =
  /\b(?:thought|feared|believed|suspected|assumed|reckoned|imagined|worried|afraid|convinced|panicked|looked like|smelt like|smelled like|mistook|false alarm)\b/iu;

/** What it was in the end: `It was the drain under the sink.` */
const inTheEnd =
  /(?:^|[,;:–-] ?|\b(?:but|and) )(?:in the end )?(?:it|that|this)(?: only| just)? (?:was|were|turned out to be|proved to be)(?: only| just| actually| really| in fact)? (?!not\b)\p{L}|\b(?:turned out to be|proved to be|(?:was|were)(?: not|n['’]t) an? [^.?!]{1,60} but) \p{L}/iu;

/** What may harm somebody under another name as well. */
const stillRisky =
  /\b(?:gas|flues?|boilers?|hobs?|cookers?|burners?|heaters?|meters?|regulators?|wir(?:es?|ing)|cables?|faults?|faulty|electric\p{L}*|fuel|petrol|chemicals?|batter(?:y|ies)|not (?:sure|certain|known))\b/iu;

/** Whether a danger that was reported turned out to be something else, as a sentence or the one after it says. */
function isMistaken(sentence: string, next = ''): boolean {
  const inOne = inTheEnd.exec(sentence);
  const [end, from] = inOne === null ? [inTheEnd.exec(next), next] : [inOne, sentence];
  if (end === null || (inOne === null && end.index > 0)) return false;
  const before = inOne === null ? sentence : sentence.slice(0, end.index);
  const found = from.slice(end.index + end[0].length - 1);
  const isTakenBack =
    supposed.test(before) || (inOne !== null && /turned out|proved|\bbut \p{L}$/iu.test(end[0]));
  return isTakenBack && !isAcute(found) && !stillRisky.test(found);
}
