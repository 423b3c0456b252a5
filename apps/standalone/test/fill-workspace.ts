import type { MarketplaceItems, SnapshotList } from '@workspace-ops/contracts';
import { routes } from '@workspace-ops/gateway/routes';
import type { ApiClient } from './client.ts';

/**
 * Uses every service once: the example of each row that makes something, and runs of three
 * workflows, one of which waits for an approval. @returns the ids of the runs.
 */
export async function fillWorkspace(client: ApiClient): Promise<string[]> {
  for (const { method, path, example } of routes) {
    const isMaking = method === 'post' && !path.includes(':') && !path.includes('/auth/');
    if (!isMaking || example === undefined) continue;
    await client.post(path, example, { 'idempotency-key': `example:${path}` });
  }
  const saved = await client.get<SnapshotList>('/api/snapshots');
  await client.post(`/api/snapshots/${saved.body.snapshots[0]?.id}/restore`);
  const { body } = await client.get<MarketplaceItems>('/api/marketplace/items');
  for (const { id } of body.playbooks) await client.post(`/api/marketplace/mount/${id}`);
  const runs: string[] = [];
  for (const triggerWorkflowId of ['MKT-01', 'OPS-01', 'SAL-01']) {
    const ingested = await client.post<{ routedRunId: string }>('/api/sync/ingest', {
      payload: { customer: 'Northwind', observation: 'The gate sticks.' },
      triggerWorkflowId,
      autoExecute: true,
    });
    runs.push(ingested.body.routedRunId);
  }
  return runs;
}

/** Runs that neither wait nor are under way any more. */
export const isAtRest = (status: string): boolean =>
  ['completed', 'failed', 'paused_for_approval'].includes(status);
