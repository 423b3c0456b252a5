import type { JsonObject } from '@workspace-ops/contracts';
import { onceFor } from '../facts/once-for.ts';
import { withAskedPersons } from './asked-persons.ts';
import { withoutBareReferences } from './bare-references.ts';
import { withBudgetReport } from './budget-reports.ts';
import { withChannelFigures, withChannelRows } from './channel-figures.ts';
import { withClaimOfOrder } from './claims-of-orders.ts';
import { withCodesInWords } from './code-values.ts';
import { withCompositeValues } from './composite-values.ts';
import { withContactParts } from './contact-parts.ts';
import { withConversation } from './conversations.ts';
import { withDealNames } from './deals.ts';
import { withDoneJob } from './done-jobs.ts';
import { withEmploymentParts } from './employment-parts.ts';
import { withoutEnvelope } from './envelopes.ts';
import { withFormAnswers } from './form-answers.ts';
import { withFormName, withoutNameOfForm } from './form-names.ts';
import { withCompanyOfLead } from './companies-of-leads.ts';
import { withKindNames } from './kind-names.ts';
import { withLeadAnswers } from './lead-answers.ts';
import { withLabelledFields } from './labelled-lists.ts';
import { withLiftedFields, withOnlyRecord } from './lift-fields.ts';
import { withListedRecords } from './listed-records.ts';
import { withoutMarkup } from './markup.ts';
import { withMailingParts } from './mailing-parts.ts';
import { withNumberedFields } from './numbered-fields.ts';
import { withOpenTickets } from './open-tickets.ts';
import { withoutOwnCosts } from './own-costs.ts';
import { withPaperNames } from './papers.ts';
import { withPathNames } from './path-names.ts';
import { withPayRanges } from './pay-ranges.ts';
import { withPersonLists } from './person-lists.ts';
import { withPersonNames } from './person-names.ts';
import { withPlainAmounts } from './plain-amounts.ts';
import { withPlainValues } from './plain-values.ts';
import { withOrderNumber, withTotals } from './priced-lines.ts';
import { withQuestionScores } from './question-scores.ts';
import { withQuoteNames } from './quotes.ts';
import { withReferences } from './references.ts';
import { withReferralForm } from './referral-forms.ts';
import { withNestedReferral, withReferredLead } from './referred-leads.ts';
import { withReportRows } from './report-tables.ts';
import { withReviewers } from './reviewers.ts';
import { withSaidRatings } from './said-ratings.ts';
import { withSubscription } from './subscriptions.ts';
import { withTaxNotes } from './tax-notes.ts';
import { withToldEvent } from './told-events.ts';
import { withUnitsOfNames } from './units-of-names.ts';
import { withUsualNames } from './usual-names.ts';
import { withValueShapes } from './value-shapes.ts';
import { withWorkOfTitle } from './work-of-titles.ts';
import { withWorkRecords } from './work-records.ts';
import { withWrappedValues } from './wrapped-values.ts';

/** In this order: each reads what the ones before have left on the outermost level. */
const steps: readonly ((record: JsonObject) => JsonObject)[] = [
  withoutMarkup,
  withFormName,
  withPathNames,
  withoutEnvelope,
  withoutNameOfForm,
  withFormAnswers,
  withClaimOfOrder,
  withOnlyRecord,
  withNestedReferral,
  withReportRows,
  withQuestionScores,
  withChannelRows,
  withCompositeValues,
  withLabelledFields,
  withPlainValues,
  withPlainAmounts,
  withConversation,
  withPayRanges,
  withEmploymentParts,
  withPersonLists,
  withReviewers,
  withMailingParts,
  withWorkRecords,
  withDoneJob,
  withValueShapes,
  withoutBareReferences,
  withReferences,
  withWrappedValues,
  withToldEvent,
  withLiftedFields,
  // One that stood within the record of its lead.
  withConversation,
  withLabelledFields,
  withLeadAnswers,
  withReferences,
  withChannelFigures,
  withOpenTickets,
  withListedRecords,
  withoutOwnCosts,
  withTotals,
  withOrderNumber,
  withReferralForm,
  withPersonNames,
  withSaidRatings,
  withUnitsOfNames,
  withPaperNames,
  withBudgetReport,
  withCodesInWords,
  withDealNames,
  withQuoteNames,
  withTaxNotes,
  withKindNames,
  withContactParts,
  withAskedPersons,
  withNumberedFields,
  withUsualNames,
  withSubscription,
  withCompanyOfLead,
  withWorkOfTitle,
  withReferredLead,
];

/** No program's record has more; each step looks at all of them. */
const mostFields = 1_000;

/**
 * A program's record as people would write it: `CustomerRef: {name: 'Ferry Inn', value: '58'}` is a customer,
 * `due_date: 1793145600` a day, `custom_fields: [{title, value}]` as many fields; with all that its program keeps, as it
 * is stored once somebody has answered a question of it. A field keeps its name where another has the usual one; data
 * that people wrote stays as it is.
 */
export const nameProgramRecord = onceFor((context: JsonObject): JsonObject =>
  Object.keys(context).length > mostFields
    ? context
    : steps.reduce((record, step) => step(record), context),
);
