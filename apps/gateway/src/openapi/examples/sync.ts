import { exampleAuditEntry } from './audit.ts';
import { exampleApprovalId, exampleRun, exampleWorkflow } from './runs.ts';

const ingestion = {
  ingestionId: 'ing_01a1fc79b479734caf5b340b1045175b',
  receivedAt: '2026-11-20T09:00:00.000Z',
  dataType: 'observation',
  status: 'routed_to_workflow',
  routedRunId: exampleRun.id,
} as const;

export const syncAnswers = {
  getSyncState: {
    version: '1.0.0',
    syncedAt: '2026-11-20T09:00:05.000Z',
    workspaceId: 'ws_01a1fc79b24e736488ce616f4df21846',
    systemHealth: { status: 'operational', saifGuardrailsActive: true, queueLoad: 0 },
    metrics: { activeTasks: 0, pendingApprovalsCount: 1, totalWorkflows: 8 },
    workflows: [exampleWorkflow],
    pendingApprovals: [
      {
        approvalId: exampleApprovalId,
        runId: exampleRun.id,
        workflowId: exampleRun.workflowId,
        workflowName: exampleRun.workflowName,
        requestedAt: '2026-11-20T09:00:02.100Z',
        stepTitle: 'Approve the post',
        reason: 'The step "Approve the post" needs a person.',
      },
    ],
    recentAuditLogs: [exampleAuditEntry],
    recentRoamingIngestions: [
      { ...ingestion, source: 'STUDIO_MOBILE', notes: 'Practice manager is happy to be quoted.' },
    ],
  },
  ingest: { success: true, message: 'Ingested and routed to MKT-01.', ...ingestion },
  performAction: { success: true, message: 'The workflow was started.', runId: exampleRun.id },
};
