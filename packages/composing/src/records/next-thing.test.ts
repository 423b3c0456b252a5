import type { JsonValue } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

const report = (next: JsonValue) =>
  composeAt(
    'FUL-02 report',
    readProgramRecord({
      customer: 'County Library',
      milestone: 'Books crated',
      progress: '70%',
      next_steps: next,
    }),
  ).content;

it('tells the customer each of the next steps that are listed with their day', () => {
  const content = report([
    { action: 'Move periodicals', date: '2026-12-02' },
    { task: 'Check the shelving.', due: '2026-12-04', owner: 'Dwayne' },
  ]);
  expect(content).toContain('Move periodicals on 2 December 2026');
  expect(content).toContain('Check the shelving by 4 December 2026 (Dwayne)');
});

it('leaves a list that tells more of each as it is', () =>
  expect(report([{ action: 'Hand in the keys', status: 'done' }])).not.toContain('Next:'));
