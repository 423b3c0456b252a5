import type { Bench } from '../bench.ts';
import { seedAuditEvents } from './seed-audit-events.ts';

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
