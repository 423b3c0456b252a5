import { askAboutMixed } from '../figures/mixed-currencies.ts';
import { tellsAmounts, tellsDueDays } from '../days/told-due-days.ts';
import type { AmountQuestion } from '../figures/amount-question.ts';
import { askAboutRecords } from '../figures/check-records.ts';
import { askAboutTotals } from '../figures/check-totals.ts';
import { askAboutCorrections, askAboutNumber } from '../facts/call-corrections.ts';
import { askWhichFigure } from '../figures/contradictions.ts';
import { askWhich, findConflicts, type Conflict } from '../facts/conflicts.ts';
import { askAboutNames } from '../disclosure/few-respondents.ts';
import { findGaps, findNote, isNoneOnRecord } from '../facts/open-questions.ts';
import { readFacts, type FactSheet } from '../facts/read-facts.ts';
import { askAboutContact } from '../questions/ask-about-contact.ts';
import { listDayAsks } from '../days/ask-about-days.ts';
import { askWhoCarries, namesCarriers, namesOwnDays } from '../questions/carriers-of-lines.ts';
import { askAboutAway } from '../questions/ask-about-away.ts';
import { askAboutOpenValues } from '../sentences/open-values.ts';
import { askAboutCallback } from '../schedule/callbacks.ts';
import { askAboutUndelivered } from '../days/ask-about-undelivered.ts';
import { askAboutEnd } from '../days/ask-about-end.ts';
import { askAboutNotice } from '../questions/ask-about-notice.ts';
import { askAboutWork, listOpenControls } from '../days/ask-about-work.ts';
import { askWhetherLead } from '../questions/ask-whether-lead.ts';
import { asksOfLeft, tellLeftLines } from '../left-out/left-lines.ts';
import { findUnclearDates, type Unclear } from '../request/read-asked.ts';
import { hasOneCurrency } from '../facts/money.ts';
import { listLines } from '../figures/read-lines.ts';
import { findMisfits } from '../days/find-misfits.ts';
import { findLeftovers } from '../left-out/leftovers.ts';
import { denyFound, itemizeMissing, listMissing, type Missing } from '../left-out/missing.ts';
import { findToldApart } from '../sentences/find-told-apart.ts';
import { askAboutHidden } from '../questions/ask-about-hidden.ts';
import { askAboutLaidFault } from '../questions/ask-about-laid-fault.ts';
import { askAboutClaims } from '../questions/ask-about-claims.ts';
import { askWhoAnswers } from '../reasons/answer-complaint.ts';
import { askAboutHarm, askWhoTells } from '../questions/ask-about-harm.ts';
import { paragraphs } from '../request/sections.ts';
import { isStockCount, tellShortStock } from '../sentences/short-stock.ts';
import type { DraftRequest, Leftover, PublishedRequest, StepRequest } from '../request/types.ts';

/** What a person has to say before everything that a run writes can be right. */
export interface OpenPoints extends Missing {
  conflicts: readonly Conflict[];
  unclear: readonly Unclear[];
  /** Of texts that name a day whose weekday is another. */
  misfits: readonly Unclear[];
  totals: readonly AmountQuestion[];
  leftovers: readonly Leftover[];
  /** All of them, as sentences. */
  questions: readonly string[];
}

type Told = Missing & Pick<OpenPoints, 'questions'>;

