import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';

const phones = (text: string): string[] =>
  findFindings(text)
    .filter(({ kind }) => kind === 'phone')
    .map(({ start, end }) => text.slice(start, end));

it.each([
  ['If it leaks, ring 555-0142.', '555-0142'],
  ['Ring 555-0142 at the gate', '555-0142'],
  ['Tenants may ring 4500 1200 at night', '4500 1200'],
  ['The kennel asks you to ring 5550142', '5550142'],
  ['Questions? Call City Trams on 555-0142.', '555-0142'],
  ['Phone Ann at 555-0199 before ten', '555-0199'],
])('finds the phone that is to be rung in %s', (text, phone) => {
  expect(phones(text)).toEqual([phone]);
});

it.each([
  'Seal ring 555-0142 fits the pump.',
  'Fit the ring 100-2000 first.',
  'Snap ring 471-2233 and piston ring 5550142 are on order.',
  'Ring 12 bells.',
  'Call the meeting on 2026-2027 plans.',
  'The bells ring 101 times.',
])('takes no number of a thing for one in %s', (text) => {
  expect(phones(text)).toEqual([]);
});
