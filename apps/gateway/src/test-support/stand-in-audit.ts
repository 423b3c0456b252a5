import {
  acknowledgeRollbackInput,
  auditAcknowledgementSchema,
  auditDecisionInput,
  auditDecisionSchema,
  auditLogFilter,
  auditLogListSchema,
  auditStatsSchema,
  auditVerificationSchema,
} from '@workspace-ops/contracts';
import { memberProcedure, router, workspaceProcedure } from '@workspace-ops/rpc';
import { AppError, notFound } from '@workspace-ops/service-kit';

const decide = ({ input }: { input: { id: string } }) => {
  if (input.id === 'aud_done') throw new AppError('conflict', 'The entry needs no approval.');
  if (input.id !== 'aud_1') throw notFound('Audit entry');
  return { success: true as const, message: 'Decided.' };
};

/** An audit service with one entry that awaits a decision, `aud_1`, and one that does not. */
export const createStandInAudit = () =>
  router({
    logs: router({
      list: workspaceProcedure
        .input(auditLogFilter)
        .output(auditLogListSchema)
        .query(({ ctx }) => ({
          workspaceId: ctx.caller.workspaceId,
          logs: [],
          totalCount: 0,
          nextCursor: null,
        })),
      stats: workspaceProcedure.output(auditStatsSchema).query(({ ctx }) => ({
        workspaceId: ctx.caller.workspaceId,
        totalEvents24h: 0,
        pendingReviews: 0,
        securityAlerts: 0,
        totalCost24h: '0',
        saifComplianceRate: '100%',
      })),
      verify: workspaceProcedure.output(auditVerificationSchema).query(({ ctx }) => ({
        workspaceId: ctx.caller.workspaceId,
        valid: true,
        checkedEvents: 0,
        headHash: '0'.repeat(64),
      })),
      acknowledgeRollback: memberProcedure
        .input(acknowledgeRollbackInput)
        .output(auditAcknowledgementSchema)
        .mutation(() => {
          throw new AppError('conflict', 'The audit log is not rolled back.');
        }),
      approve: workspaceProcedure
        .input(auditDecisionInput)
        .output(auditDecisionSchema)
        .mutation(decide),
      reject: workspaceProcedure
        .input(auditDecisionInput)
        .output(auditDecisionSchema)
        .mutation(decide),
    }),
  });
