import { AppError } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditEvent,
  inWorkspace,
  startAudit,
  type TestAudit,
} from '../test-support/start-audit.ts';

let audit: TestAudit;
beforeAll(async () => {
  audit = await startAudit();
});
afterAll(() => audit.stop());

const list = (workspaceId: string) => audit.client.logs.list.query({}, inWorkspace(workspaceId));
const verify = (workspaceId: string) =>
  audit.client.logs.verify.query(undefined, inWorkspace(workspaceId));

test('shows an appended event to the next read, as it was written', async () => {
  const event = auditEvent('ws_shown', {
    model: 'gemini',
    latencyMs: 12.5,
    tokensTotal: 321,
    cost: '0.00120',
    policyChecks: { saifPassed: false, piiDetected: 2, budgetThresholdPassed: true },
    details: { runId: 'run_1', nested: { b: [1, null, 'é'], a: true } },
  });
  await audit.append(event);
  const { workspaceId: _, ...entry } = event;
  expect(await list('ws_shown')).toEqual({
    workspaceId: 'ws_shown',
    logs: [entry],
    totalCount: 1,
    nextCursor: null,
  });
});

test('redacts what it is given, whoever wrote it, and keeps ids, hashes and who acted', async () => {
  const marked = {
    reason: 'Wait until Jane (+1 212 555 0142, jane.roe@privat.example, SSN 078-05-1120) says so.',
    callId: 'jane.roe@privat.example',
    name: 'key AKIAIOSFODNN7EXAMPLE',
    names: ['Ask jane.roe@privat.example'],
    changes: { brandName: 'Jane, card 4111 1111 1111 1111' },
    to: ['password: hunter2secret!'],
    lead: { dateOfBirth: '1979-04-11', passportNumber: '533380006', mobile: 7_700_900_123 },
    phones: ['07700 900 124'],
  };
  const dana = { kind: 'person', id: 'usr_1', name: 'dana@harbour.example' } as const;
  const kept = {
    runId: `run_${'4'.repeat(32)}`,
    subjectDigest: '4'.repeat(64),
    until: '2026-11-29T13:00:19.000Z',
    address: '192.168.100.200',
    tokenId: 'tok_1',
    costUsd: '0.00123456789',
    tokensTotal: 4_111_111_111_111_111,
    optsOut: true,
    email: 'member@harbour.example',
    by: dana,
  };
  const message = 'Refused a call from +1 212 555 0142.';
  const details = { ...marked, ...kept };
  await audit.append(
    auditEvent('ws_redacted', { agent: dana.name, actor: dana, message, details }),
    auditEvent('ws_redacted', { agent: marked.name, actor: { ...dana, name: marked.name } }),
  );
  const { logs } = await list('ws_redacted');
  const entry = logs.find((log) => log.agent === dana.name)!;
  expect(entry).toMatchObject({ actor: dana, details: kept });
  expect(entry.message).toBe('Refused a call from (phone redacted).');
  expect(JSON.stringify(logs)).not.toMatch(
    /0142|privat|078-05|AKIA|4111 1111|hunter2|1979|53338|90012|900 12/,
  );
  expect(await verify('ws_redacted')).toMatchObject({ valid: true });
});

test('stores a repeated id once, in one hand-over or in several', async () => {
  const event = auditEvent('ws_repeated');
  await audit.append(event, event);
  await Promise.all([audit.append(event), audit.append(event, auditEvent('ws_repeated'))]);
  expect(await list('ws_repeated')).toMatchObject({ totalCount: 2 });
  expect(await verify('ws_repeated')).toMatchObject({ valid: true, checkedEvents: 2 });
});

test('stores a repeated id once, whatever month it is handed over in', async () => {
  const old = auditEvent('ws_months', { timestamp: '2020-02-29T23:59:59.999Z' });
  const now = auditEvent('ws_months');
  await audit.append(old);
  await audit.append(now);
  await audit.append(now, old);
  const { logs } = await list('ws_months');
  expect(logs.map((log) => log.id)).toEqual([now.id, old.id]);
});

test('chains 50 appends at once to one workspace, without a gap', async () => {
  const events = Array.from({ length: 50 }, () => auditEvent('ws_busy'));
  await Promise.all(events.map((event) => audit.append(event)));
  expect(await list('ws_busy')).toMatchObject({ totalCount: 50 });
  expect(await verify('ws_busy')).toMatchObject({ valid: true, checkedEvents: 50 });
});

test('takes appends of many workspaces from two processes at once, in any order', async () => {
  const other = await audit.startSecond();
  try {
    const names = Array.from({ length: 10 }, (_, index) => `ws_many_${index}`);
    const appends = Array.from({ length: 50 }, (_, index) => {
      const order = index % 2 === 0 ? names : names.toReversed();
      return (index % 3 === 0 ? other : audit).append(...order.map((name) => auditEvent(name)));
    });
    await Promise.all(appends);
    for (const name of names) {
      expect(await verify(name)).toMatchObject({ valid: true, checkedEvents: 50 });
    }
  } finally {
    await other.stop();
  }
});

test('mends text that the database cannot hold', async () => {
  await audit.append(
    auditEvent('ws_mended', { message: 'a\u0000b\uD800', details: { '\u0000': ['\uDC00'] } }),
  );
  const { logs } = await list('ws_mended');
  expect(logs[0]).toMatchObject({ message: 'a\uFFFDb\uFFFD', details: { '\uFFFD': ['\uFFFD'] } });
  expect(await verify('ws_mended')).toMatchObject({ valid: true });
});

test('refuses an event without a moment, and stores what others hand over beside it', async () => {
  const outcomes = await Promise.allSettled([
    audit.append(auditEvent('ws_beside', { timestamp: 'yesterday' })),
    audit.append(auditEvent('ws_beside')),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled']);
  const [{ reason }] = outcomes as [PromiseRejectedResult, unknown];
  expect((reason as Error).cause).toBeInstanceOf(AppError);
  expect(await list('ws_beside')).toMatchObject({ totalCount: 1 });
});

test('refuses every change of a stored event, whoever asks', async () => {
  await audit.append(auditEvent('ws_kept'));
  const changes = [
    "update audit.events set message = 'other' where workspace_id = 'ws_kept'",
    "delete from audit.events where workspace_id = 'ws_kept'",
    'truncate audit.events',
    'truncate audit.events_default',
    "delete from audit_anchor.heads where workspace_id = 'ws_kept'",
    "update audit_anchor.heads set position = 0 where workspace_id = 'ws_kept'",
    'truncate audit_anchor.heads',
    'truncate audit.reviews',
  ];
  for (const change of changes) {
    await expect(audit.admin.unsafe(change), change).rejects.toThrow('append-only');
  }
});

test('gives the service itself no right to change or delete events', async () => {
  const rights = await audit.admin`
    select c.relname, p.privilege from pg_class c
    cross join unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) p(privilege)
    where c.relnamespace = 'audit'::regnamespace and c.relname like 'events%' and c.relkind in ('r', 'p')
      and has_table_privilege('workspace_ops_audit', c.oid, p.privilege)`;
  expect(rights).toEqual([]);
});
