import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

describe('a kick-off on the day on which the work begins', () => {
  const begins = { customer: 'A', startDate: '2027-01-11' };
  const asked = /before that day: is the meeting to be before it\?/;
  const meeting = (context: JsonObject) => composeAt('FUL-01 meeting', context).summary;

  it.each<JsonObject>([
    { milestones: [{ milestone: 'Survey of the roof', date: '2026-12-10' }] },
    { milestones: ['Trial run on 9 December 2026', 'Handover on 1 March 2027'] },
    {
      milestones: [
        { milestone: 'Keys handed over', dueDate: '2026-12-08' },
        { milestone: 'Checks of all staff', dueDate: '2026-12-16' },
      ],
    },
  ])('is asked about where what it is to agree on comes long before: %j', (more) => {
    expect(meeting({ ...begins, ...more })).toMatch(asked);
  });

  it.each<JsonObject>([
    {},
    { milestones: [{ milestone: 'First visit', date: '2027-01-20' }] },
    { milestones: [{ milestone: 'Contract signed', date: '2026-11-02' }] },
    { milestones: ['First result in week two'] },
    { milestones: ['Drawings from the architect by 9 December 2026'] },
    { kickOffDate: '2026-12-03', milestones: [{ milestone: 'Survey', date: '2026-12-10' }] },
  ])('is not asked about where nothing does: %j', (more) => {
    expect(meeting({ ...begins, ...more })).not.toMatch(asked);
  });
});

it('proposes the morning where the workflow does, and the hours that somebody wants', () => {
  const hourOf = (step: string, context: JsonObject): number =>
    Number(/, (\d\d):00 UTC/.exec(composeAt(step, context).summary)?.[1]);
  for (const customer of ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak', 'Yew']) {
    expect(hourOf('AFT-01 call', { customer, deliveryDate: '2026-10-29' })).toBeLessThan(12);
    expect(hourOf('MKT-01 schedule', { customer, outcome: 'Dry' })).toBeLessThan(12);
  }
  const late = { customer: 'Ash', deliveryDate: '2026-10-29', notes: 'Call her afternoons only.' };
  expect(hourOf('AFT-01 call', late)).toBeGreaterThan(12);
});
