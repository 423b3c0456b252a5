import { votesMissing } from '@workspace-ops/contracts';

const person = { kind: 'person', id: 'usr_01a1fc79b4a1755c9e6e1f2a3b4c5d6e', name: 'Dana Ortiz' };

const asked = {
  name: 'External effects',
  have: 1,
  need: 2,
  roles: ['approver'],
  notInitiator: true,
};

const approval = {
  id: 'apr_01a1fc79c0ba7a6fd4f5061728394a5b',
  runId: 'run_01a1fc79b479734caf5b321f9261b81d',
  workflowId: 'mkt-01',
  workflowName: 'Field story to post',
  stepTitle: 'Approve the post',
  reason: 'The post leaves the company.',
  needs: [
    { name: 'outcome', question: null },
    {
      name: 'publish on',
      question:
        '"Friday 3 December 2026" names a Friday, and that date is a Thursday: which day is meant?',
    },
  ],
  kind: 'gate',
  effect: 'external',
  requestedAt: '2026-11-19T15:30:00.000Z',
  deadline: '2026-11-20T15:30:00.000Z',
  startedBy: { kind: 'agent', id: 'tok_01a1fc79b4a1755c9e6e1f2a3b4c5d70', name: 'Content agent' },
  artifacts: [
    {
      id: 'art_01a1fc79b6a1742c8a3b7a1f0c5d9e22',
      title: 'Field story: Northside Dental',
      artifactType: 'post',
      targetPlatform: 'linkedin',
      qualityScore: 84,
      qualityGrade: 'B',
    },
  ],
  publication: {
    artifactId: 'art_01a1fc79b6a1742c8a3b7a1f0c5d9e22',
    scheduledFor: '2026-11-20T15:00:00.000Z',
    proposed: true,
  },
  costSoFar: '0.0042',
  policy: asked,
  policies: [asked],
  votes: [{ by: person, decision: 'approve', comment: 'Good.', at: '2026-11-19T15:41:00.000Z' }],
  status: 'open',
  subjectDigest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  mayDecide: false,
  whyNot: 'You have voted on this already.',
};

// oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
const deadline = { after: 'P1D', then: 'escalate', to: ['admin'] };

const policies = {
  policies: [
    {
      name: asked.name,
      when: { effect: 'external' },
      require: { count: 2, roles: ['approver'], notInitiator: true },
      deadline,
    },
  ],
  version: 1,
  updatedAt: '2026-11-19T15:30:00.000Z',
  updatedBy: person,
};

export const approvalAnswers = {
  listApprovals: { approvals: [approval], nextCursor: null, totalCount: 1 },
  getApproval: { approval },
  decideApproval: { success: true, status: 'pending', have: 1, need: 2 },
  getApprovalPolicies: policies,
  setApprovalPolicies: policies,
  testApprovalPolicies: {
    required: true,
    version: 1,
    policies: [{ name: asked.name, count: 2, roles: ['approver'], notInitiator: true, deadline }],
  },
};

const missing = { message: votesMissing, approvals: { have: 1, need: 2 } };

/** The answers of the channels that decide a run while votes are missing, by operation. */
export const acceptedExamples: Readonly<Record<string, unknown>> = {
  approveRun: missing,
  performAction: { success: true, runId: approval.runId, ...missing },
  approveAuditLog: { success: true, ...missing },
};
