import type { AuditLogEntry } from '@workspace-ops/contracts';

const workspaceId = 'ws_01a1fc79b24e736488ce616f4df21846';

export const exampleAuditEntry: AuditLogEntry = {
  id: 'aud_01a1fc79b4a1755c9e6e1f2a3b4c5d6e',
  timestamp: '2026-11-20T09:00:01.500Z',
  agent: 'Mara',
  action: 'run.step',
  model: 'gemini-2.5-flash',
  message: 'The step "Write the post" is done.',
  status: 'success',
  latencyMs: 1380,
  tokensTotal: 1840,
  cost: '0.001240',
  policyChecks: { saifPassed: true, piiDetected: 0, budgetThresholdPassed: true },
  details: { runId: 'run_01a1fc79b479734caf5b321f9261b81d', sequence: 2 },
};

export const auditAnswers = {
  listAuditLogs: { workspaceId, logs: [exampleAuditEntry], totalCount: 1, nextCursor: null },
  getAuditStats: {
    workspaceId,
    totalEvents24h: 42,
    pendingReviews: 1,
    securityAlerts: 0,
    totalCost24h: '0.018600',
    saifComplianceRate: '100%',
  },
  exportAuditLogs:
    'Log ID,Timestamp,Agent / Source,Action Type,Model,Status,Latency (ms),Tokens Total,Cost ($),SAIF Passed,PII Redactions,Summary / Message\r\n',
  verifyAuditLogs: {
    workspaceId,
    valid: true,
    checkedEvents: 42,
    headHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  acknowledgeRollback: {
    success: true,
    id: 'aud_01a1fc79b4f37745b848d35a075be18c',
    position: 43,
  },
  approveAuditLog: { success: true, message: 'Approved. The run continues.' },
  rejectAuditLog: { success: true, message: 'Rejected. The run has failed.' },
};
