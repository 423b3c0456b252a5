import {
  findSampleWorkspace,
  loadSampleData,
  removeSampleData,
} from '@workspace-ops/console/sample-data';
import { createClient, type OpsClient } from '@workspace-ops/sdk';
import { waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { signUp } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;
it.beforeAll(({ system: shared }) => {
  system = shared;
});

const openClient = (token: string): OpsClient => createClient({ baseUrl: system.url, token });

/** A person with a workspace in which there is a run of theirs. */
async function begin() {
  const client = await signUp(system.url);
  const token = client.headers['authorization']!.slice('Bearer '.length);
  const ops = openClient(token);
  const own = await ops.ingest({
    dataType: 'observation',
    payload: {},
    triggerWorkflowId: 'OPS-01',
  });
  const enter = async (workspaceId: string): Promise<OpsClient> =>
    openClient((await ops.account.switchWorkspace({ workspaceId })).token);
  return { ops, enter, runId: own.routedRunId };
}

const listRunIds = async (ops: OpsClient): Promise<string[]> =>
  (await ops.get('/api/runs')).runs.map(({ id }) => id);

async function countStatuses(ops: OpsClient): Promise<Record<string, number>> {
  const { runs } = await ops.get('/api/runs');
  const counts: Record<string, number> = {};
  for (const { status } of runs) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('loads one set of real runs, however often, in a workspace of its own', async () => {
  const { ops, enter, runId } = await begin();
  await loadSampleData(ops, enter);
  await loadSampleData(ops, enter);
  const { workspaces } = await ops.workspaces.list();
  expect(workspaces.filter(({ name }) => name === 'Sample data')).toHaveLength(1);
  const inside = await enter((await findSampleWorkspace(ops))!.id);
  const listSamples = async () =>
    (await inside.get('/api/runs')).runs.filter(
      ({ triggerSource }) => triggerSource === 'mobile_ingest',
    );
  // An ingestion is answered before its run is there where that takes long.
  await waitFor(async () => (await listSamples()).length >= 7);
  const samples = await listSamples();
  expect(samples).toHaveLength(7);
  const rejected = samples.filter(({ errorMessage }) => errorMessage === 'Rejected by user');
  expect(rejected).toHaveLength(1);
  // What was approved goes on by itself; the rest waits, and the workflow of one is not deployed.
  const wanted = ['completed', 'failed', 'paused_for_approval'];
  await waitFor(async () => {
    const counts = await countStatuses(inside);
    return wanted.every((status) => (counts[status] ?? 0) >= 2);
  });
  expect((await inside.get('/api/audit-logs/verify')).valid).toBe(true);
  expect(await listRunIds(ops)).toEqual([runId]);
});

it('removes all of it, and nothing else, from inside and from outside', async () => {
  for (const from of ['inside', 'outside'] as const) {
    const { ops, enter, runId } = await begin();
    await loadSampleData(ops, enter);
    const { id } = (await findSampleWorkspace(ops))!;
    const inside = await enter(id);
    await removeSampleData(from === 'inside' ? inside : ops, enter);
    expect(await findSampleWorkspace(ops)).toBeUndefined();
    await expect(enter(id)).rejects.toThrow();
    expect(await listRunIds(ops)).toEqual([runId]);
    // There is none any more: nothing happens, and the workspace that is left stays.
    await removeSampleData(ops, enter);
    expect((await ops.workspaces.list()).workspaces).toHaveLength(1);
  }
});
