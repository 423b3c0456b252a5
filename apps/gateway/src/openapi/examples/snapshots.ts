import { wholeScope } from '@workspace-ops/contracts';

const configuration = {
  llmSettings: {
    temperature: 0.4,
    topP: 0.95,
    maxOutputTokens: 2048,
    tier2Fallback: 'gemini-2.5-pro',
    tier3Fallback: 'gemini-2.0-flash',
    zeroRefusalMode: false,
  },
  integrations: { hubspot: { enabled: true, syncIntervalMins: 15 } },
  activeAgents: [{ id: 'mara', name: 'Mara', role: 'Content writer' }],
  activeWorkflows: [{ id: 'mkt-01', code: 'MKT-01', name: 'Field Story to Published Post' }],
  prompts: { 'mkt-01.draft': 'Write a post from the brief.' },
};

const snapshot = {
  id: 'snap_01a1fc79bbc5751e9fa0b1c2d3e4f506',
  name: 'Before the spring campaign',
  officeName: 'Harbour Office',
  description: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  version: '1.0.0',
  tags: ['spring'],
  scope: wholeScope,
  configuration,
};

export const snapshotAnswers = {
  listSnapshots: {
    success: true,
    snapshots: [snapshot],
    totalCount: 1,
    lastUpdated: snapshot.updatedAt,
    nextCursor: null,
  },
  getSnapshot: snapshot,
  saveSnapshot: snapshot,
  cloneSnapshot: {
    ...snapshot,
    id: 'snap_01a1fc79bcd6762fa0b1c2d3e4f50617',
    name: 'Spring, pier',
    officeName: 'Pier Office',
    tags: ['spring', 'cloned-branch'],
  },
  restoreSnapshot: {
    success: true,
    message: 'Before the spring campaign was restored.',
    appliedConfiguration: configuration,
    appliedAt: '2026-11-20T10:00:00.000Z',
    previousSnapshotId: 'snap_01a1fc79bde7773fb1c2d3e4f5061728',
  },
  deleteSnapshot: { success: true, message: 'Snapshot deleted.' },
};
