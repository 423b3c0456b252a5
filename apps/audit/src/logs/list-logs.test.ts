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

type Filter = Parameters<TestAudit['client']['logs']['list']['query']>[0];
const list = (workspaceId: string, filter: Filter = {}) =>
  audit.client.logs.list.query(filter, inWorkspace(workspaceId));

test('lists nothing of a workspace without events', async () => {
  expect(await list('ws_none')).toEqual({
    workspaceId: 'ws_none',
    logs: [],
    totalCount: 0,
    nextCursor: null,
  });
  expect(await list('ws_none', { q: 'a' })).toMatchObject({ logs: [], totalCount: 0 });
});

test('lists the newest 100, stable under equal timestamps, and counts all', async () => {
  const timestamp = new Date().toISOString();
  const events = Array.from({ length: 130 }, () => auditEvent('ws_long', { timestamp }));
  await audit.append(...events);
  const { logs, totalCount } = await list('ws_long');
  const newest = events
    .map((event) => event.id)
    .toSorted()
    .toReversed()
    .slice(0, 100);
  expect(logs.map((log) => log.id)).toEqual(newest);
  expect(totalCount).toBe(130);
});

test('orders by the writers’ timestamps, over months, and not by arrival', async () => {
  const times = [
    '2031-05-01T00:00:00.000Z',
    '2019-01-01T00:00:00.000Z',
    '2026-01-01T00:00:00.001Z',
  ];
  await audit.append(...times.map((timestamp) => auditEvent('ws_times', { timestamp })));
  const { logs } = await list('ws_times');
  expect(logs.map((log) => log.timestamp)).toEqual(times.toSorted().toReversed());
});

test('filters by status, with and without a search', async () => {
  const statuses = ['success', 'warning', 'error', 'requires_approval'] as const;
  const events = statuses.map((status) =>
    auditEvent('ws_status', { status, message: `It is ${status}` }),
  );
  await audit.append(...events, auditEvent('ws_status', { message: 'else' }));
  for (const [index, status] of statuses.entries()) {
    const found = await list('ws_status', { status, q: 'IT IS' });
    expect(found).toMatchObject({ logs: [{ id: events[index]!.id, status }], totalCount: 1 });
    expect(await list('ws_status', { status })).toMatchObject({
      totalCount: status === 'success' ? 2 : 1,
    });
  }
  expect(await list('ws_status', { status: 'all' })).toMatchObject({ totalCount: 5 });
});

test('shows a decided entry once, with its new status and who decided', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((name) =>
    auditEvent('ws_decided', {
      status: 'requires_approval',
      message: `Approve ${name}`,
      details: { runId: `run_${name}` },
    }),
  );
  await audit.append(first!, second!, third!);
  expect(await list('ws_decided', { q: 'approve' })).toMatchObject({ totalCount: 3 });
  const approval = auditEvent('ws_decided', {
    agent: 'ada@example.com',
    action: 'run.decision',
    message: 'Approve: done',
    decides: first!.id,
  });
  const rejection = auditEvent('ws_decided', { decides: second!.id, status: 'error' });
  await audit.append(approval, rejection);
  const { logs, totalCount } = await list('ws_decided');
  expect(totalCount).toBe(3);
  expect(logs.map(({ id, status }) => ({ id, status }))).toEqual([
    { id: third!.id, status: 'requires_approval' },
    { id: second!.id, status: 'error' },
    { id: first!.id, status: 'success' },
  ]);
  expect(logs[2]!.details).toEqual({
    runId: 'run_a',
    decision: {
      decision: 'approved',
      decidedBy: 'ada@example.com',
      decidedAt: approval.timestamp,
      eventId: approval.id,
    },
  });
  for (const filter of [{}, { q: 'approve' }]) {
    for (const [status, entry] of [
      ['success', first],
      ['error', second],
      ['requires_approval', third],
    ] as const) {
      const found = await list('ws_decided', { ...filter, status });
      expect(found).toMatchObject({ logs: [{ id: entry!.id, status }], totalCount: 1 });
    }
  }
});

test('shows the decision of an entry that arrives after it', async () => {
  const entry = auditEvent('ws_late', { status: 'requires_approval', details: { runId: 'run_1' } });
  await audit.append(auditEvent('ws_late', { decides: entry.id, status: 'error' }));
  expect(await list('ws_late')).toMatchObject({ logs: [], totalCount: 0 });
  await audit.append(entry);
  expect(await list('ws_late', { status: 'error' })).toMatchObject({
    logs: [{ id: entry.id, status: 'error' }],
    totalCount: 1,
  });
});

test('lets the first of two decisions stand', async () => {
  const entry = auditEvent('ws_twice', { status: 'requires_approval' });
  await audit.append(
    entry,
    auditEvent('ws_twice', { decides: entry.id }),
    auditEvent('ws_twice', { decides: entry.id, status: 'error' }),
  );
  expect(await list('ws_twice')).toMatchObject({ logs: [{ status: 'success' }], totalCount: 1 });
  const verified = await audit.client.logs.verify.query(undefined, inWorkspace('ws_twice'));
  expect(verified).toMatchObject({ valid: true, checkedEvents: 3 });
});

test('does not see another workspace’s events, in a list or a search', async () => {
  await audit.append(auditEvent('ws_mine', { message: 'shared words' }));
  await audit.append(auditEvent('ws_theirs', { message: 'shared words' }));
  for (const filter of [{}, { q: 'shared words' }, { status: 'success' as const }]) {
    const { logs, totalCount } = await list('ws_mine', filter);
    expect([logs.length, totalCount]).toEqual([1, 1]);
  }
});

test('keeps other workspaces’ rows from the service’s own role', async () => {
  await audit.append(auditEvent('ws_rls_a'), auditEvent('ws_rls_b'));
  const [keys] = await audit.admin`
    select json_agg(e)::text as keys from (select timestamp, id from audit.events where workspace_id like 'ws_rls_%') e`;
  const seen = await audit.admin.begin(async (sql) => {
    await sql`set local role workspace_ops_audit`;
    await sql`select set_config('app.workspace_id', 'ws_rls_a', true)`;
    return sql`
      select distinct workspace_id from audit.events
      union all select workspace_id from audit_anchor.heads
      union all select workspace_id from audit.find_rare('', '{}', null)
      union all select workspace_id from audit.find_common('', null)
      union all select workspace_id from audit.find_known(${keys!['keys']}::text::json)`;
  });
  expect(new Set(seen.map((row) => row['workspace_id']))).toEqual(new Set(['ws_rls_a']));
});

test('searches one workspace only, even for the service itself', async () => {
  const search = audit.admin.begin(async (sql) => {
    await sql`set local role workspace_ops_audit`;
    await sql`select set_config('app.workspace_id', '*', true)`;
    await sql`select * from audit.find_rare('', '{}', null)`;
  });
  await expect(search).rejects.toThrow('one workspace');
});
