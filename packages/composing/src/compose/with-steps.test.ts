import type { JsonValue } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const report = (next_steps: JsonValue) =>
  composeAt('FUL-02 report', {
    customer: 'Skipton Hospice',
    milestone: 'Menu',
    progress: '60%',
    next_steps,
  });

it.each([
  [[{ what: 'Send menu proof', who: 'Kerry', by: '2026-12-09' }], 'Send menu proof, by 9 December'],
  [[{ action: 'Move periodicals', date: '2026-12-02' }], 'Move periodicals, on 2 December 2026'],
  [[{ step: 'Send menu proof', due: 'by Friday' }], 'Send menu proof, by Friday'],
  [{ task: 'Send menu proof.', owner: 'Kerry', status: 'open' }, 'Send menu proof.'],
])('tells the customer the next steps of a program: %j', (steps, told) => {
  const { content, summary } = report(steps);
  expect(content).toContain(`Next: ${told}`);
  expect(content).not.toContain('Kerry');
  expect(summary).not.toContain('Not told in it');
});

it.each([
  [[{ what: 'Send menu proof', note: 'Jess is slow to answer' }]],
  [[{ what: 'Send menu proof', status: 'done' }]],
])('tells none that has more to it, or is done: %j', (steps) =>
  expect(report(steps).content).not.toContain('Next: '),
);
