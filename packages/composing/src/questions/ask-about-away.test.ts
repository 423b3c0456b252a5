import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const plan = (notes: string) =>
  composeAt('OPS-04 plan', {
    variance: '3,150 over',
    costCentre: 'Locums',
    cause: 'Absence covered at day rate',
    action: 'Agree a retained rate',
    owner: 'Alan Birkett',
    dueDate: '2026-12-18',
    notes,
  }).summary;

it.each([
  ['Alan away 14 to 22 Dec.', true],
  ['Alan is on leave from 30 November to 20 December.', true],
  ['Alan away 19 to 22 Dec.', false],
  ['Hannah away 14 to 22 Dec.', false],
  ['Alan has 14 to 22 Dec for it.', false],
])('asks whether whoever is away can keep the day: %s %s', (notes, isAsked) => {
  expect(plan(notes).includes('can Alan Birkett keep the due date, ')).toBe(isAsked);
});
