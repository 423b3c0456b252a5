import { expect, it } from 'vitest';
import type { DoneFault } from '../faults/fault.ts';
import { takeOverTimes } from './take-over.ts';

const fault = (target: string, at: number): DoneFault => ({
  kind: 'kill',
  target,
  at,
  alone: false,
  overAt: undefined,
  firstSuccessAt: undefined,
});

it('counts from the last fault that a run was caught by', () => {
  const faults = [fault('workflow', 100), fault('postgresql', 200), fault('workflow', 900)];
  expect(takeOverTimes([{ from: 50, to: 450 }], faults)).toEqual([250]);
});

it('leaves out runs that no fault caught, and faults of who runs none', () => {
  const faults = [fault('workflow', 100), fault('knowledge', 300)];
  expect(takeOverTimes([{ from: 150, to: 450 }], faults)).toEqual([]);
});
