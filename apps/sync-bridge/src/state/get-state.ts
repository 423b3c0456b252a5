import {
  type AuditLogEntry,
  type Ingestion,
  type SyncState,
  mayReadAudit,
  syncStateVersion,
  type WorkspaceSummary,
} from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { type Clock, type Logger, unavailable, withTimeout } from '@workspace-ops/service-kit';
import { listRecentIngestions } from '../ingestions/list-recent-ingestions.ts';

export interface StateDependencies {
  database: Database;
  workspaceSummary(ctx: RequestContext): Promise<WorkspaceSummary>;
  recentAuditLogs(ctx: RequestContext): Promise<AuditLogEntry[]>;
  clock: Clock;
  logger: Logger;
}

const partMs = 3_000;
const recentAuditLogs = 20;

const emptySummary: WorkspaceSummary = {
  activeTasks: 0,
  pendingApprovalsCount: 0,
  totalWorkflows: 0,
  workflows: [],
  pendingApprovals: [],
};

interface Parts {
  ingestions: Ingestion[] | undefined;
  summary: WorkspaceSummary | undefined;
  auditLogs: AuditLogEntry[] | undefined;
}

/**
 * The workspace's state for the mobile dashboard; reading it writes nothing. A part whose service
 * is away is empty, and `systemHealth.status` says that the state is not whole. A token that may not
 * read the audit log gets none of it.
 * @throws {AppError} `unavailable` when there is no part to show.
 */
export async function getState(deps: StateDependencies, ctx: RequestContext): Promise<SyncState> {
  const { workspaceId } = ctx.caller;
  const part = <T>(name: string, answer: Promise<T>): Promise<T | undefined> =>
    withTimeout(answer, partMs, `no answer within ${partMs} ms`).catch((error: unknown) => {
      deps.logger.warn({ err: error, part: name }, 'a part of the workspace state is away');
      return undefined;
    });
  const [ingestions, summary, auditLogs] = await Promise.all([
    part('ingestions', listRecentIngestions(deps.database, workspaceId)),
    part('workflow', deps.workspaceSummary(ctx)),
    part('audit', mayReadAudit(ctx.caller) ? deps.recentAuditLogs(ctx) : Promise.resolve([])),
  ]);
  const parts = { ingestions, summary, auditLogs };
  if (Object.values(parts).every((one) => one === undefined)) {
    throw unavailable('The workspace state');
  }
  return compileState(workspaceId, deps.clock.now(), parts);
}

function compileState(workspaceId: string, now: Date, parts: Parts): SyncState {
  const { workflows, pendingApprovals, ...metrics } = parts.summary ?? emptySummary;
  return {
    version: syncStateVersion,
    syncedAt: now.toISOString(),
    workspaceId,
    systemHealth: {
      status: judgeStatus(parts),
      // The run engine checks every output; there is no switch to turn that off.
      saifGuardrailsActive: true,
      queueLoad: metrics.activeTasks,
    },
    metrics,
    workflows,
    pendingApprovals,
    recentAuditLogs: (parts.auditLogs ?? []).slice(0, recentAuditLogs),
    recentRoamingIngestions: parts.ingestions ?? [],
  };
}

/** `down`: the bridge's own database, so that nothing can be ingested; `degraded`: another part. */
function judgeStatus(parts: Parts): SyncState['systemHealth']['status'] {
  if (parts.ingestions === undefined) return 'down';
  return parts.summary === undefined || parts.auditLogs === undefined ? 'degraded' : 'operational';
}