/** @param record with what the text may not tell: whether a thing is on record at all. */
export function findOpenPoints(
  request: Pick<
    StepRequest,
    'definition' | 'context' | 'now' | 'calendar' | 'leftLines' | 'uncut' | 'leftovers'
  > &
    Partial<Pick<PublishedRequest, 'withheldAnswers'> & Pick<DraftRequest, 'whole'>>,
  sheet: FactSheet,
  record: FactSheet = sheet,
): OpenPoints {
  const conflicts = findConflicts(sheet);
  const unclear = findUnclearDates({ ...request, sheet });
  const misfits = findMisfits({ ...request, sheet });
  const totals = askAboutTotals(sheet, request.whole ?? request.context);
  const questions = [
    ...conflicts.map(askWhich),
    ...totals.map(({ question }) => question),
    ...askAboutRecords(request.whole ?? request.context).filter(
      (question) => !isOfLine(question, totals),
    ),
    ...listDayAsks(request.whole ?? request.context, request)
      .slice(0, mostOfDays)
      .map(({ question }) => question),
    ...[...unclear, ...misfits].map(({ question }) => question),
    ...askAboutCallback(sheet),
    ...askWhetherLead(request.definition, sheet),
    ...askWhoAnswers(request.definition, sheet),
    ...askAboutNames(request.definition, request.context),
    ...askAboutHarm({ definition: request.definition, sheet }),
    ...askWhoTells({ definition: request.definition, sheet }),
    ...askAboutClaims({ definition: request.definition, sheet: record }),
    ...askAboutLaidFault({ definition: request.definition, sheet }),
    ...tellLeftLines(request.leftLines ?? [], request.context),
    ...askAboutWork(sheet, request.definition).filter(
      (question) => !asksOfLeft(question, request.leftLines ?? []),
    ),
    ...askAboutMixed(request.whole ?? request.context),
    ...findToldApart(sheet).map(askWhichFigure),
    ...tellShortStock(request.whole ?? request.context),
    ...askAboutHidden(request.uncut === undefined ? sheet : readFacts(request.uncut)),
    ...askAboutCorrections(sheet),
    ...askAboutNumber(sheet),
    ...askAboutNotice(request, sheet),
    ...askAboutEnd(request, sheet),
    ...askAboutUndelivered(request, sheet),
    ...askAboutAway(request, sheet),
    ...askAboutContact(request, sheet),
    ...askWhoCarries(request.definition, sheet),
  ];
  questions.push(...askAboutOpenValues(sheet, questions));
  return {
    conflicts,
    unclear,
    misfits,
    totals,
    questions: [...new Set(questions)],
    gaps: findGaps(record, request.definition)
      .filter((gap) => !isLeftOut(gap, request))
      .filter((gap) => !isNoneOnRecord(gap, request.whole ?? request.context, record))
      .filter((gap) => gap !== 'currency' || !hasOneCurrency(record))
      // Lines that have their prices are items, whatever their list is called.
      .filter((gap) => gap !== 'items' || listLines(request.whole ?? request.context).length === 0)
      // Each line may say when it is due.
      .filter((gap) => gap !== 'due date' || !tellsDueDays(record))
      .filter((gap) => gap !== 'amount' || !tellsAmounts(record))
      // Lines in words may name who has them, and until when.
      .filter((gap) => gap !== 'owner' || !namesCarriers(request.definition, record))
      .filter((gap) => gap !== 'due date' || !namesOwnDays(request.definition, record))
      .filter((gap) => !ofTask.has(gap) || !isStockCount(request.whole ?? request.context))
      // A control that is open is an open item.
      .filter((gap) => gap !== 'open items' || listOpenControls(sheet).length === 0),
    note: findNote(record),
    leftovers: findLeftovers({ ...request, context: request.whole ?? request.context }, record),
  };
}

const mostOfDays = 3;
/** What a line of a stock count has not. */
const ofTask = new Set(['owner', 'status', 'due date']);

/** Whether a record's amount is that of a line of which it is asked beside the whole amount. */
export function isOfLine(question: string, totals: readonly AmountQuestion[]): boolean {
  const [, line] = /^Which amount of (.+?) is right: /.exec(question) ?? [];
  return (
    line !== undefined && totals.some((one) => one.question.includes(` on record of ${line}, `))
  );
}

/** Answers that are left out are on record. */
const isLeftOut = (
  gap: string,
  { withheldAnswers = [] }: Partial<Pick<PublishedRequest, 'withheldAnswers'>>,
): boolean => withheldAnswers.length > 0 && (gap === 'comments' || gap === 'responses');

/** For a summary: who reads no more than that sees what is open. */
export const summarizeOpen = ({ questions, ...missing }: Told): string[] => [
  ...questions,
  ...listMissing(missing, { isShort: true }),
];

/** As a section of a text; none where nothing is open. */
export const openSection = (open: Told): string =>
  open.note === undefined
    ? listSection([...open.questions, ...itemizeMissing(withoutAsked(open))])
    : shortOpenSection(open);

/** The same for a text of which the gaps are no part: one line for all of them. */
export const shortOpenSection = (open: Told): string =>
  listSection([...open.questions, ...listMissing(withoutAsked(open))]);

/** What a question says already. */
const withoutAsked = (open: Told): Told => ({
  ...open,
  gaps: open.gaps.filter(
    (gap) => !open.questions.some((question) => question.startsWith(denyFound(gap))),
  ),
});

const listSection = (lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : paragraphs(['## Open questions', lines.map((line) => `- ${line}`).join('\n')]);
