import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const lead = { company: 'Crane Hall', contact: 'Ivy Poole', phone: '07700 900123' };
const places: [string, (said: string) => Record<string, string>][] = [
  ['SAL-01 brief', (said) => ({ ...lead, need: said })],
  ['SAL-01 crm', (said) => ({ ...lead, need: 'A survey of the roof', notes: said })],
  ['SAL-04 pack', (said) => ({ customer: 'Crane Hall', amount: '£900', risks: said })],
];
const isAsked = (said: string): string[] =>
  places
    .filter(([where, toContext]) =>
      composeAt(where, toContext(said)).summary.includes('may somebody come to harm'),
    )
    .map(([where]) => where);

it.each([
  'Survey of the limes along the lane, after a branch fell on the verge in the October storm',
  'They want all chimneys looked at since a pot came down in the gales of January',
  'New alarm contract following the fire in the kitchen in March 2024',
  'Repainting because a sign blew down last winter',
  'Our insurance covers fire, flood and explosion up to £2m',
  'Public liability insurance £5m, but not for work within 9 m of overhead lines',
  'We are insured against fire and injury, except for work on scaffolds above 12 m',
])('asks nothing of what is long past, or is what a policy is for: %s', (said) => {
  expect(isAsked(said)).toEqual([]);
});

it.each([
  'A branch fell on the verge yesterday and another is hanging over the gate',
  'After a branch fell in October, one more is hanging loose over the path',
  'The branch that came down in the October storm is still hanging over the lane',
  'The insurance does not cover it: the wall is leaning over the pavement',
  'Insurance will not pay, and the cable is bare',
  'Since a pot came down this morning the chimney is leaning',
])('asks of what may harm somebody now: %s', (said) => {
  expect(isAsked(said).length).toBeGreaterThan(0);
});
