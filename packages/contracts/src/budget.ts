import { z } from 'zod';
import { absent } from './text.ts';

const usd = () =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,12})?$/, { error: 'must be an amount of US dollars, as 25 or 2.50' });

/** US dollars with up to six places, as a JSON number. */
const usdInput = (number = z.number().min(0, { error: 'must be 0 or more' })) =>
  number
    .max(999_999_999, { error: 'must be at most 999999999' })
    .refine((amount) => Number(amount.toFixed(6)) === amount, {
      error: 'must be an amount of US dollars with at most six decimal places',
    });

/** What a person who approves grants a run that waits for its budget. */
export const grantInput = () =>
  absent(usdInput(z.number().positive({ error: 'must be more than 0' }))).describe(
    'Of an approval of a run that waits for its budget: what it may spend beyond the budgets, in US dollars. Default: the most that the step can cost.',
  );

/** What happens to a step that a budget does not allow. */
export const onLimits = ['pause', 'refuse'] as const;

export type OnLimit = (typeof onLimits)[number];

/** The budgets that hold from now on; null for none. Each one that is absent stays as it is. */
export const setBudgetsInput = z.object({
  dailyUsd: usdInput()
    .nullish()
    .describe('For a UTC day. Null: the default of the service. Absent: as it is.'),
  monthlyUsd: usdInput()
    .nullish()
    .describe('For a UTC calendar month. Null: no limit. Absent: as it is.'),
  perRunUsd: usdInput()
    .nullish()
    .describe('For all steps of one run. Null: no limit. Absent: as it is.'),
  onLimit: z
    .enum(onLimits)
    .describe('What happens to a step that a budget does not allow: its run waits, or fails.'),
  allowUnknownPrices: z
    .boolean()
    .nullish()
    .describe(
      'Whether models without a known price are asked; they count as the dearest one. Absent: as it is.',
    ),
});

export type SetBudgetsInput = z.output<typeof setBudgetsInput>;

export const budgetsSchema = z
  .object({
    dailyUsd: z.number().describe('For a UTC day.'),
    monthlyUsd: z.number().nullable().describe('For a UTC calendar month; null for no limit.'),
    perRunUsd: z.number().nullable().describe('For all steps of one run; null for no limit.'),
    onLimit: z.enum(onLimits),
    allowUnknownPrices: z.boolean(),
    spentTodayUsd: z.number(),
    reservedUsd: z.number().describe('What calls under way may cost at most.'),
    spentThisMonthUsd: z.number(),
  })
  .meta({ id: 'Budgets' });

export type Budgets = z.infer<typeof budgetsSchema>;

/** The parts of a period's budget whose spending is announced. */
export const budgetThresholds = [50, 80, 100] as const;

export const budgetPeriods = ['day', 'month'] as const;

const reservationPrefix = 'rsv_';

const reservationId = () => z.string().startsWith(reservationPrefix).max(64);

/** The audit entry that says what the call of a reservation cost: the two ids share their rest. */
export const toCallEntryId = (id: string): string => `aud_${id.slice(reservationPrefix.length)}`;

/** The reservation whose call the audit entry tells of. */
export const toCallId = (entryId: string): string =>
  `${reservationPrefix}${entryId.slice('aud_'.length)}`;

/** Internal: sets aside the highest possible cost of a call to a model. */
export const reserveSpendingInput = z.object({
  id: reservationId(),
  amountUsd: usd(),
  /** Releases before do not send what follows. */
  model: z.string().optional(),
  isPriceKnown: z.boolean().optional(),
});

export type ReserveSpendingInput = z.infer<typeof reserveSpendingInput>;

/** Internal: the budget of the day as it was before, in US dollars. */
export const spendingReservedSchema = z.object({ dailyUsd: z.number(), spentUsd: z.number() });

export type SpendingReserved = z.infer<typeof spendingReservedSchema>;

/** Internal: what the call cost. The same twice is one. */
export const settleSpendingInput = z.object({
  id: reservationId(),
  costUsd: usd(),
  /**
   * `failed`: the ledger audits the cost. `answered`: whoever asked audits it with what the answer is
   * used for, and says so by `budget.confirm`. Absent: releases before audit it, or nobody does.
   */
  outcome: z.enum(['answered', 'failed']).optional(),
});

export type SettleSpendingInput = z.infer<typeof settleSpendingInput>;

export const spendingSettledSchema = z.object({ id: z.string() });

export type SpendingSettled = z.infer<typeof spendingSettledSchema>;

/** Internal: the audit log says what the call cost. */
export const confirmSpendingInput = z.object({ id: reservationId() });

export type ConfirmSpendingInput = z.infer<typeof confirmSpendingInput>;
