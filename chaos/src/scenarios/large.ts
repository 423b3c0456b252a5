import { setTimeout as delay } from 'node:timers/promises';
import { read, type LoadClient } from '../load/load-client.ts';
import { untilWhole } from '../system/readiness.ts';
import { ingest, largePayload } from './ingest.ts';
import { atLeast, type Scenario, type ScenarioRun } from './scenario.ts';

/** What RATE_LIMIT_REQUESTS_PER_USER allows in the long run is no less. */
const clients = 4;
const pauseMs = 150;
const lastsMs = { short: 6_000, whole: 40_000 };
/** Of 1 MB: the default of RATE_LIMIT_UPLOADS_PER_WORKSPACE lets one through every ten seconds. */
const acknowledgedAtLeast = { short: 5, whole: 4 };
const frozenShare = { from: 0.3, to: 0.6 };
/** Just under MAX_BODY_BYTES. */
const payloadBytes = 1_000_000;

const lists = ['/api/runs', '/api/audit-logs', '/api/artifacts'];

/** One workspace writes and reads at its limits, and the receiver of what it writes is frozen for a while. */
export const large: Scenario = {
  name: 'large',
  title: 'large payloads of one workspace, while workflow is frozen for a while',
  reaches: ['workflow', 'sync-bridge'],
  async prepare({ extent }) {
    return {
      // A short run judges no latency. Its uploads are not limited, so that more of them wait for workflow.
      settings: {
        RATE_LIMITS: 'on',
        ...(extent === 'short' ? { RATE_LIMIT_UPLOADS_PER_WORKSPACE: 'off' } : {}),
      },
      async inject(run) {
        const endsAt = performance.now() + lastsMs[run.extent];
        const acknowledged = run.journal.entries().length;
        await Promise.all([
          freeze(run),
          ...Array.from({ length: clients }, () => useAtLimits(run.client, endsAt)),
        ]);
        await untilWhole(run.system);
        const own = run.journal
          .entries()
          .slice(acknowledged)
          .filter(({ workspaceId }) => workspaceId === run.client.workspace.id);
        const taken = own.filter(({ outcome }) => outcome === 'acknowledged').length;
        return [atLeast('ingestions of 1 MB acknowledged', acknowledgedAtLeast[run.extent], taken)];
      },
    };
  },
};

async function freeze({ system, extent, onProgress }: ScenarioRun): Promise<void> {
  const workflow = system.processes.find(({ service }) => service === 'workflow')!;
  await delay(lastsMs[extent] * frozenShare.from);
  onProgress('large: workflow is frozen');
  workflow.kill('SIGSTOP');
  await delay(lastsMs[extent] * (frozenShare.to - frozenShare.from));
  workflow.kill('SIGCONT');
  onProgress('large: workflow continues');
}

/** In turn an ingestion, a list and now and then an export, one after the other. */
async function useAtLimits(client: LoadClient, endsAt: number): Promise<void> {
  const payload = largePayload(payloadBytes);
  for (let turn = 0; performance.now() < endsAt; turn++) {
    await ingest(client, { payload, triggerWorkflowId: 'MKT-01', repeatable: false });
    await read(client, 'workflow', `${lists[turn % lists.length]}?limit=500`);
    if (turn % lists.length === 0) await read(client, 'audit', '/api/audit-logs/export');
    await delay(pauseMs);
  }
}
