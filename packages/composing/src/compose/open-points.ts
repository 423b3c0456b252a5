import type { AmountQuestion } from '../facts/amount-question.ts';
import { askAboutRecords } from '../facts/check-records.ts';
import { askAboutTotals } from '../facts/check-totals.ts';
import {
  askAboutCorrections,
  askAboutNumber,
  askWhichFigure,
  findContradictions,
} from '../facts/contradictions.ts';
import { askWhich, findConflicts, type Conflict } from '../facts/conflicts.ts';
import { askAboutNames } from '../disclosure/few-respondents.ts';
import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { clip, splitSentences } from '../facts/inline-text.ts';
import { plainValue } from '../facts/plain-value.ts';
import { findGaps, findNote, sayMissing } from '../facts/open-questions.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { askAboutNotice } from './ask-about-notice.ts';
import { askWhetherLead } from './ask-whether-lead.ts';
import { findUnclearDates, type Unclear } from './choose-time.ts';
import { findMisfits } from './find-misfits.ts';
import { askAboutHarm } from './hazards.ts';
import { instructs } from './sayings.ts';
import { enumerate, paragraphs } from './sections.ts';
import type { DraftRequest, PublishedRequest, StepRequest } from './types.ts';

/** What a person has to say before everything that a run writes can be right. */
export interface OpenPoints {
  conflicts: readonly Conflict[];
  unclear: readonly Unclear[];
  /** Of texts that name a day whose weekday is another. */
  misfits: readonly Unclear[];
  totals: readonly AmountQuestion[];
  /** All of them, as sentences. */
  questions: readonly string[];
  /** What is not on record, in words. */
  gaps: readonly string[];
  /** The text that may tell it all the same. */
  note?: string | undefined;
}

type Told = Pick<OpenPoints, 'questions' | 'gaps' | 'note'>;

/** @param record with what the text may not tell: whether a thing is on record at all. */
export function findOpenPoints(
  request: Pick<StepRequest, 'definition' | 'context' | 'now' | 'calendar'> &
    Partial<Pick<PublishedRequest, 'withheldAnswers'> & Pick<DraftRequest, 'whole'>>,
  sheet: FactSheet,
  record: FactSheet = sheet,
): OpenPoints {
  const conflicts = findConflicts(sheet);
  const unclear = findUnclearDates({ ...request, sheet });
  const misfits = findMisfits({ ...request, sheet });
  const totals = askAboutTotals(request.whole ?? request.context, sheet);
  const questions = [
    ...conflicts.map(askWhich),
    ...totals.map(({ question }) => question),
    ...askAboutRecords(request.whole ?? request.context),
    ...[...unclear, ...misfits].map(({ question }) => question),
    ...askWhetherLead(request.definition, sheet),
    ...askAboutNames(request.definition, request.context),
    ...askAboutHarm({ definition: request.definition, sheet }),
    ...askAboutDifferences(request.definition, sheet),
    ...askAboutRisks(request.definition, sheet),
    ...askAboutLines(request.definition, sheet),
    ...askAboutIncome(request.definition, sheet),
    ...askAboutOwner(sheet),
    ...askAboutStates(request.definition, sheet),
    ...findContradictions(sheet).map(askWhichFigure),
    ...askAboutCorrections(sheet),
    ...askAboutNumber(sheet),
    ...askAboutComplaint(request.definition, sheet),
    ...askAboutNotice(request, sheet),
    ...askAboutFairness(request.definition, sheet),
    ...askAboutOtherDate(request.definition, sheet),
  ];
  return {
    conflicts,
    unclear,
    misfits,
    totals,
    questions: [...new Set(questions)],
    gaps: findGaps(request.definition, record).filter((gap) => !isLeftOut(gap, request)),
    note: findNote(record),
  };
}

const difference =
  /\b(?:difference|differs?|disagrees?|does not agree|out by|unreconciled|unexplained|unmatched|not matched|does not match|short by|over by|missing|unaccounted|not accounted for|(?:fewer|less|more) [^.]{0,40}than)\b/i;
const noDifference =
  /\b(?:no|nil|zero|without)(?: \p{L}+)? difference|difference(?: is| of)?:? (?:[A-Z]{3} )?(?:0(?:[.,]0+)?|nil|none|zero)\b/iu;

/** A reconciliation with a difference is open, wherever it stands. */
function askAboutDifferences(
  { inputs }: Pick<StepRequest['definition'], 'inputs'>,
  { facts }: FactSheet,
): string[] {
  if (!inputs.includes('reconciliations')) return [];
  return facts
    .filter(({ path }) => normalName(path[0]!) === 'reconciliations')
    .flatMap(({ value, items = [value] }) => items)
    .filter((said) => difference.test(said) && !noDifference.test(said))
    .slice(0, 3)
    .map((said) => `“${clip(said, 120)}” is open: who carries it, and by when?`);
}

