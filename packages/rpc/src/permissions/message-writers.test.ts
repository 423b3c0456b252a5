import type { AuditEvent, LiveEvent } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { withContext, connectLocal } from '../clients.ts';
import { serviceContext } from '../request-context.ts';
import { createAuditSink, createEventSink } from '../sinks.ts';
import { catchFailure } from '../test-support/link.ts';

const stored: unknown[] = [];
const append = async (events: unknown[]): Promise<void> => void stored.push(...events);
const audit = createAuditSink(append);
const events = createEventSink(append);
const options = withContext(serviceContext('*', 'req-1'));

const entry = (action: string): AuditEvent => ({
  id: 'aud_1',
  workspaceId: 'ws_a',
  timestamp: '2026-01-01T00:00:00.000Z',
  agent: 'Identity',
  action,
  model: 'none',
  message: 'Signed in.',
  status: 'success',
  latencyMs: 0,
  tokensTotal: 0,
  cost: '0',
  policyChecks: { saifPassed: true, piiDetected: 0, budgetThresholdPassed: true },
  details: {},
});

const published = (event: LiveEvent['event']): LiveEvent => ({
  id: 'evt_1',
  workspaceId: 'ws_a',
  event,
  timestamp: '2026-01-01T00:00:00.000Z',
  data: {},
});

it.each([
  ['voice-gateway', 'voice.book', true],
  ['voice-gateway', 'account.sign_in', false],
  ['identity', 'account.sign_in', true],
  ['workflow', 'run.create', true],
  ['workflow', 'sync.approve_run', true],
  ['commerce', 'sync.approve_run', false],
  ['voice-gateway', 'audit.acknowledge_rollback', false],
  ['commerce', 'release.stop', true],
  ['commerce', 'constructor', true],
] as const)('an entry that %s writes of %s: %s', async (from, action, isTaken) => {
  stored.length = 0;
  const link = { from, to: 'audit', prefix: 'sink.' } as const;
  const client = connectLocal(() => audit, link);
  const work = client.append.mutate([entry(action)], options);
  if (isTaken) await work;
  else expect((await catchFailure(work)).code).toBe('forbidden');
  expect(stored).toHaveLength(isTaken ? 1 : 0);
});

it.each([
  ['workflow', 'run.decision', true],
  ['voice-gateway', 'voice.book', false],
  ['commerce', 'release.stop', false],
] as const)('a decision on an entry that %s writes as %s: %s', async (from, action, isTaken) => {
  stored.length = 0;
  const client = connectLocal(() => audit, { from, to: 'audit', prefix: 'sink.' });
  const work = client.append.mutate([{ ...entry(action), decides: 'aud_0' }], options);
  if (isTaken) await work;
  else expect((await catchFailure(work)).code).toBe('forbidden');
  expect(stored).toHaveLength(isTaken ? 1 : 0);
});

it.each([
  ['voice-gateway', 'BOOKING_CONFIRMED', true],
  ['voice-gateway', 'RUN_STATUS_CHANGED', false],
  ['workflow', 'RUN_STATUS_CHANGED', true],
] as const)('an event that %s publishes of %s: %s', async (from, event, isTaken) => {
  stored.length = 0;
  const client = connectLocal(() => events, { from, to: 'sync-bridge', prefix: 'sink.' });
  const work = client.publish.mutate([published(event)], options);
  if (isTaken) await work;
  else expect((await catchFailure(work)).code).toBe('forbidden');
  expect(stored).toHaveLength(isTaken ? 1 : 0);
});
