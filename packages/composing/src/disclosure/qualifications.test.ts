import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isOfHealth } from './health.ts';
import { tellsQualification } from './qualifications.ts';

it.each([
  'Pawel got his ladder ticket',
  'Jo has her NVQ',
  'Pawel got his ladder training done',
  'Kev passed his forklift licence',
  'Gaz got his first aid certificate',
])('what somebody is trained for is no matter of health: %s', (said) => {
  expect(isOfHealth(said)).toBe(false);
  const { content, asks } = composeAt('MKT-02 issue', { theme: 'Van wraps', highlights: [said] });
  expect(content).toContain(said);
  expect(asks).toEqual([]);
});

it.each([
  'Pawel got his results from the hospital',
  'Pawel got his knee done',
  'Dawn is off sick with her back',
  'Kim has her first chemo course on Monday',
])('and what somebody suffers from is: %s', (said) => {
  expect(isOfHealth(said)).toBe(true);
});

it.each(['Pawel had his licence taken off him', 'Liam has finally passed his test'])(
  'nor is it one that somebody lost, or got at last: %s',
  (said) => {
    expect(tellsQualification(said)).toBe(false);
  },
);
