import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const robes = {
  customer: 'Marlpit Spa Hotel',
  contact: 'Olwen Bright',
  progress: 'Seven deliveries a week since 1 November.',
};

it.each(['None', 'n/a', 'No', 'nothing.', 'No delays', 'None so far', 'Nothing has slipped', '-'])(
  'tells of nothing that slipped where it is: %s',
  (issue) => {
    const { content, summary, asks } = composeAt('FUL-02 report', { ...robes, issue });
    expect(content).not.toContain('What slipped');
    expect(summary).not.toContain('Not told in it');
    expect(asks).toEqual([]);
  },
);

it.each([
  'Nothing arrived on 3 November.',
  'No driver on Sunday.',
  'None of the robes were ironed.',
])('tells what slipped: %s', (issue) => {
  expect(composeAt('FUL-02 report', { ...robes, issue }).content).toContain(issue);
});

const linen = { customer: 'Cuckmere Barn', work: ['Cupboard fitted'], signatory: 'Jess Ridley' };

it.each([
  ['All passed on 24 November', true],
  ['All checks were OK', true],
  ['All passed but the door', false],
  ['Door sticks', false],
])('says that an inspection found nothing where all of it passed: %s', (checks, isNothing) => {
  const { content } = composeAt('FUL-03 checklist', { ...linen, checks });
  expect(content).toContain(`- ${checks}`);
  expect(content.includes('The inspection found nothing.')).toBe(isNothing);
  expect(content.includes('The inspection found the following.')).toBe(!isNothing);
});
