import type { Artifact, Evaluation, Run, RunStep, WorkflowSummary } from '@workspace-ops/contracts';

const runId = 'run_01a1fc79b479734caf5b321f9261b81d';
const artifactId = 'art_01a1fc79b6a1742c8a3b7a1f0c5d9e22';

export const exampleApprovalId = 'apr_01a1fc79c0ba7a6fd4f5061728394a5b';

export const exampleRun: Run = {
  id: runId,
  workflowId: 'mkt-01',
  workflowName: 'MKT-01 Field Story to Published Post',
  status: 'paused_for_approval',
  triggerSource: 'mobile_ingest',
  initialContext: { customer: 'Harbour Dental Group', location: 'Leith, Edinburgh' },
  createdAt: '2026-11-20T09:00:00.000Z',
  startedAt: '2026-11-20T09:00:00.120Z',
  completedAt: null,
  errorMessage: null,
};

export const exampleWorkflow: WorkflowSummary = {
  id: 'mkt-01',
  code: 'MKT-01',
  name: 'MKT-01 Field Story to Published Post',
  departmentCode: 'mkt',
  status: 'active',
  requiresApproval: true,
  stepCount: 4,
};

const exampleEvaluation: Evaluation = {
  score: 91.5,
  grade: 'A',
  passed: true,
  feedback: ['The call to action names a next step.'],
  suggestions: ['Shorten the first paragraph.'],
  rubric: { brandAlignment: 90, actionableCta: 95, factualIntegrity: 92, formatting: 88 },
  evaluatedAt: '2026-11-20T09:00:02.000Z',
};

const exampleArtifact: Artifact = {
  id: artifactId,
  artifactType: 'post',
  title: 'One form instead of forty re-typed enquiries',
  content: '# One form instead of forty re-typed enquiries\n\nThe front desk had …',
  summary: 'How a shared intake form saved eight hours a week.',
  status: 'draft',
  scheduledFor: null,
  targetPlatform: 'linkedin',
  qualityScore: 91.5,
  qualityGrade: 'A',
  verificationNotes: exampleEvaluation,
  revisionVersion: 1,
  parentArtifactId: null,
  workflowRunId: runId,
  workflowRunStepId: 'step_01a1fc79b5c0731fa6d8d7a2c1e0f344',
  workflowId: 'mkt-01',
  createdAt: '2026-11-20T09:00:01.500Z',
  updatedAt: '2026-11-20T09:00:02.000Z',
};

const step: RunStep = {
  id: 'step_01a1fc79b5c0731fa6d8d7a2c1e0f344',
  sequence: 2,
  title: 'Write the post',
  type: 'generate',
  actionPrompt: 'Write a post from the brief.',
  status: 'completed',
  agentName: 'Mara',
  agentRole: 'Content writer',
  toolsExecuted: ['quality_check'],
  artifactsCreated: 1,
  model: 'gemini-2.5-flash',
  tokensTotal: 1840,
  cost: '0.001240',
  latencyMs: 1380,
  startedAt: '2026-11-20T09:00:00.120Z',
  completedAt: '2026-11-20T09:00:01.500Z',
  error: null,
};

const fieldNames = { fieldNames: { 'works no': 'order', homeowner: 'customer' } };

export const runAnswers = {
  listRuns: { runs: [exampleRun], nextCursor: null },
  getRun: {
    run: exampleRun,
    workflow: exampleWorkflow,
    steps: [step],
    artifacts: [exampleArtifact],
    totalToolsCount: 1,
    totalCost: '0.001240',
    totalLatencyMs: 1380,
    approvalId: exampleApprovalId,
    handedOverFrom: null,
    handedOverTo: [],
    restartedFrom: null,
  },
  restartRun: {
    runId: 'run_01a1fc79d1c07c3fa2d8d7a2c1e0f355',
    restartedFrom: runId,
    status: 'pending',
  },
  approveRun: { message: 'Run approved and resumed' },
  rejectRun: { message: 'Run rejected' },
  listRunArtifacts: { runId, artifacts: [exampleArtifact] },
  getFieldNames: fieldNames,
  setFieldNames: fieldNames,
  testFieldNames: {
    read: { voucher: { total: '1250.00' }, customer: 'Ferry Inn' },
    unknown: [],
    missing: ['scope', 'price', 'timeline', 'terms'],
    needs: [{ name: 'scope', question: null }],
  },
};

const budgets = {
  dailyUsd: 25,
  monthlyUsd: 400,
  perRunUsd: null,
  onLimit: 'pause',
  allowUnknownPrices: false,
  spentTodayUsd: 3.412625,
  reservedUsd: 0.0312,
  spentThisMonthUsd: 61.08,
};

export const budgetAnswers = { getBudgets: budgets, setBudgets: budgets };

export const metricAnswers = {
  getMetricSeries: {
    metric: 'runs',
    bucket: 'day',
    timeZone: 'Europe/London',
    times: ['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
    until: '2026-11-21T00:00:00.000Z',
    series: [
      { name: 'started', unit: 'count', values: [41, 38] },
      { name: 'completed', unit: 'count', values: [36, 35] },
      { name: 'failed', unit: 'count', values: [2, 0] },
    ],
  },
};

const workspaceId = 'ws_01a1fc79b24e736488ce616f4df21846';
const scheduled = {
  ...exampleArtifact,
  status: 'scheduled',
  scheduledFor: '2026-11-23T09:00:00.000Z',
} as const;

export const artifactAnswers = {
  listArtifacts: { workspaceId, artifacts: [exampleArtifact], totalCount: 1, nextCursor: null },
  getContentCalendar: {
    workspaceId,
    calendarItems: [scheduled],
    totalScheduled: 1,
    totalDrafts: 0,
    totalPublished: 0,
    localContentQueueExcerpt: `- 2026-11-23: ${scheduled.title}`,
  },
  getContentCalendarFeed: [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//workspace-ops//content-calendar//EN',
    'BEGIN:VEVENT',
    `UID:${artifactId}`,
    'DTSTAMP:20261120T090002Z',
    'DTSTART:20261123T090000Z',
    'DTEND:20261123T093000Z',
    `SUMMARY:${exampleArtifact.title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
  downloadArtifact: exampleArtifact.content,
  getArtifact: {
    artifact: exampleArtifact,
    lineage: [
      {
        id: artifactId,
        revisionVersion: 1,
        author: { kind: 'system', id: null, name: 'Workspace operations' },
        createdAt: exampleArtifact.createdAt,
        qualityScore: 91.5,
        status: exampleArtifact.status,
      },
    ],
    evaluation: exampleEvaluation,
  },
  reviseArtifact: {
    artifact: {
      ...exampleArtifact,
      id: 'art_01a1fc79c2d0745fb1a6f2d4e8c03b17',
      revisionVersion: 2,
      parentArtifactId: artifactId,
      author: { kind: 'person', id: 'usr_01a1fc79b24e736488ce616f4df21846', name: 'Ada Park' },
    },
    evaluation: exampleEvaluation,
  },
  updateArtifact: { success: true, message: 'Artifact status updated' },
  evaluateArtifact: {
    success: true,
    artifactId: exampleArtifact.id,
    evaluation: exampleEvaluation,
  },
  refineArtifact: {
    success: true,
    originalArtifactId: exampleArtifact.id,
    refinedArtifactId: 'art_01a1fc79c2d0745fb1a6f2d4e8c03b17',
    refinedContent: '# One form instead of forty re-typed enquiries\n\nForty times a day …',
    revisionVersion: 2,
    evaluation: exampleEvaluation,
    unfollowed: ['make it funnier'],
  },
};