/** What was promised beside what may go against it: whether it does takes more than words. */
function askAboutRisks(
  { inputs }: Pick<StepRequest['definition'], 'inputs'>,
  { find }: FactSheet,
): string[] {
  const risk = find('risks');
  if (!inputs.includes('promises') || find('promises') === undefined || risk === undefined)
    return [];
  const [first = ''] = risk.items ?? [risk.value];
  return [`Can each promise be kept beside “${clip(first.replace(/[.]$/, ''), 120)}”?`];
}

/** What somebody wants taken off an invoice. */
const notBilled =
  /(?:^|[.;,] ?)(?:please |pls )?hold\b(?! (?:up|a\b))|\b(?:leave|take|knock|strike|keep|drop)\b[^.]{0,40}\b(?:off|out)\b|\bwaive[ds]?\b|\bfree of charge\b|\bno charge\b|\b(?:not|n['’]?t) (?:to be |be )?(?:bill(?:ed)?|charged?|invoiced?)\b|\bgoodwill\b|\b(?:is|was|are|were|be|for) free\b|\bfree (?:hour|day|of)\b|\bon the house\b|\bto come off\b|\breverse charge\b|\b(?:need|needs|have|has) to check\b|\bbefore (?:it|this) goes\b|\bno vat\b|\b(?:not|n['’]?t) (?:have to )?pay\b|\bonly (?:bill|charge|invoice)\b|\b(?:discount|credit)\b/iu;

/** Lines are billed as they are given: what a note says of them is for whoever releases them. */
function askAboutLines(
  { inputs }: Pick<StepRequest['definition'], 'inputs'>,
  sheet: FactSheet,
): string[] {
  if (!inputs.some((input) => input.split('|').includes('invoiceDate'))) return [];
  const said = sentencesOf(sheet)
    .filter((sentence) => notBilled.test(sentence) || instructs.some((one) => one.test(sentence)))
    .slice(0, mostQuoted)
    .map((sentence) => clip(sentence.replace(/[.]$/, ''), 120));
  return said.length === 0
    ? []
    : [`On record is “${said.join('” and “')}”: do the lines keep to that?`];
}

const mostQuoted = 3;

/** As the name of a line, before its figures. */
const income = /^(?:[^:]* )?(?:income|revenues?|takings|turnover|receipts|sales)(?= \(|:|$)/i;

/** Money that comes in above its plan is no overspend. */
function askAboutIncome(
  { inputs }: Pick<StepRequest['definition'], 'inputs'>,
  { facts }: FactSheet,
): string[] {
  if (!inputs.includes('plannedSpend|planned|lines')) return [];
  return facts
    .filter((fact) => !isFreeText(fact))
    .flatMap(({ label, value }) => [label, value])
    .flatMap((name) => income.exec(name)?.[0] ?? [])
    .slice(0, mostQuoted)
    .map((name) => `“${clip(name, 60)}” reads as income: does it belong in a review of spend?`);
}

const sentencesOf = ({ facts }: FactSheet): string[] =>
  facts
    .filter(isFreeText)
    // What is not public is not said again.
    .flatMap((fact) => (isMarked(fact) ? openSentences(fact) : splitSentences(fact.value)));

/** `Owner is Sunil not Marcus` beside an owner. */
const otherOwner = /\b[Oo]wner\b[^.?!]{0,24}\b(?:is|should be)(?: now)? (\p{Lu}\p{Ll}+)/u;

function askAboutOwner(sheet: FactSheet): string[] {
  const owner = sheet.find('owner');
  if (owner === undefined) return [];
  return sentencesOf(sheet)
    .flatMap((sentence) => otherOwner.exec(sentence)?.[1] ?? [])
    .filter((name) => !owner.value.includes(name))
    .slice(0, 1)
    .map((name) => `Who is the owner: ${clip(owner.value, 60)}, or ${name} as the note says?`);
}

/** What nobody may be chosen by for work. */
const unfair =
  /\b(?:young(?:er)?|youthful|energetic|mature|older|not too old|under (?:30|35|40|45|50)|fit and (?:young|healthy)|(?:young|fit|strong) (?:lad|lads|man|men|girl|woman|chap|bloke|guy)|lads?|girls?|male|female|(?:a|some) (?:man|woman|bloke|lady)|native speakers?|british|english|local(?:s)? only|no (?:kids|children|mums|families)|single|married|pregnan\p{L}+|christian|muslim)\b(?=[^.;]{0,60})/iu;
const wishes =
  /\b(?:would (?:like|love|prefer|suit)|prefer(?:s|red|ably|ence)?|ideally|want(?:s|ed)?|looking for|need(?:s|ed)?|no|must be|should be|rather|only|suits?)\b/iu;

/** A wish for an age, a sex or an origin has no place in a search for somebody. */
function askAboutFairness(
  { inputs }: Pick<StepRequest['definition'], 'inputs'>,
  sheet: FactSheet,
): string[] {
  if (!inputs.includes('role') || !inputs.includes('salary')) return [];
  return sentencesOf(sheet)
    .filter((sentence) => unfair.test(sentence) && wishes.test(sentence))
    .slice(0, 1)
    .map(
      (said) =>
        `“${clip(said.replace(/[.]$/, ''), 120)}” may be unlawful to choose somebody by: leave it out of the search.`,
    );
}

/** As people say that a paper is of another day than its date. */
const otherDate =
  /\byesterday['’]?s\b|\b(?:really|actually|this (?:is|was)|(?:it|that)['’]?s|(?:it|that) was) (?:for |of |from )?(?:yesterday|the \d{1,2}(?:st|nd|rd|th))\b|\b(?:wrong|other) date\b|\bdate (?:is wrong|should be)\b|\bshould (?:say|read) (?:the )?\d{1,2}(?:st|nd|rd|th)\b/iu;

