import { liveEventNames } from '@workspace-ops/contracts/event-names';
import { expect, it } from 'vitest';
import { listStaleKeys } from './stale-keys.ts';

it('makes something old with every event', () => {
  for (const name of liveEventNames) expect(listStaleKeys(name, {}), name).not.toEqual([]);
});

it('names the run and the approval of a request', () => {
  const keys = listStaleKeys('APPROVAL_REQUESTED', { runId: 'run_1', approvalId: 'apr_1' });
  expect(keys).toEqual(
    expect.arrayContaining([['approvals'], ['approval', 'apr_1'], ['run', 'run_1']]),
  );
});
