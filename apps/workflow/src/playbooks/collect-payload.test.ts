import { expect, it } from 'vitest';
import { collectPayload, type FinishedWork } from './collect-payload.ts';

const collect = (
  requiredPayload: string[],
  context: FinishedWork['context'],
  inputs = ['lead', 'need'],
) => {
  const plan = { inputs, steps: [] } as unknown as FinishedWork['plan'];
  const work = { runId: 'run_1', plan, context, saidAt: new Date(), artifacts: [], approvals: [] };
  return collectPayload({ requiredPayload, evidenceRequired: [] }, work);
};

const readMissing = (requiredPayload: string[], context: FinishedWork['context']): string[] =>
  collect(requiredPayload, context).missing;

it('takes a lead beside their company for the contact', () => {
  const lead = 'Ffion Pritchard';
  expect(readMissing(['contact'], { lead, company: 'Bryn Equine Clinic' })).toEqual([]);
  expect(readMissing(['contact'], { lead })).toEqual(['contact']);
});

it('takes who leads work that was sold for no customer', () => {
  const context = { project: 'Loft, 14 Mill Lane', people: { lead: 'Tom Rudd', fitter: 'Jan' } };
  const { payload, missing } = collect(['customer', 'contact'], context, ['findings']);
  expect({ payload, missing }).toEqual({ payload: {}, missing: ['customer', 'contact'] });
  expect(collect(['customer'], context).payload).toEqual({ customer: 'Tom Rudd' });
});

it('works a variance out of what was planned and spent', () => {
  expect(readMissing(['variance'], { plannedSpend: 1200, actualSpend: 1500 })).toEqual([]);
  expect(readMissing(['variance'], { actualSpend: 1500 })).toEqual(['variance']);
});

it('says what a text tells of what is missing', () => {
  const { missing, told } = collect(['customer', 'contact', 'budget'], {
    summary: 'Oliver Banks, Calder Architects, wants a quote for a party of 80.',
  });
  expect(missing).toEqual(['customer', 'contact', 'budget']);
  expect(told).toEqual({
    customer: 'the summary tells “Calder Architects”',
    contact: 'the summary tells “Oliver Banks”',
  });
});

it('says what the data leave open', () => {
  const { open } = collect(['customer'], { summary: 'She is very upset about the dent.' });
  expect(open).toEqual([expect.stringContaining('reads as a complaint')]);
});

it('finds a lead without a company, and what each line of a list has', () => {
  expect(readMissing(['customer'], { leadName: 'Caroline Whitby' })).toEqual([]);
  expect(readMissing(['customer'], { person: 'Caroline Whitby' })).toEqual(['customer']);
  const lines = [{ category: 'Paint', budget: 6500, actual: 7940 }];
  const { payload, missing } = collect(['variance'], { lines });
  expect(missing).toEqual([]);
  expect(payload).toEqual({});
});
