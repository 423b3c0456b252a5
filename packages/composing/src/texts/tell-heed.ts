import { ignoringCase } from '@workspace-ops/content';
import { hasAccessCode, tellsAccessCode, tellsPassword } from '../disclosure/access-codes.ts';
import { isForNoCrew } from '../disclosure/crew-matters.ts';
import { markedWords } from '../disclosure/find-markings.ts';
import { isMarked, openSentences, quotableSentences } from '../disclosure/marked-facts.ts';
import { tellsIdentity, tellsPrivateMatter } from '../disclosure/personal-matters.ts';
import { isHealthField, isCompany, isOfHealth, tellsOfHealth } from '../disclosure/health.ts';
import { remarks, surveys } from '../disclosure/without-respondents.ts';
import { goesBy, isFreeText, normalName, plainName } from '../facts/field-names.ts';
import { clip, clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isBinding } from '../sentences/binding-sentences.ts';
import { tellHiddenNames } from '../left-out/hidden-names.ts';
import { isOwnTask } from '../sentences/own-tasks.ts';
import { quotePoint, rankGrave } from '../request/quote-point.ts';
import { isReply } from '../request/read-asked.ts';
import { isSaid, listRefusals } from '../request/refuses-contact.ts';
import { isStandstill } from '../request/standstill.ts';
import { readInstruction } from '../weights/weigh-instructions.ts';
import { setsTerm } from '../weights/weigh-terms.ts';
import { isOfParts, withoutPlainFacts } from '../sentences/plain-facts.ts';
import { isPrivateNews } from '../sentences/private-news.ts';
import { isSecretPlan } from '../sentences/secret-plans.ts';
import { withTakenBack } from '../sentences/taken-back.ts';
import { isAgainstDanger } from '../sentences/wishes-against-danger.ts';

/** As people say in a note what is not to be done, or on what it depends. */
const limiting = ignoringCase(
  String.raw`\b(?:do not|don['’]?t|(?<!\b(?:we|they|i|he|she|it|who|which|that) )never|not to|must not|mustn['’]?t|should not|shouldn['’]?t|cannot|can['’]?t|won['’]?t|nobody|no one|nothing|not (?:before|until|till?|yet|allowed)|only (?:if|when|after|once|with|for|to|by)|only\b[^.?!]{1,40}\bif|(?:we|i|you|he|she|they) (?!ask|wonder|know|see|check)\p{L}+ if|unless|until|till?|off limits|leave (?:\p{L}+ ){0,3}out|hold (?:off|it|this|that)|keep (?:away|off|out|it|this|that)|(?:is|was|are|were)n['’]?t|no good|by mistake|in error|wrong(?:ly)?|should (?:be|not|have)|not (?:really|actually|right|correct|agreed|final|confirmed|certain|decided|approved|signed|safe))(?!\p{L})|(?-i:\bNOT\b)|\bonly(?=[.,;!]|$)|\bauditors? (?:\p{L}+ )?(?:flagged|raised|queried|noted)\b|\bprepares? and (?:also )?approves?\b|\b(?:has|have|had|we|i|he|she|they) (?:\p{L}+ )?agreed\b|\bpromised\b|\bbefore (?:this|it|that|these|anything|we|you) (?:(?:is|are|goes|go|gets?|being|be|has|have|been) )*(?:out|circulate[ds]?|sen[dt]|share[ds]?|issued?|publish(?:ed)?|posted|printed|signed|released?|ordered)\b|\b(?:talk|speak) to [\p{L}'’]+ (?:first|before)\b|\b(?:does|do|did)(?: not|n['’]t) agree\b|\bdisagree[sd]?\b|\bsay[- ]?so (?:before|first)\b|\b(?:needs?|wants?) (?:[\p{L}'’]+ ){1,3}(?:say|ok|okay|approval|sign[- ]?off)\b`,
);

/** `Deal with Ines`: with nobody else. */
const whomTo =
  /(?:^|[,;:] ?(?:so |and |please |but )?)(?:[Tt]alk|[Ss]peak|[Dd]eal) (?:to|with) (?!(?:Me|Us|You)\b)\p{Lu}\p{Ll}+/u;

