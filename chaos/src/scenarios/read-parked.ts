import { request } from 'undici';
import type { ScenarioRun } from './scenario.ts';

/** What the sync bridge says of its messages to audit that are parked. */
export interface ParkedFigures {
  metric: number;
  /** Of /readyz. */
  status: number;
  detail: string | undefined;
}

const line = /^workspace_ops_outbox_parked_messages\{([^}]*sink="audit"[^}]*)\} (\d+)/m;

export async function readParked({ system }: ScenarioRun): Promise<ParkedFigures> {
  const { url } = system.processes.find(({ service }) => service === 'sync-bridge')!;
  const metrics = await request(`${url}/metrics`);
  const ready = await request(`${url}/readyz`);
  const { checks } = (await ready.body.json()) as { checks: { name: string; detail?: string }[] };
  return {
    metric: Number(line.exec(await metrics.body.text())?.[2] ?? Number.NaN),
    status: ready.statusCode,
    detail: checks.find(({ name }) => name === 'sync-bridge outbox')?.detail,
  };
}
