import type {
  Artifact,
  Evaluation,
  Run,
  SignedIn,
  SyncState,
  User,
} from '@workspace-ops/contracts';

const at = '2026-01-02T03:04:05.000Z';

export const sampleUser: User = {
  id: 'usr_1',
  openId: 'usr_1',
  email: 'dana@example.com',
  name: 'Dana',
  role: 'owner',
  workspaceId: 'ws_1',
  loginMethod: 'email',
};

export const signedIn = (token: string): SignedIn => ({ success: true, token, user: sampleUser });

export const sampleRun: Run = {
  id: 'run_1',
  workflowId: 'MKT-01',
  workflowName: 'Campaign',
  status: 'completed',
  triggerSource: 'mobile',
  initialContext: {},
  createdAt: at,
  startedAt: at,
  completedAt: at,
  errorMessage: null,
};

export const sampleEvaluation: Evaluation = {
  score: 90,
  grade: 'A',
  passed: true,
  feedback: [],
  suggestions: [],
  rubric: { brandAlignment: 90, actionableCta: 90, factualIntegrity: 90, formatting: 90 },
  evaluatedAt: at,
};

export const sampleArtifact: Artifact = {
  id: 'art_1',
  artifactType: 'post',
  title: 'Spring',
  content: '# Spring',
  summary: null,
  status: 'draft',
  scheduledFor: null,
  targetPlatform: 'blog',
  qualityScore: null,
  qualityGrade: null,
  verificationNotes: null,
  revisionVersion: 1,
  parentArtifactId: null,
  workflowRunId: 'run_1',
  workflowRunStepId: null,
  workflowId: 'MKT-01',
  createdAt: at,
  updatedAt: at,
};

export const sampleState = (workspaceId: string, syncedAt: string): SyncState => ({
  version: '1.0.0',
  syncedAt,
  workspaceId,
  systemHealth: { status: 'operational', saifGuardrailsActive: true, queueLoad: 0 },
  metrics: { activeTasks: 0, pendingApprovalsCount: 0, totalWorkflows: 0 },
  workflows: [],
  pendingApprovals: [],
  recentAuditLogs: [],
  recentRoamingIngestions: [],
});
