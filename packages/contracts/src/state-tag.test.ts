import { expect, test } from 'vitest';
import { stateTag } from './state-tag.ts';
import type { SyncState } from './sync.ts';

const state: SyncState = {
  version: '1.0.0',
  syncedAt: '2026-01-01T00:00:00.000Z',
  workspaceId: 'ws_a',
  systemHealth: { status: 'operational', saifGuardrailsActive: true, queueLoad: 0 },
  metrics: { activeTasks: 0, pendingApprovalsCount: 0, totalWorkflows: 0 },
  workflows: [],
  pendingApprovals: [],
  recentAuditLogs: [],
  recentRoamingIngestions: [],
};

test('is a quoted entity tag that the moment of the export does not change', () => {
  expect(stateTag(state)).toMatch(/^"[A-Za-z0-9_-]{43}"$/);
  expect(stateTag({ ...state, syncedAt: '2026-01-02T00:00:00.000Z' })).toBe(stateTag(state));
});

test('changes with anything else', () => {
  const busy = { ...state, systemHealth: { ...state.systemHealth, queueLoad: 1 } };
  expect(stateTag(busy)).not.toBe(stateTag(state));
  expect(stateTag({ ...state, workspaceId: 'ws_b' })).not.toBe(stateTag(state));
});
