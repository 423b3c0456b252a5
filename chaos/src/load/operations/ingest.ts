import type { Operation } from '../load-client.ts';
import { write } from '../write.ts';

/** Workflows of the departments that every workspace has; some pause, some do not. */
const workflows = ['MKT-01', 'OPS-01', 'OPS-02'];
/** A run costs as much as dozens of ingestions, and makes further ones by handoffs. */
const routedShare = 0.08;
const keyedShare = 0.5;

export const ingest: Operation = {
  weight: 50,
  async perform(client) {
    const { workspace, random } = client;
    const routed = random.chance(routedShare);
    const route = routed
      ? { triggerWorkflowId: random.pick(workflows), autoExecute: true }
      : undefined;
    await write(client, {
      kind: 'ingest',
      service: 'sync-bridge',
      workspaceId: workspace.id,
      subject: { routed: String(routed) },
      // The others share their commit with those that come in the same moment.
      repeatable: random.chance(keyedShare),
      request: (marker) => ({
        method: 'POST',
        path: '/api/sync/ingest',
        token: workspace.token,
        body: {
          payload: { customer: `Customer ${marker}`, observation: 'The gate sticks.' },
          notes: marker,
          ...route,
        },
      }),
      readIds: ({
        ingestionId,
        routedRunId = '',
      }: {
        ingestionId: string;
        routedRunId?: string;
      }) => ({
        ingestionId,
        routedRunId,
      }),
    });
    return 'tried';
  },
};
