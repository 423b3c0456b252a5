import type { CreateRunInput } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { from } from './contexts.ts';
import { createRecordingSinks, createSinkRecord } from './recording-sinks.ts';

const run: CreateRunInput = {
  runId: 'run_1',
  workspaceId: 'ws_1',
  workflowId: 'OPS-01',
  initialContext: {},
  triggerSource: 'test',
  processNow: true,
};

describe('recording sinks', () => {
  it('record what they are handed, and a repeated hand-over twice', async () => {
    const record = createSinkRecord();
    const { workflow } = createRecordingSinks(record);
    await workflow.create.mutate([run], from('*'));
    await workflow.create.mutate([run], from('*'));
    expect(record.createdRuns).toEqual([run, run]);
  });

  it('refuse, and record nothing, while their service is away', async () => {
    const record = createSinkRecord();
    const { audit, workflow } = createRecordingSinks(record);
    record.away = new Set(['workflow']);
    await audit.append.mutate([], from('*'));
    await expect(workflow.create.mutate([run], from('*'))).rejects.toThrow(
      'The workflow service is unavailable',
    );
    record.away.clear();
    await workflow.create.mutate([run], from('*'));
    expect(record.createdRuns).toEqual([run]);
  });
});
