import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const isAsked = (finding: string): boolean =>
  composeAt('FUL-03 checklist', {
    customer: 'Low Beck',
    deliverables: ['Plan'],
    findings: [finding, 'One page missing, added 24 Nov'],
    acceptedBy: 'Jim',
    date: '2026-12-11',
  }).asks.some(({ names }) => names.includes('findingsClosed'));

it.each([
  ['Plan checked', false],
  ['Alarm panel inspected by Hannah', false],
  ['Records reviewed and signed', false],
  ['Plan not checked', true],
  ['Plan still to be checked', true],
  ['Boiler checked, flue cracked', true],
  ['Records have not all been reviewed', true],
])('takes “%s” for an open finding: %s', (finding, isOpen) => {
  expect(isAsked(finding)).toBe(isOpen);
});
