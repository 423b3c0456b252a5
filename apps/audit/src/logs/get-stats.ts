import type { auditStatsSchema } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { type Clock, dayMs, type Logger, minuteMs } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';

export interface StatsContext {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Runs in `paused_for_approval`, by the workflow service. */
  countPendingReviews(ctx: RequestContext): Promise<number>;
}

interface SumsRow {
  [column: string]: unknown;
  undecided: string | null;
  entries: string;
  saif_passed: string;
  security_alerts: string;
  cost: string;
}

/** The caller's workspace over the last 24 hours; what waits for review is of this moment. */
export async function getStats(
  context: StatsContext,
  ctx: RequestContext,
): Promise<z.output<typeof auditStatsSchema>> {
  const { workspaceId } = ctx.caller;
  const [sums, pendingReviews] = await Promise.all([
    sumLastDay(context, workspaceId),
    askPendingReviews(context, ctx),
  ]);
  return {
    workspaceId,
    totalEvents24h: Number(sums.entries),
    pendingReviews: pendingReviews ?? Number(sums.undecided ?? 0),
    securityAlerts: Number(sums.security_alerts),
    totalCost24h: sums.cost,
    saifComplianceRate: formatRate(Number(sums.saif_passed), Number(sums.entries)),
  };
}

/** Whole minutes from their sums, and the entries of the minute that is cut. */
async function sumLastDay(
  { database, clock }: StatsContext,
  workspaceId: string,
): Promise<SumsRow> {
  const since = clock.now().getTime() - dayMs;
  const wholeMinutes = new Date(Math.ceil((since + 1) / minuteMs) * minuteMs).toISOString();
  const rows = await database.read(workspaceId, ({ db }) =>
    db.execute<SumsRow>(sql`
      select (select requires_approval from audit_anchor.heads where workspace_id = ${workspaceId}) as undecided,
        coalesce(sum(entries), 0) as entries, coalesce(sum(saif_passed), 0) as saif_passed,
        coalesce(sum(security_alerts), 0) as security_alerts,
        trim_scale(coalesce(sum(cost), 0))::text as cost
      from (
        select entries, saif_passed, security_alerts, cost from audit.activity
        where workspace_id = ${workspaceId} and minute >= ${wholeMinutes}
        union all
        select count(*), count(*) filter (where (policy_checks->>'saifPassed')::boolean),
          count(*) filter (where security_alert), sum(cost)
        from audit.events
        where workspace_id = ${workspaceId} and decides is null
          and timestamp > ${new Date(since).toISOString()} and timestamp < ${wholeMinutes}
      ) parts`),
  );
  return rows[0]!;
}

/** Undefined when the workflow service is away: the log itself knows nearly as well. */
async function askPendingReviews(
  context: StatsContext,
  ctx: RequestContext,
): Promise<number | undefined> {
  try {
    return await context.countPendingReviews(ctx);
  } catch (error) {
    context.logger.warn({ err: error }, 'pending reviews are counted from the audit log instead');
    return undefined;
  }
}

/** `98.5%`, `100%`; of nothing all complied. Never `100%` while something did not comply. */
export function formatRate(passed: number, total: number): string {
  if (passed >= total) return '100%';
  return `${Math.min(Math.round((passed / total) * 1_000), 999) / 10}%`;
}
