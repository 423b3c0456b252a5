import { expect, it } from 'vitest';
import { collectPayload, type FinishedWork } from './collect-payload.ts';

const missingOf = (requiredPayload: string[], context: FinishedWork['context']): string[] => {
  const plan = { steps: [] } as unknown as FinishedWork['plan'];
  const work = { runId: 'run_1', plan, context, saidAt: new Date(), artifacts: [], approvals: [] };
  return collectPayload({ requiredPayload, evidenceRequired: [] }, work).missing;
};

it('takes a lead beside their company for the contact', () => {
  const lead = 'Ffion Pritchard';
  expect(missingOf(['contact'], { lead, company: 'Bryn Equine Clinic' })).toEqual([]);
  expect(missingOf(['contact'], { lead })).toEqual(['contact']);
});

it('works a variance out of what was planned and spent', () => {
  expect(missingOf(['variance'], { plannedSpend: 1200, actualSpend: 1500 })).toEqual([]);
  expect(missingOf(['variance'], { actualSpend: 1500 })).toEqual(['variance']);
});
