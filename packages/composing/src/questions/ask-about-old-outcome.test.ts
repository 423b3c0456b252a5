import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const guide = (outcome: string, more: { notes?: string; openIssues?: string; feedback?: string }) =>
  composeAt('AFT-01 guide', {
    customer: 'Kestrel',
    contact: 'Amir Shah',
    deliverables: 'Coolers',
    deliveryDate: '2026-10-28',
    outcome,
    ...more,
  }).content;
const toAsk = (content: string): string => /## What to ask[^]*?(?=\n## )/.exec(content)?.[0] ?? '';

it.each([
  [
    'chlorine taste gone at the canteen taps',
    { notes: 'His team say taste is back since last week.' },
  ],
  ['No burnt loaves', { notes: 'Loaves burn again since Monday.' }],
  ['No more stops', { openIssues: 'Stopped twice last week' }],
  ['The leak is fixed', { feedback: 'It leaks again at the seal' }],
])('asks nothing of an outcome that no longer holds: %s', (outcome, more) => {
  const content = guide(outcome, more);
  expect(content).toContain('no longer holds');
  expect(toAsk(content)).not.toContain(outcome);
});

it.each([
  ['chlorine taste gone at the canteen taps', { notes: 'No taste since last week.' }],
  ['No burnt loaves', { notes: 'Amir is back since Monday.' }],
  ['41,000 refills since May', { notes: 'Refills went up again last week.' }],
])('and asks of one that may hold: %s', (outcome, more) => {
  const content = guide(outcome, more);
  expect(content).not.toContain('no longer holds');
  expect(toAsk(content)).toContain(outcome);
});
