import type { Sql } from 'postgres';
import { visitor } from '../system/api-client.ts';
import { until } from '../system/until.ts';
import { fieldData } from '../seed/field-data.ts';

/** Three steps, none of which waits for a person or asks a model. */
export const threeSteps = 'MKT-03';

export interface FinishRuns {
  url: string;
  sql: Sql;
  /** In all; shared evenly by the workspaces. */
  runs: number;
  workspaces: number;
}

export interface FinishedRuns {
  /** The runs that were asked for, and the one of each workspace that set its queue in motion. */
  requests: number;
  runsPerSecond: number;
  /** The same until the last audit entry of the runs was stored, too. */
  auditedPerSecond: number;
}

/** Puts pending runs into the queues, lets the engine begin, and waits until all are completed. */
export async function finishRuns({
  url,
  sql,
  runs,
  workspaces,
}: FinishRuns): Promise<FinishedRuns> {
  const ids = Array.from({ length: workspaces }, (_, index) => `ws_bench_runs_${index}`);
  const start = (id: string, autoExecute: boolean) =>
    visitor(url, id).post<{ routedRunId: string }>('/api/sync/ingest', {
      ...fieldData,
      triggerWorkflowId: threeSteps,
      autoExecute,
    });
  const { routedRunId: pattern } = await start(ids[0]!, false);
  await until('a pending run to copy', { everyMs: 20, timeoutMs: 10_000 }, () =>
    exists(sql`select from workflow.runs where id = ${pattern}`),
  );
  await sql`
    insert into workflow.runs (workspace_id, id, workflow_id, workflow_name, status, trigger_source,
      initial_context, created_at, plan)
    select workspace, 'run_' || replace(gen_random_uuid()::text, '-', ''), workflow_id,
      workflow_name, 'pending', trigger_source, initial_context, now(), plan
    from workflow.runs, unnest(${ids}::text[]) workspace,
      generate_series(1, ${Math.round(runs / workspaces)}::int)
    where id = ${pattern}`;
  const startedAt = performance.now();
  await Promise.all(ids.map((id) => start(id, true)));
  const patience = { everyMs: 20, timeoutMs: 300_000 };
  await until(`${runs} runs completed`, patience, async () => {
    return !(await exists(sql`
      (select from workflow.runs where status = 'pending' limit 1)
      union all (select from workflow.runs where status = 'running' limit 1)`));
  });
  const completedMs = performance.now() - startedAt;
  await until('their audit entries stored', patience, async () => {
    return !(await exists(sql`select from workflow.outbox limit 1`));
  });
  const auditedMs = performance.now() - startedAt;
  return {
    requests: runs + workspaces,
    runsPerSecond: ((runs + workspaces) / completedMs) * 1_000,
    auditedPerSecond: ((runs + workspaces) / auditedMs) * 1_000,
  };
}

const exists = async (query: Promise<readonly unknown[]>): Promise<boolean> =>
  (await query).length > 0;