function askAboutOtherDate(
  { inputs }: Pick<StepRequest['definition'], 'inputs'>,
  sheet: FactSheet,
): string[] {
  const date = inputs.includes('items|tasks|observation') ? sheet.find('date') : undefined;
  if (date === undefined) return [];
  return sentencesOf(sheet)
    .filter((sentence) => otherDate.test(sentence))
    .slice(0, 1)
    .map(
      (said) =>
        `Of which day is it: ${plainValue(date, sheet)}, or another, as “${clip(said.replace(/[.]$/, ''), 120)}” says?`,
    );
}

const ofRenewal = ['renewalDate', 'usage', 'offer'];

/** Who complains of an order has no contract that could be renewed. */
function askAboutComplaint(
  { inputs }: Pick<StepRequest['definition'], 'inputs'>,
  { facts, find }: FactSheet,
): string[] {
  if (!inputs.includes('renewalDate')) return [];
  if (ofRenewal.some((name) => find(name) !== undefined)) return [];
  const complaint = facts.find(({ path }) =>
    /^(?:complaints?|problem|fault|issue)/.test(normalName(path.at(-1)!)),
  );
  return complaint === undefined
    ? []
    : [
        `“${clip(complaint.value.replace(/[.]$/, ''), 120)}” is a complaint, and no renewal is on record: who answers it, and by when?`,
      ];
}

const notDone =
  /\b(?:is|was|are|were)n['’]?t (?:really |actually |quite )?(?:done|finished|fixed|closed|completed?)\b|\bnot (?:really |actually |yet |quite )?(?:done|finished|fixed|closed|completed?)\b|\b(?:put|leave|mark) (?:it|that|them|this) (?:as|down as) (?:open|done|closed)\b/iu;

/** A note may say that an entry of a register is in another state than its row tells. */
function askAboutStates(
  { inputs }: Pick<StepRequest['definition'], 'inputs'>,
  sheet: FactSheet,
): string[] {
  if (!inputs.includes('items|tasks|observation')) return [];
  return sentencesOf(sheet)
    .filter((sentence) => notDone.test(sentence))
    .slice(0, 2)
    .map((said) => `On record is “${clip(said.replace(/[.]$/, ''), 120)}”: which state is right?`);
}

/** Answers that are left out are on record. */
const isLeftOut = (
  gap: string,
  { withheldAnswers = [] }: Partial<Pick<PublishedRequest, 'withheldAnswers'>>,
): boolean => withheldAnswers.length > 0 && (gap === 'comments' || gap === 'responses');

/** For a summary: who reads no more than that sees what is open. */
export const summarizeOpen = ({ questions, ...missing }: Told): string[] => [
  ...questions,
  ...listMissing(missing),
];

export const listMissing = ({ gaps, note }: Pick<Told, 'gaps' | 'note'>): string[] =>
  gaps.length === 0
    ? []
    : [`Not on record${note === undefined ? '' : ` outside the ${note}`}: ${enumerate(gaps)}.`];

/** As a section of a text; none where nothing is open. */
export const openSection = (open: Told): string =>
  open.note === undefined
    ? listSection([...open.questions, ...open.gaps.map((gap) => sayMissing(gap))])
    : shortOpenSection(open);

/** The same for a text of which the gaps are no part: one line for all of them. */
export const shortOpenSection = (open: Told): string => listSection(summarizeOpen(open));

const listSection = (lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : paragraphs(['## Open questions', lines.map((line) => `- ${line}`).join('\n')]);
