import type { JsonObject } from '@workspace-ops/contracts';
import { onceFor } from '../facts/once-for.ts';
import { withoutBookkeeping } from './bookkeeping.ts';
import { withoutUnknownCodes } from './code-values.ts';
import { withoutStateOfDeal } from './deals.ts';
import { withoutStateOfJob } from './done-jobs.ts';
import { withoutStateOfQuote } from './quotes.ts';
import { withOwnPartOfReply } from './own-part-of-reply.ts';
import { withoutAside } from './set-aside.ts';
import { withoutTaxKinds } from './tax-notes.ts';

const steps: readonly ((record: JsonObject) => JsonObject)[] = [
  withoutAside,
  withOwnPartOfReply,
  withoutStateOfDeal,
  withoutStateOfQuote,
  withoutStateOfJob,
  withoutTaxKinds,
  withoutUnknownCodes,
  withoutBookkeeping,
];

/** A record under usual names as texts tell it: without what only its program needs. */
export const toldOfRecord = onceFor((record: JsonObject): JsonObject =>
  steps.reduce((told, step) => step(told), record),
);
