import { expect, it } from 'vitest';
import { findMissing } from './find-missing.ts';

const before = { runs: [{ id: 'run_1', status: 'completed', tags: ['a'], note: null }] };

it('lets more be shown than before', () => {
  const now = { runs: [{ ...before.runs[0], startedBy: {} }, { id: 'run_2' }], totalCount: 2 };
  expect(findMissing(before, now)).toEqual([]);
});

it('tells what is shown otherwise, or no more', () => {
  const now = { runs: [{ id: 'run_1', status: 'failed', tags: [] }] };
  expect(findMissing(before, now)).toEqual([
    '.runs.0.status was "completed", is "failed"',
    '.runs.0.tags.0 was "a", is undefined',
    '.runs.0.note was null, is undefined',
  ]);
  expect(findMissing(before, undefined)).toHaveLength(4);
});
