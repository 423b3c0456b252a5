import {
  acknowledgeRollbackInput,
  auditAcknowledgementSchema,
  auditDecisionSchema,
  auditLogFilter,
  auditLogListSchema,
  auditStatsSchema,
  auditVerificationSchema,
  decideAtAuditInput,
} from '@workspace-ops/contracts';
import { memberProcedure, router, workspaceProcedure } from '@workspace-ops/rpc';
import { decideLog, type DecideContext } from './logs/decide-log.ts';
import { getStats, type StatsContext } from './logs/get-stats.ts';
import { listLogs, type ListContext } from './logs/list-logs.ts';
import {
  acknowledgeRollback,
  type AcknowledgeContext,
} from './acknowledgements/acknowledge-rollback.ts';
import { verifyLogs } from './verification/verify-logs.ts';

export type RouterContext = ListContext & StatsContext & DecideContext & AcknowledgeContext;

export const createAuditRouter = (context: RouterContext) =>
  router({
    logs: router({
      list: workspaceProcedure
        .meta({ role: 'viewer', scope: 'audit:read' })
        .input(auditLogFilter)
        .output(auditLogListSchema)
        .query(({ ctx, input }) => listLogs(context, ctx, input)),
      stats: workspaceProcedure
        .meta({ role: 'viewer', scope: 'audit:read' })
        .output(auditStatsSchema)
        .query(({ ctx }) => getStats(context, ctx)),
      approve: workspaceProcedure
        .meta({ role: 'approver', scope: 'runs:decide' })
        .input(decideAtAuditInput)
        .output(auditDecisionSchema)
        .mutation(({ ctx, input }) => decideLog(context, ctx, { ...input, decision: 'approve' })),
      reject: workspaceProcedure
        .meta({ role: 'approver', scope: 'runs:decide' })
        .input(decideAtAuditInput)
        .output(auditDecisionSchema)
        .mutation(({ ctx, input }) => decideLog(context, ctx, { ...input, decision: 'reject' })),
      acknowledgeRollback: memberProcedure
        .meta({ role: 'owner' })
        .input(acknowledgeRollbackInput)
        .output(auditAcknowledgementSchema)
        .mutation(({ ctx, input }) => acknowledgeRollback(context, ctx, input)),
      verify: workspaceProcedure
        .meta({ role: 'viewer', scope: 'audit:read' })
        .output(auditVerificationSchema)
        .query(({ ctx }) => verifyLogs(context, ctx)),
    }),
  });

export type AuditRouter = ReturnType<typeof createAuditRouter>;
