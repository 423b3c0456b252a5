import type { OpsClient } from '@workspace-ops/sdk';
import { isSample, sampleWorkspaceName } from './is-sample.ts';
import { samples } from './samples.ts';

/** Enters a workspace, and gives the client of the session there. */
type Enter = (workspaceId: string) => Promise<OpsClient>;

const settleMs = 30_000;

/**
 * Makes a workspace of the caller's with real runs, or finishes the one that there is: each piece has
 * an idempotency key, so that loading twice, or again after it broke off, makes one set.
 */
export async function loadSampleData(ops: OpsClient, enter: Enter): Promise<void> {
  const found = await findSampleWorkspace(ops);
  const { id } = found ?? (await ops.workspaces.create({ name: sampleWorkspaceName })).workspace;
  const inside = await enter(id);
  if (found !== undefined && (await isLoaded(inside))) return;
  const runIds = await Promise.all(samples.map((_, index) => ingest(inside, index)));
  await book(inside);
  for (const [index, runId] of runIds.entries()) await decide(inside, index, runId);
}

/** Keys hold for a day: what is complete is not sent again. */
async function isLoaded(ops: OpsClient): Promise<boolean> {
  const query = { source: 'mobile_ingest', limit: samples.length };
  const { runs } = await ops.get('/api/runs', { params: { query } });
  return runs.length === samples.length && runs.every(({ status }) => status !== 'pending');
}

/** Deletes the workspace with all that is in it; its audit log is kept, as of every workspace. */
export async function removeSampleData(ops: OpsClient, enter: Enter): Promise<void> {
  const { workspaces } = await ops.workspaces.list();
  const sample = workspaces.find(isSample);
  const home = workspaces.find((workspace) => !isSample(workspace));
  if (sample === undefined || home === undefined) return;
  const outside = sample.current ? await enter(home.id) : ops;
  await outside.workspaces.delete(sample.id, { confirm: sample.name });
}

export async function findSampleWorkspace(ops: Pick<OpsClient, 'get'>) {
  const { workspaces } = await ops.get('/api/workspaces');
  return workspaces.find(isSample);
}

const makeKey = (piece: string) => ({ idempotencyKey: `sample-data-${piece}` });

async function ingest(ops: OpsClient, index: number): Promise<string> {
  const { workflowId, dataType, payload } = samples[index]!;
  const { routedRunId } = await ops.ingest(
    { dataType, payload, triggerWorkflowId: workflowId, autoExecute: true },
    makeKey(`run-${index}`),
  );
  return routedRunId!;
}

/** A lead: somebody who booked an appointment. */
async function book(ops: OpsClient): Promise<void> {
  // The same in a whole year, as the key demands.
  const scheduledSlot = `${new Date().getUTCFullYear() + 1}-01-20T15:00:00Z`;
  await ops.post('/api/voice/book', {
    body: { callerPhone: '+14155550132', callerName: 'Priya Nair', scheduledSlot },
    ...makeKey('booking'),
  });
}

/** Decides what the sample says, where the run waits for it. */
async function decide(ops: OpsClient, index: number, runId: string): Promise<void> {
  const { decision } = samples[index]!;
  if (decision === undefined) return;
  const { run, approvalId } = await ops.runs.waitFor(runId, { timeoutMs: settleMs });
  if (run.status !== 'paused_for_approval' || approvalId === null) return;
  const body = {
    approvalId,
    comment: decision === 'reject' ? 'We wrote of it last month.' : 'Good.',
  };
  await ops.runs[decision](runId, body, makeKey(`${decision}-${index}`));
}
