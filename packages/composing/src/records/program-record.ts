import type { JsonObject } from '@workspace-ops/contracts';
import { onceFor } from '../facts/once-for.ts';
import { withCodesInWords } from './code-values.ts';
import { withDealNames } from './deals.ts';
import { withFormAnswers } from './form-answers.ts';
import { withLabelledFields, withLiftedFields } from './lift-fields.ts';
import { withHouseOfLead } from './houses-of-leads.ts';
import { withListedRecords } from './listed-records.ts';
import { withFormName, withMoneyObjects, withPairs } from './nested-values.ts';
import { withPersonNames } from './person-names.ts';
import { withPlainValues } from './plain-values.ts';
import { withQuoteNames } from './quotes.ts';
import { withReferences } from './references.ts';
import { withoutBookkeeping } from './bookkeeping.ts';
import { withReferredLead } from './referred-leads.ts';
import { withReferralForm } from './referral-forms.ts';
import { withTaxNotes } from './tax-notes.ts';
import { withUsualNames } from './usual-names.ts';
import { withWorkOfTitle } from './work-of-titles.ts';

/** In this order: each reads what the ones before have left on the outermost level. */
const steps: readonly ((record: JsonObject) => JsonObject)[] = [
  withFormAnswers,
  withLabelledFields,
  withPlainValues,
  withFormName,
  withPairs,
  withMoneyObjects,
  withReferences,
  withLiftedFields,
  withLabelledFields,
  withReferences,
  withListedRecords,
  withReferralForm,
  withPersonNames,
  withCodesInWords,
  withDealNames,
  withQuoteNames,
  withTaxNotes,
  withUsualNames,
  withHouseOfLead,
  withWorkOfTitle,
  withReferredLead,
];

/** The record with all that its program keeps, under usual names: as it is stored once somebody has answered a question of it. */
export const nameProgramRecord = onceFor((context: JsonObject): JsonObject =>
  steps.reduce((record, step) => step(record), context),
);

/**
 * A program's record as people would write it: `CustomerRef: {name: 'Ferry Inn', value: '58'}` is a customer,
 * `due_date: 1793145600` a day, `custom_fields: [{title, value}]` as many fields, and what only programs need is left
 * out. A field keeps its name where another has the usual one; data that people wrote stays as it is.
 */
export const readProgramRecord = onceFor((context: JsonObject): JsonObject =>
  withoutBookkeeping(nameProgramRecord(context)),
);
