import type { ArtifactDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { fillPlaceholders } from '@workspace-ops/content';
import { withoutDueLater } from '../questions/ask-about-due-later.ts';
import { withoutDisputed } from '../tables/without-disputed.ts';
import { tellLapsed, withoutLapsed } from '../days/lapsed-promises.ts';
import { composeCalendarEntry } from './compose-calendar-entry.ts';
import { composeCrmDiff } from './compose-crm-diff.ts';
import { composeCsv } from './compose-csv.ts';
import { composeDocument } from './compose-document.ts';
import { composeApproval, composeNote } from './compose-note.ts';
import { composeText } from './compose-text.ts';
import { dateRequest, describeWritten, type DatedRequest } from '../schedule/date-request.ts';
import { withConsentToAsk } from '../texts/consent-to-ask.ts';
import { isLetter } from '../sentences/is-letter.ts';
import { withoutLeftLines } from '../left-out/left-lines.ts';
import { withoutFiles } from './without-files.ts';
import { withoutSameStart } from './without-same-start.ts';
import { fillTitle } from '../texts/fill-template.ts';
import { withoutUnfitDay } from '../schedule/without-unfit-day.ts';
import { withNoCall } from '../schedule/find-in-writing.ts';
import { withAddressee } from '../texts/name-addressee.ts';
import { withReferrer } from '../texts/with-referrer.ts';
import { withOurAnswer } from '../request/find-our-answer.ts';
import { withSender } from '../request/find-sender.ts';
import { withOwnerOfTheirs } from '../facts/open-parties.ts';
import { withSaidMail } from '../facts/said-mail.ts';
import { withDebtor, withReminder } from '../facts/of-reminders.ts';
import { withNestedOffer } from '../facts/nested-offer.ts';
import { withPriceOfRate } from '../facts/price-by-rate.ts';
import { clip, inlineText } from '../facts/inline-text.ts';
import { withInvoiceLines } from '../facts/invoice-lines.ts';
import { customerNames } from '../facts/conflicts.ts';
import { readFacts, withoutFacts, type FactSheet } from '../facts/read-facts.ts';
import { namesSeveral, withInvoices, withoutOthers } from '../facts/several-customers.ts';
import { readOpenAmounts } from '../figures/open-amounts.ts';
import { withOnlyInvoice, withOpenOfOne } from '../figures/open-of-one.ts';
import { withSumOfInvoices, withSumOfLines, withTotalOfLines } from '../figures/sum-of-lines.ts';
import { withoutNoPrice } from '../figures/without-no-price.ts';
import { withUnitPrices } from '../figures/unit-prices.ts';
import { withSpendLines } from '../figures/spend-lines.ts';
import { withMetricLines } from '../tables/line-records.ts';
import { withTaskLines, withTaskTerms } from '../tables/task-lines.ts';
import { withApplyTo } from '../texts/how-to-apply.ts';
import { withEarlierFigures } from '../tables/earlier-figures.ts';
import { withOpenParts } from '../questions/open-parts.ts';
import { publishRequest } from '../texts/publish-request.ts';
import { readRecord, readSheet } from './read-sheet.ts';
import { withoutDenial } from './title-of-paper.ts';
import { withAuthor } from './with-author.ts';
import { withChecks } from './with-checks.ts';
import { tellSteps } from './with-steps.ts';
import { withToldClaim } from './with-told-claim.ts';
import { withAskedProposal } from './with-asked-proposal.ts';
import { withToldReferral } from './with-told-referral.ts';
import { withToldItems } from './with-told-items.ts';
import { withInvoiceDay } from './with-invoice-day.ts';
import { tellCut } from '../texts/tell-heed.ts';
import { writeAmericanDates, writesMonthFirst } from '../times/american-dates.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { tellOtherOrder } from '../times/date-order.ts';
import { readOnceFrom } from '../times/read-moment.ts';
import type {
  Ask,
  ComposedStep,
  Draft,
  DraftRequest,
  PublishedRequest,
  StepRequest,
} from '../request/types.ts';

const limits = { content: 200_000, summary: 1_500 };

/**
 * A step's work without a model: the same request gives the same text. It says only what the
 * context says, names what is missing, and leaves no placeholder.
 */
export function composeStep(asked: StepRequest): ComposedStep {
  const { given, title, draft } = draftStep(asked);
  const { step } = given;
  const isTable = step.artifact?.type === 'csv';
  const { leftOut, proposed } = draft;
  const filled = isTable ? draft.content : fillPlaceholders(draft.content).text;
  const content = isAmericanText(asked, given, filled) ? writeAmericanDates(filled) : filled;
  const cut =
    given.uncut === undefined ? '' : tellCut(readFacts(given.uncut), readFacts(given.context));
  const order =
    asked.now === undefined
      ? ''
      : tellOtherOrder(asked.context, asked.now, asked.calendar ?? defaultCalendar);
  const summary = [
    draft.summary,
    cut,
    tellLapsed(asked),
    describeWritten(given.writtenDates),
    order,
  ].filter((part) => part !== '');
  return {
    title,
    content: content.length <= limits.content ? content : clip(content, limits.content),
    summary: inlineText(fillPlaceholders(summary.join(' ')).text, limits.summary),
    toolsExecuted: step.tools,
    model: 'deterministic-composer',
    scheduledFor: draft.scheduledFor,
    ...(proposed && { proposed }),
    asks: draft.asks ?? [],
    ...(leftOut !== undefined && {
      leftOut: inlineText(fillPlaceholders(leftOut).text, limits.summary),
    }),
  };
}

/** What is for outside has its dates as its sender writes them. */
const isAmericanText = (
  { context, step, calendar = defaultCalendar }: StepRequest,
  given: DatedRequest,
  content: string,
): boolean =>
  step.artifact?.texts !== undefined &&
  writesMonthFirst(context, given.calendar ?? calendar, content);

/** What a step asks for before its text can be sent, without the text: its placeholders are not looked for. */
export const listStepAsks = (asked: StepRequest): readonly Ask[] =>
  draftStep(asked).draft.asks ?? [];

/** The step's text as it is composed, before its placeholders are filled. */
function draftStep(asked: StepRequest): { given: DatedRequest; title: string; draft: Draft } {
  const undated = asked.now === undefined ? asked : { ...asked, now: readOnceFrom(asked.now) };
  const named = namings.reduce((request, name) => name(request), undated);
  const given = readings.reduce((request, read) => read(request), dateRequest(named));
  const request = publishRequest(given);
  const { step, context } = request;
  const own = readSheet(request, context);
  const record = context === given.context ? own : readRecord(request, given.context);
  const sheet = withOurAnswer(withSender(withNoCall(own, record), record), record);
  const isTable = step.artifact?.type === 'csv';
  const titled = isTable && namesSeveral(context) ? withoutCustomer(sheet) : sheet;
  const title = withoutDenial(fillTitle(step.artifact?.title ?? step.title, titled), {
    ...given,
    sheet: record,
  });
  return {
    given,
    title,
    draft: composeDraft(request, { title, sheet, record, whole: given.context }),
  };
}

/** A readout tells figures beside those of the period before. */
const compare = <T extends StepRequest>(request: T): T =>
  request.definition.inputs.includes('impressions')
    ? { ...request, context: withEarlierFigures(withMetricLines(request.context)) }
    : request;

/** A table of several customers is of none of them. */
const withoutCustomer = (sheet: FactSheet): FactSheet =>
  withoutFacts(
    sheet,
    sheet.facts.filter(({ names: [name] }) => customerNames.has(name!)),
  );

/** A letter tells nobody what others owe, nor what nobody may be asked for yet. */
const keepOwn = <T extends StepRequest>(request: T): T =>
  isLetter(request.step.artifact)
    ? {
        ...request,
        context: withoutOthers(
          withoutDueLater({ ...request, context: withoutDisputed(withInvoices(request.context)) }),
        ),
      }
    : request;

/** What is asked for is what is open: of an invoice that is paid in part the rest, of one that is paid nothing. */
function reckonOpen<T extends StepRequest>(request: T): T {
  if (!request.definition.inputs.includes('invoices')) return request;
  const listed = withInvoiceLines(request.context);
  const { all, due } = readOpenAmounts(listed);
  const reckoned = isLetter(request.step.artifact) ? due : all;
  const isOfDebts = request.definition.inputs.some(isOfDebt);
  const isOfOne = reckoned === listed && isOfDebts;
  const claimed = isOfDebts ? withoutNoPrice(reckoned) : reckoned;
  return { ...request, context: isOfOne ? withOpenOfOne(withOnlyInvoice(claimed)) : claimed };
}

const isOfDebt = (input: string): boolean => input.split('|').includes('daysOverdue');

/** Somebody may have told the lines of a budget in words. */
function partLines<T extends StepRequest>(request: T): T {
  const isOfLines = request.definition.inputs.some((input) => {
    const names = input.split('|');
    return names.includes('planned') && names.includes('lines');
  });
  return isOfLines ? { ...request, context: withSpendLines(request.context) } : request;
}

/** Somebody may have told the tasks of a day in lines. */
const partTasks = <T extends StepRequest>(request: T): T =>
  request.definition.inputs.some((input) => input.split('|').includes('tasks')) &&
  request.definition.inputs.includes('status')
    ? { ...request, context: withTaskTerms(withTaskLines(request.context)) }
    : request;

/** A sheet that is signed, and a report on the work, tell what was checked. */
const nameChecks = <T extends StepRequest>(request: T): T =>
  ['findings', 'milestone'].some((input) => request.definition.inputs.includes(input))
    ? { ...request, context: withChecks(request.context) }
    : request;

/** The day of an invoice may be called its date alone. */
const nameInvoiceDay = <T extends StepRequest>(request: T): T => ({
  ...request,
  context: withInvoiceDay(request.context, request.definition.inputs),
});

/** A proposal of lines that are counted and priced tells what they come to, as an invoice does; an hourly rate may be its price. */
function addUp<T extends StepRequest>(request: T): T {
  const { inputs } = request.definition;
  if (inputs.includes('terms'))
    return { ...request, context: withProposed(tellStartOnce(request)) };
  const isOfInvoice = ['items', 'amount', 'invoiceDate|date'].every((one) => inputs.includes(one));
  return isOfInvoice ? { ...request, context: withTotalOfLines(request.context) } : request;
}

/** A record keeps the timeline as it is. */
const tellStartOnce = (request: StepRequest): JsonObject =>
  request.step.artifact?.texts === undefined ? request.context : withoutSameStart(request);

const withProposed = (context: JsonObject): JsonObject =>
  withUnitPrices(withSumOfLines(withPriceOfRate(withoutNoPrice(withNestedOffer(context)))));

/** A reminder of several invoices that are left to ask for tells what they come to. */
const addInvoices = <T extends StepRequest>(request: T): T =>
  request.definition.inputs.includes('invoices') && isLetter(request.step.artifact)
    ? { ...request, context: withSumOfInvoices(request.context) }
    : request;

/** A reminder tells whoever pays how to do it, and how often they were asked. */
const remind = <T extends StepRequest>(request: T): T =>
  request.definition.inputs.includes('invoices') && isLetter(request.step.artifact)
    ? { ...request, context: withReminder(request.context) }
    : request;

/** An invoice run has no line that a note wants left out. */
function keepLines<T extends StepRequest>(request: T): T {
  const { context, left } = withoutLeftLines(request);
  return left.length === 0 ? request : { ...request, context, leftLines: left };
}

/** Applications for an opening go to an address that is for them. */
const nameApplyTo = <T extends StepRequest>(request: T): T =>
  request.step.artifact?.publicFields?.includes('applyTo') === true
    ? { ...request, context: withApplyTo(request.context) }
    : request;

/** Whose animal it is, and who owes an invoice, is no owner of ours, and what a mail says no address. */
function nameOwner<T extends StepRequest>(request: T): T {
  const { inputs } = request.definition;
  const ofTheirs = withOwnerOfTheirs(withSaidMail(request.context, inputs));
  const context = inputs.includes('invoices') ? withDebtor(ofTheirs) : ofTheirs;
  return context === request.context ? request : { ...request, context };
}

/** Who and what a request names, in turn, before its days are read. */
const namings: readonly ((request: StepRequest) => StepRequest)[] = [
  withoutLapsed,
  withToldReferral,
  nameOwner,
  withAskedProposal,
  withToldClaim,
  withToldItems,
  withAuthor,
  withoutFiles,
  withConsentToAsk,
  nameChecks,
  tellSteps,
  nameInvoiceDay,
  partTasks,
  nameApplyTo,
  withAddressee,
  compare,
  withReferrer,
];

/** What is read of its data then, in turn. */
const readings: readonly ((request: DatedRequest) => DatedRequest)[] = [
  withoutUnfitDay,
  keepLines,
  reckonOpen,
  partLines,
  addUp,
  keepOwn,
  remind,
  addInvoices,
  withOpenParts,
];

function composeDraft(
  request: PublishedRequest,
  read: Pick<DraftRequest, 'title' | 'sheet' | 'record' | 'whole'>,
): Draft {
  const { artifact, kind } = request.step;
  if (artifact !== undefined) return composers[artifact.type]({ ...request, ...read, artifact });
  const { sheet } = read;
  return kind === 'approval' ? composeApproval(request, sheet) : composeNote(request, sheet);
}

const composers: Readonly<Record<ArtifactDefinition['type'], (request: DraftRequest) => Draft>> = {
  post: composeText,
  calendar_entry: composeCalendarEntry,
  document: (request) =>
    request.artifact.texts === undefined ? composeDocument(request) : composeText(request),
  file: composeText,
  crm_diff: composeCrmDiff,
  csv: composeCsv,
};
