import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeAuditEvent, connect, createDatabase, serviceRole } from '@workspace-ops/db';
import { startEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { newId, systemClock } from '@workspace-ops/service-kit';
import { createHighWaterMarks } from '../src/chain/high-water-marks.ts';
import { createAppender } from '../src/events/create-appender.ts';
import { normaliseEvent } from '../src/events/normalise-event.ts';
import { migrateAudit } from '../src/migrate.ts';

/*
 * Appends a second, durable, one at a time and 50 at a time, beside a floor that stores the same rows
 * in a table with the same indexes, one transaction each and without a chain.
 */

const dataDir = await mkdtemp(join(tmpdir(), 'audit-bench-'));
const server = await startEmbeddedPostgres({ dataDir });
await migrateAudit(server.url);
const database = createDatabase({
  url: server.url,
  role: serviceRole('audit'),
  applicationName: 'bench',
});
const anchorKey = 'k'.repeat(32);
const appender = createAppender({
  database,
  anchorKey,
  highWaterMarks: createHighWaterMarks(systemClock),
  clock: systemClock,
});
const floor = connect({ url: server.url, applicationName: 'floor', maxConnections: 16 });
await floor`create table floor (like audit.events including indexes)`;

const newEvent = (workspaceId: string) =>
  completeAuditEvent(
    {
      agent: 'Content agent',
      action: 'run.step',
      message: `Step "Draft the post" of run ${newId('run')} completed and made 1 artifact`,
      details: { runId: newId('run'), stepId: newId('step'), attempt: 1 },
    },
    workspaceId,
  );

const place = { next: 1 };
async function storePlainly(workspaceId: string): Promise<void> {
  const event = normaliseEvent(newEvent(workspaceId));
  const hash = Buffer.alloc(32);
  await floor`
    insert into floor (workspace_id, position, prev_hash, hash, id, timestamp, agent, action, model, message, status,
      latency_ms, tokens_total, cost, policy_checks, details, decides, security_alert, search_text)
    values (${workspaceId}, ${place.next++}, ${hash}, ${hash}, ${event.id}, ${event.timestamp}, ${event.agent},
      ${event.action}, ${event.model}, ${event.message}, ${event.status}, ${event.latencyMs}, ${event.tokensTotal},
      ${event.cost}, ${floor.json({ ...event.policyChecks })}, ${floor.json(event.details as never)}, null,
      ${event.securityAlert}, ${event.searchText})`;
}

async function perSecond(
  count: number,
  parallel: number,
  store: (worker: number) => Promise<unknown>,
): Promise<number> {
  let left = count;
  const started = performance.now();
  const workers = Array.from({ length: parallel }, async (_, worker) => {
    while (left-- > 0) await store(worker);
  });
  await Promise.all(workers);
  return Math.round((count / (performance.now() - started)) * 1_000);
}

const chained = (workspaceId: string) => appender.append([newEvent(workspaceId)]);
await perSecond(500, 5, () => chained('ws_warm'));
await perSecond(500, 5, () => storePlainly('ws_warm'));
const rows: [string, number, number, (worker: number) => string][] = [
  ['one at a time', 1_000, 1, () => 'ws_one'],
  ['50 at a time, one workspace', 10_000, 50, () => 'ws_one'],
  ['50 at a time, 50 workspaces', 10_000, 50, (worker) => `ws_${worker}`],
];
for (const [name, count, parallel, workspaceOf] of rows) {
  const ours = await perSecond(count, parallel, (worker) => chained(workspaceOf(worker)));
  const bare = await perSecond(count, parallel, (worker) => storePlainly(workspaceOf(worker)));
  process.stdout.write(
    `${name}: ${ours} appends/s, ${bare} bare inserts/s (${(ours / bare).toFixed(2)})\n`,
  );
}

await appender.stop();
await database.close();
await floor.end();
await server.stop();
await rm(dataDir, { recursive: true, force: true });
