import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const order = { site: 'Pier 4', observation: 'A hatch leaks.', date: '30 November 2026' };
const visit = (notes: string) => composeAt('OPS-01 visit', { ...order, notes }).summary;

it.each([
  'Not before the boat has been moved, owner is back on 2 December',
  'Not until the tenants have moved out.',
  'Only once the scaffold is up.',
  'Not before 2 December.',
  'The owner is back on 2 December.',
  'Wait for the crane.',
  'The old seats have to come out first.',
])('asks in the entry whether a visit keeps to what comes before it: %s', (notes) => {
  expect(visit(notes)).toContain(
    `On record is “${notes.replace(/\.$/, '')}”: does Monday, 2026-11-30 keep to it?`,
  );
});

it.each([
  'Not before 29 November.',
  'The owner is back on 28 November.',
  'Do not send the invoice before the work is done.',
  'It leaked before, too.',
  'The crew was here once.',
])('asks of no condition in: %s', (notes) => {
  expect(visit(notes)).not.toContain('keep to it');
});

it('asks of what comes before no day in an entry for a call', () => {
  const call = composeAt('AFT-01 call', {
    customer: 'Ana',
    date: '30 November 2026',
    notes: 'Only once the scaffold is up.',
  });
  expect(call.summary).not.toContain('2026-11-30 keep to it');
});
