import type { JsonValue } from '@workspace-ops/contracts';
import { readAmount } from './amounts.ts';

/** Whether a `plan` is the sum that was planned, and nothing that somebody is going to do. */
export const isPlannedSum = (name: string, value: JsonValue | undefined): boolean =>
  name === 'plan' && readAmount(value) !== undefined;