/** `Give her a pat on the back` limits nothing. */
const praise =
  /\b(?:give|gives|giving) (?:[\p{L}'’]+ ){1,4}?(?:pat on the back|pats on the back|round of applause|shout[- ]?outs?|big hand|high[- ]fives?|thumbs up|gold stars?|medals?|big thanks|well done)\b|\btell (?:[\p{L}'’]+ ){1,3}?well done\b/giu;

const isLimiting = (said: string): boolean => {
  if (isOfParts(said)) return false;
  if (isBinding(said) || setsTerm(said)) return true;
  const asked = withoutPlainFacts(said.replace(praise, ' '));
  return (
    limiting.test(asked) ||
    whomTo.test(asked) ||
    (readInstruction(said.replace(praise, ' ')) !== null && !isOwnTask(said))
  );
};

/** What several people said is no instruction of ours. */
const holdsRemarks = ({ path, items }: Fact): boolean =>
  items !== undefined && remarks.has(normalName(path.at(-1)!));

/** A note may, and why a place is free: `Rab was given a final warning`. */
const tellsPrivately = (fact: Fact): boolean =>
  (isFreeText(fact) ? tellsPrivateMatter(fact.value) : tellsIdentity(fact.value)) ||
  (fact.names[0] === 'reason' && isPrivateNews(fact.value));

const limits = { sentences: 5, sentence: 160, health: 2 };

/**
 * What a note forbids or makes conditional, for the summary of a paper that is shared: who uses it decides whether
 * the paper keeps to it. What is marked as confidential is not repeated.
 * @param told the summary so far, which says nothing twice.
 * @param shown the facts that the paper tells.
 */
