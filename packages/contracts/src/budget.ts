import { z } from 'zod';

const usd = () =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,12})?$/, { error: 'must be an amount of US dollars, as 25 or 2.50' });

const reservationId = () => z.string().startsWith('rsv_').max(64);

/** Internal: sets aside the highest possible cost of a call to a model. */
export const reserveSpendingInput = z.object({ id: reservationId(), amountUsd: usd() });

export type ReserveSpendingInput = z.infer<typeof reserveSpendingInput>;

/** Internal: the budget of the day as it was before, in US dollars. */
export const spendingReservedSchema = z.object({ dailyUsd: z.number(), spentUsd: z.number() });

export type SpendingReserved = z.infer<typeof spendingReservedSchema>;

/** Internal: what the call cost. The same twice is one. */
export const settleSpendingInput = z.object({ id: reservationId(), costUsd: usd() });

export type SettleSpendingInput = z.infer<typeof settleSpendingInput>;

export const spendingSettledSchema = z.object({ id: z.string() });

export type SpendingSettled = z.infer<typeof spendingSettledSchema>;
