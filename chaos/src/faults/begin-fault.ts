import type { DoneFault, PlannedFault } from './fault.ts';

/** The record of a fault that happens now. */
export const beginFault = ({ kind, alone }: PlannedFault, target: string): DoneFault => ({
  kind,
  target,
  alone,
  at: Date.now(),
  overAt: undefined,
  firstSuccessAt: undefined,
});