export function tellHeed(
  { facts }: FactSheet,
  told: string,
  shown: readonly Fact[] = facts,
): string {
  const notes = facts.filter(
    (fact) =>
      fact.readFrom === undefined &&
      isFreeText(fact) &&
      !holdsRemarks(fact) &&
      canBeTold(fact) &&
      isLimiting(fact.value),
  );
  // A refusal counts in a field of any name.
  const refused = facts
    .filter((fact) => fact.readFrom === undefined && !notes.includes(fact) && isSaid(fact))
    .flatMap(listRefusals);
  const isDangerous = told.includes('may come to harm');
  const open = [
    ...(isDangerous ? findWishes(facts) : []),
    ...notes.flatMap((note) => withTakenBack(quotableSentences(note)).filter(isLimiting)),
    ...refused,
    ...findOrders(facts, notes),
  ];
  const said = open.filter(
    (sentence) =>
      !told.includes(clipSentence(sentence, limits.sentence).slice(0, 60)) &&
      // Whoever may read it reads it where it stands.
      !tellsPassword(sentence),
  );
  const [against = [], kept = []] = [true, false].map((isAgainst) =>
    said.filter((sentence) => (isDangerous && isAgainstDanger(sentence)) === isAgainst),
  );
  const quoted = quoteSome(kept.toSorted((one, other) => rankGrave(one) - rankGrave(other)));
  return [
    quoted.length === 0 ? '' : `Heed what is said: ${quoted.join(', ')}.`,
    against.length === 0
      ? ''
      : `Danger comes before what somebody wishes: ${quoteSome(against).join(', ')} holds nothing up.`,
    limitsHidden(notes, open) ? hiddenLimits : '',
    tellHealth(shown, told),
    tellsWho(facts),
    tellsPatient(facts),
    tellsPay(facts) ? 'It tells what somebody earns: who may read that?' : '',
    shown.some((fact) => !isMarked(fact) && tellsPrivately(fact))
      ? "It tells of somebody's private matters: who may read that?"
      : '',
    tellsCode(shown) ? 'It tells an access code: for whom is it?' : '',
    tellHiddenNames(facts),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const hiddenLimits = 'A note that is not public limits the work, too: read it.';

/** Whether a sentence limits the work that is not quoted. */
const limitsHidden = (notes: readonly Fact[], open: readonly string[]): boolean =>
  notes
    .filter(isMarked)
    .flatMap(listSentences)
    .some((sentence) => isLimiting(withoutTrailingMark(sentence)) && !open.includes(sentence));

/** `He failed it, keep that with HR` limits no work; of `No one is to be told` the mark is what limits it. */
const withoutTrailingMark = (sentence: string): string =>
  sentence.replace(
    /(?<=\p{L}[^.;]{8,}[,;(–-] ?)(?:please |pls )?keep (?:this|it|that|them|to|between) [^.;,]*/iu,
    '',
  );

/** The same of data that a text is composed without: what limits the work there, and what it names that stands here. */
export function tellCut({ facts }: FactSheet, open: FactSheet): string {
  const told = open.facts.map(({ value }) => value).join('\n');
  const isCut = (sentence: string): boolean =>
    ![sentence, withoutBracket(sentence)].some((one) => told.includes(withoutEnd(one))) &&
    !isForNoCrew(sentence) &&
    isLimiting(withoutMarks(sentence));
  const isLimited = facts.some(
    (fact) =>
      isFreeText(fact) &&
      isMarked(fact) &&
      isLimiting(fact.value) &&
      listSentences(fact).some(isCut),
  );
  return [isLimited ? hiddenLimits : '', tellHiddenNames(facts)]
    .filter((part) => part !== '')
    .join(' ');
}

const withoutBracket = (sentence: string): string => sentence.replace(/ ?\([^()]*\)/g, '');
const withoutEnd = (sentence: string): string => sentence.replace(/[.!?]$/, '');
const withoutMarks = (sentence: string): string =>
  markedWords(sentence).reduce((rest, words) => rest.replace(words, ' '), sentence);

/** Who would have us wait, whether or not they forbid anything. */
const findWishes = (facts: readonly Fact[]): string[] =>
  facts
    .filter((fact) => fact.readFrom === undefined && isFreeText(fact) && canBeTold(fact))
    .flatMap((fact) => quotableSentences(fact).filter(isAgainstDanger));

const quoteSome = (said: readonly string[]): string[] =>
  [...new Set(said.map((one) => quotePoint(one, [{ test: isLimiting }], limits.sentence)))]
    .slice(0, limits.sentences)
    .map((sentence) => `“${sentence}”`);

/** What is to stay out of use, and of what somebody is not to hear, holds wherever it is reported. */
const findOrders = (facts: readonly Fact[], notes: readonly Fact[]): string[] =>
  facts
    .filter((fact) => fact.readFrom === undefined && !notes.includes(fact) && !isReply(fact))
    .flatMap((fact) =>
      quotableSentences(fact).filter((one) => isStandstill(one) || isSecretPlan(one)),
    );

/** By an answer to a survey somebody could be known: it is quoted nowhere. */
function tellHealth(facts: readonly Fact[], told: string): string {
  // Beside a customer comments are a note of ours.
  const isAnswerHere = (fact: Fact): boolean => !facts.some(isOfCustomer) && isAnswer(fact);
  const isOfSurvey = facts.filter(tellsOfHealth).some(isAnswerHere);
  const said = findHealth(
    facts.filter((fact) => !isAnswerHere(fact)),
    told,
  );
  const where = [
    ...said.map((one) => `“${one}”`),
    ...(isOfSurvey ? ['an answer to the survey, read it there'] : []),
  ];
  return where.length === 0 ? '' : `It tells of somebody's health: ${where.join(', ')}.`;
}

const isOfCustomer = goesBy('customer', 'company', 'lead');
const isAnswer = ({ path }: Fact): boolean =>
  [surveys, remarks].some((names) => names.has(normalName(path[0]!)));

function findHealth(facts: readonly Fact[], told: string): string[] {
  const said = facts
    .filter((fact) => fact.readFrom === undefined && tellsOfHealth(fact) && canBeTold(fact))
    // `Hillside Rehab` is a company.
    .filter((fact) => isHealthField(fact) || !isCompany(fact.names, fact.value))
    // What is not public is read where it stands.
    .flatMap((fact) =>
      quotableSentences(fact).filter((sentence) => isHealthField(fact) || isOfHealth(sentence)),
    )
    .map((sentence) => clipSentence(sentence, limits.sentence));
  return [...new Set(said)]
    .slice(0, limits.health)
    .filter((quoted) => !told.includes(quoted.slice(0, 60)));
}

const unnamed =
  /\b(?:do not|don['’]?t|never|nobody is to|not to) (?:\p{L}+ )?nam(?:e|ing)\b|\bnames? (?:off|out)\b|\bno names?\b|\bput (?:\p{L}+['’]?s? )?names?\b/iu;
const ofPerson =
  /^(?:injured|injuredperson|victim|operator|employee|driver|child|pupil|patient|apprentice)$/;

/** Whom a paper names, where a note says that somebody is not to be named. */
function tellsWho(facts: readonly Fact[]): string {
  const isUnnamed = facts.some((fact) => isFreeText(fact) && unnamed.test(fact.value));
  const named = facts.find(({ path }) => ofPerson.test(normalName(path.at(-1)!)));
  return isUnnamed && named !== undefined
    ? `A note says that somebody is not to be named, and it tells: ${named.label.toLowerCase()} “${clip(named.value, 60)}”.`
    : '';
}

const isOfRepair = goesBy('site', 'equipment', 'observation');
const ofPatient = /^(?:patient|resident|pupil|(?:patient|resident|pupil)(?:full)?name)$/;
/** Whoever repairs a couch need not know who lay on it. */
function tellsPatient(facts: readonly Fact[]): string {
  // Without a place or a thing the work is for the patient.
  if (!facts.some(isOfRepair)) return '';
  const named = facts.find(({ path }) =>
    [path.slice(-1), path.slice(-2)].some((part) => ofPatient.test(plainName(part.join(' ')))),
  );
  return named === undefined
    ? ''
    : `It names a ${named.label.toLowerCase().replace(/ (?:full )?name$/, '')}: “${clip(named.value, 60)}”. Does whoever reads it need that?`;
}

/** In a note: an opening has a field for it. */
const pay = ignoringCase(
  String.raw`\b(?:his|her|their|\p{L}+['’]s) (?:salary|wages?|pay|hourly rate)\b[^.;]{0,24}\d|\b(?:he|she|they)['’ ]?(?:is|s|are|re|will be)? on [£₹$€]?\d{2,3}(?:k|,\d{3})\b|\b(?:pay|wage|salary) ?(?:rises?|raises?|cuts?|increases?|reviews?)\b[^.;]{0,60}(?<!\p{L})(?-i:\p{Lu}\p{Ll}+):? (?:(?:gets?|has|by|to|at|on) )?(?:[£₹$€] ?\d|\d+(?:[.,]\d+)? ?%)`,
);

/** `Jo gets 3% on this one`, in a field of whatever name. */
const ofSale = ignoringCase(
  String.raw`\b(?:(?-i:\p{Lu}\p{Ll}+)|he|she|rep) (?:gets|earns|makes|is on|takes) \d{1,2}(?:\.\d+)? ?% (?:on|of|for) (?:this|it|the (?:deal|sale|contract|account))\b|\b\d{1,2}(?:\.\d+)? ?% commission (?:to|for) (?-i:\p{Lu}\p{Ll}+)`,
);

const tellsPay = (facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      ((isFreeText(fact) && pay.test(fact.value)) ||
        ofSale.test(fact.value) ||
        (/^(?:sales)?(?:commission|spiff)$/.test(normalName(fact.path.at(-1)!)) &&
          /\d/.test(fact.value))) &&
      !isMarked(fact),
  );

/** Of a note that is marked in part the rest is told. */
const tellsCode = (facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) => hasAccessCode(fact) && (!isMarked(fact) || openSentences(fact).some(tellsAccessCode)),
  );

/** A summary of its parts, those that are not empty, and of what is to be heeded. */
export function joinSummary(
  parts: readonly string[],
  sheet: FactSheet,
  shown: readonly Fact[] = sheet.facts,
): string {
  const told = parts.filter((part) => part !== '').join(' ');
  const heed = tellHeed(sheet, told, shown);
  return heed === '' ? told : `${told} ${heed}`;
}
