import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

it.each<[string, JsonObject, string, string]>([
  [
    'FUL-02 report',
    { customer: 'Brooks', milestone: 'Partition walls', progress: '80%' },
    '80% of this is done.',
    '80%.',
  ],
  [
    'AFT-02 request',
    { customer: 'Green Table Cafe', consent: 'OK to use name and quote, not on Facebook' },
    'You can say better than we can what changed for you.',
    'May we tell others',
  ],
  [
    'AFT-02 request',
    { customer: 'Green Table Cafe' },
    'tell us in one line what we may publish',
    'You can say better than we can what changed for you.',
  ],
  [
    'SAL-02 proposal',
    { customer: 'Bathwell Mews', scope: 'Lift repair', price: '£900', startDate: '2027-01-04' },
    'Reply to confirm the scope and the start.',
    'agree the start',
  ],
  [
    'SAL-02 proposal',
    { customer: 'Bathwell Mews', scope: 'Lift repair', price: '£900' },
    'we will agree the start with you',
    'and the start.',
  ],
  [
    'FUL-02 report',
    { customer: 'The Abernathys', milestone: 'Racking is up', cause: 'Crew shortage' },
    'The reason: Crew shortage.',
    '\n\nCrew shortage.',
  ],
  [
    'MKT-02 issue',
    { theme: 'Snow', event: 'Open house', eventDate: '2026-12-12', location: 'The Paintworks' },
    'Where: The Paintworks.',
    'in The Paintworks',
  ],
])('reads as people write: %s %j', (where, context, told, untold) => {
  const { content } = composeAt(where, context);
  expect(content).toContain(told);
  expect(content).not.toContain(untold);
});

it('posts no outcome of what nobody is told', () => {
  const outcome = 'Output back to 31 kWh a day from 14';
  const whatWeDid = 'Rewired all 24 panels';
  expect(composeAt('MKT-01 draft', { outcome, whatWeDid }).summary).toContain('observation');
  const { asks } = composeAt('MKT-01 draft', { outcome, observation: 'Half the array was dead.' });
  expect(asks).toEqual([]);
});
