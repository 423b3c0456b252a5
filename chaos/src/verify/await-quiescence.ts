import type { Sql } from 'postgres';
import type { System } from '../system/system.ts';
import { untilWhole } from '../system/readiness.ts';
import { waitUntil } from '../wait-until.ts';

/** From then on, every run is carried on and every event handed over within this time. */
const settleLimitMs = 60_000;
const pollMs = 250;

export interface Quiescence {
  tookMs: number;
  /** What was not finished: a message each. */
  restless: string[];
}

/** Waits until nothing is under way any more: no run, no undelivered message, no open order. */
export async function awaitQuiescence(system: System): Promise<Quiescence> {
  const startedAt = performance.now();
  const unready = await untilWhole(system);
  const outboxes = await findOutboxes(system.database.admin);
  let restless: string[] = [];
  await waitUntil(
    async () => {
      restless = await findRestless(system.database.admin, outboxes);
      return restless.length === 0;
    },
    settleLimitMs,
    pollMs,
  );
  return {
    tookMs: performance.now() - startedAt,
    restless: [...unready.map((name) => `${name} is not ready`), ...restless],
  };
}

async function findOutboxes(admin: Sql): Promise<string[]> {
  const rows = await admin<{ schema: string }[]>`
    select table_schema as schema from information_schema.tables where table_name = 'outbox'`;
  return rows.map(({ schema }) => schema);
}

async function findRestless(admin: Sql, outboxes: readonly string[]): Promise<string[]> {
  const waiting = outboxes.map(
    (schema) => `select 'messages in the outbox of ${schema}' as what from ${schema}.outbox`,
  );
  const rows = await admin.unsafe<{ what: string; count: string }[]>(`
    select what, count(*) from (
      ${waiting.join(' union all ')}
      union all select 'runs that are ' || status from workflow.runs
        where status in ('pending', 'running')
      union all select 'orders to deploy' from commerce.subscriptions
        where revision <> deployed_revision
    ) as restless group by what order by what`);
  return rows.map(({ what, count }) => `${count} ${what}`);
}
