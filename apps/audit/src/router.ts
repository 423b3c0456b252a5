import {
  auditDecisionSchema,
  auditLogFilter,
  auditLogListSchema,
  auditStatsSchema,
  auditVerificationSchema,
  decideAtAuditInput,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import { decideLog, type DecideContext } from './logs/decide-log.ts';
import { getStats, type StatsContext } from './logs/get-stats.ts';
import { listLogs, type ListContext } from './logs/list-logs.ts';
import { verifyLogs, type VerifyContext } from './verification/verify-logs.ts';

export type RouterContext = ListContext & StatsContext & DecideContext & VerifyContext;

export const createAuditRouter = (context: RouterContext) =>
  router({
    logs: router({
      list: workspaceProcedure
        .input(auditLogFilter)
        .output(auditLogListSchema)
        .query(({ ctx, input }) => listLogs(context, ctx, input)),
      stats: workspaceProcedure.output(auditStatsSchema).query(({ ctx }) => getStats(context, ctx)),
      approve: workspaceProcedure
        .input(decideAtAuditInput)
        .output(auditDecisionSchema)
        .mutation(({ ctx, input }) => decideLog(context, ctx, { ...input, decision: 'approve' })),
      reject: workspaceProcedure
        .input(decideAtAuditInput)
        .output(auditDecisionSchema)
        .mutation(({ ctx, input }) => decideLog(context, ctx, { ...input, decision: 'reject' })),
      verify: workspaceProcedure
        .output(auditVerificationSchema)
        .query(({ ctx }) => verifyLogs(context, ctx)),
    }),
  });

export type AuditRouter = ReturnType<typeof createAuditRouter>;
