/** The UTC day of a moment, as the budget ledger names it: `2026-07-01`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
