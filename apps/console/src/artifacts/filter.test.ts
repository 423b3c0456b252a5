import { expect, it } from 'vitest';
import { readArtifactFilter } from './filter.ts';

it('reads the filters of an address and drops what it does not know', () => {
  const search = { type: 'post', status: 'draft', grade: 'F', q: 40, runId: 'run_1', other: 'x' };
  expect(readArtifactFilter(search)).toEqual({
    type: 'post',
    status: 'draft',
    grade: 'F',
    q: '40',
    runId: 'run_1',
  });
  expect(readArtifactFilter({ type: 'all', status: 'open', grade: 'D', q: '' })).toEqual({});
});
