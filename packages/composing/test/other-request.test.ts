import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const robes = {
  customer: 'Marlpit Spa Hotel',
  contact: 'Olwen Bright',
  progress: 'Seven deliveries a week since 1 November.',
};

it('asks nobody to confirm a next step that the report does not name', () => {
  const request = (more: object = {}) => composeAt('FUL-02 report', { ...robes, ...more }).content;
  expect(request()).not.toContain('Reply to confirm the next step');
  expect(request()).toContain('Reply to tell us whether this is as you see it, or call us');
  expect(request({ nextStep: 'none' })).not.toContain('Reply to confirm the next step');
  for (const told of [{ nextStep: 'The other 44 robes' }, { nextDate: '2026-12-03' }])
    expect(request(told)).toContain('Reply to confirm the next step');
});
