import { dayMs, unavailable } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditEvent,
  inWorkspace,
  startAudit,
  type TestAudit,
} from '../test-support/start-audit.ts';
import { formatRate } from './get-stats.ts';

const now = Date.parse('2026-05-05T12:34:56.789Z');
let pending: () => Promise<number>;
let audit: TestAudit;
beforeAll(async () => {
  audit = await startAudit({
    clock: { now: () => new Date(now) },
    countPendingReviews: () => pending(),
  });
});
afterAll(() => audit.stop());

const stats = (workspaceId: string) => {
  return audit.client.logs.stats.query(undefined, inWorkspace(workspaceId));
};
const at = (ageMs: number) => new Date(now - ageMs).toISOString();
const refused = { saifPassed: false, piiDetected: 0, budgetThresholdPassed: true };

test('of nothing are zero, and all of it compliant', async () => {
  pending = async () => 0;
  expect(await stats('ws_none')).toEqual({
    workspaceId: 'ws_none',
    totalEvents24h: 0,
    pendingReviews: 0,
    securityAlerts: 0,
    totalCost24h: '0',
    saifComplianceRate: '100%',
  });
});

test('add up the last 24 hours to the millisecond, decisions folded', async () => {
  pending = async () => 7;
  const paused = auditEvent('ws_day', {
    timestamp: at(1_000),
    status: 'requires_approval',
    cost: '0.1',
  });
  await audit.append(
    auditEvent('ws_day', { timestamp: at(dayMs), cost: '100' }),
    auditEvent('ws_day', { timestamp: at(dayMs - 1), cost: '0.20' }),
    auditEvent('ws_day', { timestamp: at(dayMs - 4_000), cost: '0.000000000000000001' }),
    auditEvent('ws_day', { timestamp: at(0), policyChecks: refused, status: 'warning' }),
    paused,
  );
  await audit.append(auditEvent('ws_day', { timestamp: at(0), decides: paused.id }));
  expect(await stats('ws_day')).toEqual({
    workspaceId: 'ws_day',
    totalEvents24h: 4,
    pendingReviews: 7,
    securityAlerts: 1,
    totalCost24h: '0.300000000000000001',
    saifComplianceRate: '75%',
  });
});

test('count as security alerts what concerns access or failed a policy check, and nothing else', async () => {
  pending = async () => 0;
  const event = (action: string, status: 'success' | 'warning' | 'error') =>
    auditEvent('ws_alerts', { timestamp: at(1), action, status });
  await audit.append(
    event('account.sign_in_failed', 'warning'),
    event('voice.signature_refused', 'error'),
    event('account.sign_in', 'success'),
    event('run.fail', 'error'),
    event('run.retry', 'warning'),
    auditEvent('ws_alerts', { timestamp: at(1), policyChecks: refused }),
  );
  expect(await stats('ws_alerts')).toMatchObject({ securityAlerts: 2 });
});

test('count the undecided entries when the workflow service is away', async () => {
  pending = () => Promise.reject(unavailable('The workflow service'));
  const entry = auditEvent('ws_away', { status: 'requires_approval' });
  await audit.append(entry, auditEvent('ws_away', { status: 'requires_approval' }));
  expect(await stats('ws_away')).toMatchObject({ pendingReviews: 2 });
  await audit.append(auditEvent('ws_away', { decides: entry.id }));
  expect(await stats('ws_away')).toMatchObject({ pendingReviews: 1 });
});

test('do not see another workspace’s events', async () => {
  pending = async () => 0;
  await audit.append(auditEvent('ws_theirs', { timestamp: at(1), cost: '5' }));
  expect(await stats('ws_mine')).toMatchObject({ totalEvents24h: 0, totalCost24h: '0' });
});

test.each([
  [0, 0, '100%'],
  [197, 200, '98.5%'],
  [2, 3, '66.7%'],
  [0, 5, '0%'],
  [1, 2, '50%'],
  [9_999, 10_000, '99.9%'],
])('%i of %i is %s', (passed, total, text) => {
  expect(formatRate(passed, total)).toBe(text);
});
