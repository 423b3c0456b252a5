import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const tell = (where: string, context: JsonObject) => {
  const { summary, content } = composeAt(where, context);
  return `${summary}\n${content}`;
};

it.each<[string, string, JsonObject, JsonObject]>([
  ['MKT-03 readout', 'impressions', { channel: 'Instagram', clicks: 40 }, { reach: 900 }],
  [
    'SAL-02 proposal',
    'timeline',
    { customer: 'Obi', scope: 'Visits', price: '£420' },
    { startDate: '2026-12-14' },
  ],
  [
    'FIN-04 pack',
    'open items',
    { period: 'November', reconciliations: ['Bank agreed'], owner: 'Jo' },
    { openItems: [] },
  ],
  [
    'OPS-01 order',
    'contact',
    { site: 'Kendal', observation: 'Tap drips' },
    { reporter: 'Jo', phone: '01539 550123' },
  ],
  [
    'FUL-02 approve',
    'milestone',
    { customer: 'Obi', nextStep: 'Painting starts on Monday' },
    { status: 'Roof on, windows fitted on Friday' },
  ],
  [
    'FUL-03 handover',
    'deliverables',
    { customer: 'Obi', date: '2026-12-11', signatory: 'Ann Obi' },
    { items: ['Two gates hung', 'Posts renewed'] },
  ],
  [
    'AFT-04 lead',
    'contact',
    { customer: 'Obi', referrer: 'Ann Obi', referral: 'Stapleford Parish Council' },
    { referral: 'Mrs Jean Tate, bursar of Kemp School' },
  ],
])('%s misses no %s that is answered in another way', (where, gap, context, answer) => {
  const isMissed = (told: string) =>
    new RegExp(`The ${gap} (?:is|are) not on record|Not on record[^.]*\\b${gap}\\b`).test(told);
  expect(isMissed(tell(where, context))).toBe(true);
  expect(isMissed(tell(where, { ...context, ...answer }))).toBe(false);
});

it('misses the contact where whoever reported gave no number', () => {
  const context = { site: 'Kendal', observation: 'Tap drips', reporter: 'Jo' };
  expect(tell('OPS-01 order', context)).toContain('The contact is not on record yet.');
});
