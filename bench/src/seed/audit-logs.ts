import type { Sql } from 'postgres';
import type { Bench } from '../bench.ts';

export const largeLog = 'ws_bench_large_log';
export const smallLog = 'ws_bench_small_log';

/** The smaller log has so many of the larger one's events. */
export const smallShare = 1 / 100;

/** A large and a small log, seeded by the first case that needs them. */
export async function ensureAuditLogs(bench: Bench): Promise<void> {
  const { sql, volumes, log } = bench;
  await bench.service();
  const found = await sql`select from audit_anchor.heads where workspace_id = ${largeLog}`;
  if (found.length > 0) return;
  const startedAt = performance.now();
  const { auditEvents } = volumes;
  await seedAuditEvents(sql, [
    { workspaceId: smallLog, events: Math.round(auditEvents * smallShare) },
    { workspaceId: largeLog, events: auditEvents },
  ]);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  log(`  seeded ${auditEvents} audit events in ${seconds} s`);
}

export interface AuditSeed {
  workspaceId: string;
  events: number;
}

/**
 * Events over the last ten days as the audit service stores them, save for their hashes: these logs
 * are read and searched, not verified, and nothing is appended to them. The search index is made
 * after the rows, which is several times faster.
 */
export async function seedAuditEvents(sql: Sql, seeds: readonly AuditSeed[]): Promise<void> {
  const [index] = await sql<{ definition: string }[]>`
    select pg_get_indexdef('audit.events_search_idx'::regclass) as definition`;
  await sql`drop index audit.events_search_idx`;
  for (const seed of seeds) await insertEvents(sql, seed);
  await sql.unsafe(index!.definition.replace(' ON ONLY ', ' ON '));
  await sql`vacuum analyze audit.events`;
}

/** Every 500th event is of one customer, every 10th failed, and each has a run of its own. */
async function insertEvents(sql: Sql, { workspaceId, events }: AuditSeed): Promise<void> {
  await sql`
    insert into audit.events (workspace_id, position, prev_hash, hash, id, timestamp, agent, action,
      model, message, status, latency_ms, tokens_total, cost, policy_checks, details, decides,
      security_alert, search_text)
    select ${workspaceId}, n, '\\x00', '\\x00', 'aud_' || md5(n::text),
      now() - (${events}::int - n) * (interval '10 days' / ${events}::int), agent, action, 'none',
      message, case when n % 10 = 0 then 'error' else 'success' end, 12, 0, 0,
      '{"saifPassed": true, "piiDetected": 0, "budgetThresholdPassed": true}',
      jsonb_build_object('runId', 'run_' || md5('run' || n), 'attempt', 1), null, false,
      concat_ws(E'\n', replace(action, '.', 'ZDW'), lower(agent), lower(message), 'none')
    from generate_series(1, ${events}::int) n
    cross join lateral (select
      (array['Content agent', 'Research agent', 'Finance agent', 'Dispatch agent'])[n % 4 + 1] as agent,
      (array['run.step', 'run.create', 'artifact.refine'])[n % 3 + 1] as action,
      'Step ' || n % 7 || ' of run ' || md5('run' || n) || ' for customer c' || md5('c' || n % 500)
        || ' completed and made 1 artifact' as message) texts`;
  await sql`
    insert into audit_anchor.heads (workspace_id, position, hash, success, requires_approval, warning, error, mac)
    values (${workspaceId}, ${events}, '\\x00', ${events - Math.floor(events / 10)}, 0, 0,
      ${Math.floor(events / 10)}, '\\x00')`;
}
