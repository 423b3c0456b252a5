import type { Operation } from '../load-client.ts';
import { write } from '../write.ts';

/** A run started by a remote action. */
export const trigger: Operation = {
  weight: 2,
  async perform(client) {
    const { workspace } = client;
    await write(client, {
      kind: 'trigger',
      service: 'workflow',
      workspaceId: workspace.id,
      repeatable: true,
      request: (marker) => ({
        method: 'POST',
        path: '/api/sync/action',
        token: workspace.token,
        body: { action: 'trigger_workflow', workflowId: 'OPS-02', payload: { marker } },
      }),
      idsOf: ({ runId }: { runId: string }) => ({ runId }),
    });
    return 'tried';
  },
};
