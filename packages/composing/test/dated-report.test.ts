import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const report = { customer: 'Acme', milestone: 'Fit out', progress: '70%', issue: 'Tiles late' };
const from = (date?: string) => ({ ...report, nextStep: 'Tiles', ...(date && { date }) });

it.each(['26 Nov 2026', '2026-11-20', '20/11/2026'])(
  'a report that is dated today, or before, has its date on record: %s',
  (date) => {
    expect(composeAt('FUL-02 gather', from(date)).content).toContain('**Date:**');
    const { summary, content } = composeAt('FUL-02 report', from(date));
    expect(summary).not.toMatch(/[Dd]ate/);
    expect(content).not.toContain('The next date is');
  },
);

it('a report without one lacks it, and one to come is its next date', () => {
  expect(composeAt('FUL-02 report', from()).summary).toContain('Not on record: date');
  const { content } = composeAt('FUL-02 report', { ...report, date: '3 December 2026' });
  expect(content).toContain('The next date is 3 December 2026');
});
