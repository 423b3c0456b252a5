import { expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';
import { isAgainstUs } from '../src/weights/weigh-standing.ts';

const need = { company: 'Mr and Mrs Tapsell', need: 'A wet room.', budget: '£8,000' };

it.each([
  'Ring the mobile only, please not the landline, mum answers and gets upset.',
  'Park on the road, the neighbour gets angry if you block her drive.',
  'Come after three, the dog gets very upset with strangers.',
  'Quiet street, the baby is easily upset.',
])('takes what somebody is like for no complaint: %s', (notes) => {
  const { brief, crm } = composeRun('SAL-01', { ...need, notes });
  expect(brief!.summary).not.toMatch(/reads as a complaint|customer already/);
  expect(crm!.summary).not.toContain('Not ready to apply');
  expect(isAgainstUs(notes)).toBe(false);
});

it('has a landline that is not to be rung heeded', () => {
  const notes = 'Don’t phone the landline, mum answers and gets upset.';
  expect(composeRun('SAL-01', { ...need, notes })['brief']!.summary).toContain(
    'Heed what is said: “Don’t phone the landline',
  );
});

it.each([
  'She is upset, and so is the head.',
  'He gets upset with us each time.',
  'She gets angry because nobody calls back.',
])('still takes for a complaint: %s', (notes) => {
  expect(composeRun('SAL-01', { company: 'Quay', notes })['brief']!.summary).toContain(
    'reads as a complaint',
  );
});

it.each([
  'Please do not telephone, we have families here. What do you charge?',
  'We asked to please not be telephoned during Advent. What do you charge?',
])('offers no call to who is not to be telephoned: %s', (reply) => {
  const { sequence } = composeRun('SAL-03', { lead: 'Ann Orr', company: 'Orr Ltd', reply });
  expect(sequence!.asks).toHaveLength(1);
  expect(sequence!.asks[0]!.question).toMatch(/in writing|may the messages offer a call/);
});
