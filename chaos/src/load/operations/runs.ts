import { type Operation, type LoadClient, read } from '../load-client.ts';
import { write } from '../write.ts';
import type { ApiRequest } from '../../http/client.ts';
import type { Pause } from '../workspaces.ts';

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
      readIds: ({ runId }: { runId: string }) => ({ runId }),
    });
    return 'tried';
  },
};

type Verdict = 'approve' | 'reject';

interface Channel {
  weight: number;
  service: string;
  /** Whether it takes an Idempotency-Key. */
  repeatable: boolean;
  request(pause: Pause, verdict: Verdict): Omit<ApiRequest, 'token'>;
}

const channels: readonly Channel[] = [
  {
    weight: 2,
    service: 'workflow',
    repeatable: false,
    request: ({ runId }, verdict) => ({ method: 'POST', path: `/api/runs/${runId}/${verdict}` }),
  },
  {
    weight: 1,
    service: 'workflow',
    repeatable: true,
    request: ({ runId }, verdict) => ({
      method: 'POST',
      path: '/api/sync/action',
      body: { action: `${verdict}_run`, runId },
    }),
  },
  {
    weight: 1,
    service: 'audit',
    repeatable: false,
    request: ({ entryId }, verdict) => ({
      method: 'POST',
      path: `/api/audit-logs/${entryId}/${verdict}`,
    }),
  },
];

const approvedShare = 0.7;
/** How often a pause that was decided is left for another client to decide again. */
const racedShare = 0.3;

/** A decision of a paused run, through any of the channels; two clients may decide one. */
export const decide: Operation = {
  weight: 6,
  async perform(client) {
    const { workspace, random } = client;
    if (workspace.pauses.length === 0) workspace.pauses = await findPauses(client);
    if (workspace.pauses.length === 0) return 'skipped';
    const pause = random.pick(workspace.pauses);
    if (!random.chance(racedShare)) {
      workspace.pauses = workspace.pauses.filter((other) => other !== pause);
    }
    const verdict: Verdict = random.chance(approvedShare) ? 'approve' : 'reject';
    const channel = random.weighted(channels);
    const entry = await write(client, {
      kind: 'decide',
      service: channel.service,
      workspaceId: workspace.id,
      subject: { ...pause, verdict },
      repeatable: channel.repeatable,
      request: () => ({ ...channel.request(pause, verdict), token: workspace.token }),
    });
    if (entry.outcome === 'refused') {
      workspace.pauses = workspace.pauses.filter((other) => other !== pause);
    }
    return 'tried';
  },
};

interface PendingLogs {
  logs: { id: string; details: { runId?: string } }[];
}

async function findPauses(client: LoadClient): Promise<Pause[]> {
  const path = '/api/audit-logs?status=requires_approval';
  const found = await read<PendingLogs>(client, 'audit', path);
  return (found?.logs ?? []).flatMap(({ id, details }) =>
    details.runId === undefined ? [] : [{ entryId: id, runId: details.runId }],
  );
}
