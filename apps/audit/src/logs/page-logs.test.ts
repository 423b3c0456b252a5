import type { AuditEvent, AuditLogEntry } from '@workspace-ops/contracts';
import { toAppError } from '@workspace-ops/rpc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

type Filter = NonNullable<Parameters<TestAudit['client']['logs']['list']['query']>[0]>;
const list = (workspaceId: string, filter: Filter = {}) =>
  audit.client.logs.list.query(filter, inWorkspace(workspaceId));

/** Every page until the end; `between` is done after each. */
async function readAll(
  workspaceId: string,
  filter: Filter,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<{ logs: AuditLogEntry[]; totals: Set<number> }> {
  const logs: AuditLogEntry[] = [];
  const totals = new Set<number>();
  let cursor: string | null | undefined;
  for (let page = 0; cursor !== null; page++) {
    const answer = await list(workspaceId, { ...filter, cursor });
    expect(answer.logs.length).toBeLessThanOrEqual(Number(filter.limit ?? 100));
    logs.push(...answer.logs);
    totals.add(answer.totalCount);
    cursor = answer.nextCursor;
    await between(page);
  }
  return { logs, totals };
}

const second = (n: number): string => new Date(Date.UTC(2026, 2, 1, 0, 0, n)).toISOString();
const newestFirst = (events: readonly AuditEvent[]): string[] =>
  events
    .toSorted((a, b) => (`${a.timestamp} ${a.id}` < `${b.timestamp} ${b.id}` ? 1 : -1))
    .map(({ id }) => id);

describe('read page by page', () => {
  const workspaceId = 'ws_pages';
  const statuses = ['success', 'requires_approval', 'warning', 'error'] as const;
  // Two or three entries share each moment.
  const events = Array.from({ length: 60 }, (_, n) =>
    auditEvent(workspaceId, {
      timestamp: second(Math.floor(n / 2.5)),
      status: statuses[n % 4]!,
      agent: ['ada@example.com', 'Engine'][n % 2]!,
      action: `run.${n % 3 === 0 ? 'step' : 'create'}`,
      message: n % 5 === 0 ? 'Pump 3 leaks' : 'Nothing of note',
      details: { runId: `run_${n % 6}` },
    }),
  );
  const decided = events.filter(({ status }) => status === 'requires_approval').slice(0, 6);
  /** As it is shown: three were approved, three rejected. */
  const findStatus = (event: AuditEvent): string => {
    const index = decided.indexOf(event);
    if (index === -1) return event.status;
    return index % 2 === 0 ? 'success' : 'error';
  };
  beforeAll(async () => {
    await audit.append(
      ...events,
      ...decided.map(({ id }, index) =>
        auditEvent(workspaceId, { decides: id, status: index % 2 === 0 ? 'success' : 'error' }),
      ),
    );
    await audit.append(auditEvent('ws_pages_others', { agent: 'Engine', message: 'Pump 3 leaks' }));
  });

  const cases: [Filter, (event: AuditEvent) => boolean][] = [
    [{}, () => true],
    ...statuses.map((status): [Filter, (event: AuditEvent) => boolean] => [
      { status },
      (event) => findStatus(event) === status,
    ]),
    [{ q: 'PUMP 3' }, ({ message }) => message.startsWith('Pump')],
    [{ q: 'o' }, () => true],
    [
      { q: 'pump', status: 'error' },
      (event) => event.message.startsWith('Pump') && findStatus(event) === 'error',
    ],
    [{ runId: 'run_4' }, ({ details }) => details['runId'] === 'run_4'],
    [{ agent: 'ada@example.com' }, ({ agent }) => agent === 'ada@example.com'],
    [{ agent: 'ada@example' }, () => false],
    [{ action: 'run.step' }, ({ action }) => action === 'run.step'],
    [
      { from: second(5), to: second(9) },
      (e) => e.timestamp >= second(5) && e.timestamp <= second(9),
    ],
    [
      { from: second(2), agent: 'Engine', action: 'run.create', status: 'success', q: 'note' },
      (e) =>
        e.timestamp >= second(2) &&
        e.agent === 'Engine' &&
        e.action === 'run.create' &&
        findStatus(e) === 'success' &&
        e.message.includes('note'),
    ],
    [{ to: '1999-01-01' }, () => false],
  ];
  test.each(cases)(
    '%j lists each match once, newest first, and counts them',
    async (filter, of) => {
      const expected = newestFirst(events.filter(of));
      for (const limit of [1, 7, 100, 500]) {
        const { logs, totals } = await readAll(workspaceId, { ...filter, limit });
        expect(logs.map(({ id }) => id)).toEqual(expected);
        expect([...totals]).toEqual([expected.length]);
      }
    },
  );

  test('shows decided entries on later pages with their decision', async () => {
    const { logs } = await readAll(workspaceId, { limit: 5 });
    for (const [index, { id }] of decided.entries()) {
      const decision = index % 2 === 0 ? 'approved' : 'rejected';
      expect(logs.find((log) => log.id === id)?.details).toMatchObject({ decision: { decision } });
    }
  });

  test('values of a filter mean nothing to SQL', async () => {
    for (const value of [`' or true --`, '%', '\\', `'`, '{at}', '%s', '$1']) {
      for (const name of ['q', 'agent', 'action', 'runId']) {
        expect(await list(workspaceId, { [name]: value, limit: 5 })).toMatchObject({ logs: [] });
      }
    }
  });
});

test('what is stored while one pages is neither doubled nor makes anything skipped', async () => {
  const workspaceId = 'ws_moving';
  const stored = Array.from({ length: 40 }, (_, n) =>
    auditEvent(workspaceId, { timestamp: second(10 + n) }),
  );
  await audit.append(...stored);
  const late: AuditEvent[] = [];
  const store = (event: AuditEvent) => {
    late.push(event);
    return audit.append(event);
  };
  const { logs } = await readAll(workspaceId, { limit: 7 }, async (page) => {
    await store(auditEvent(workspaceId, { timestamp: second(100 + page) }));
    // Of a moment that is passed, and of one that is still to come: a long transaction's entries.
    await store(auditEvent(workspaceId, { timestamp: second(48) }));
    await store(auditEvent(workspaceId, { timestamp: second(9 - page) }));
  });
  const ids = logs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => stored.some((event) => event.id === id))).toEqual(newestFirst(stored));
  // What came at a place that was not read yet is listed there.
  const early = late.filter(({ timestamp }) => timestamp < second(10));
  expect(early.length).toBeGreaterThan(3);
  for (const { id } of early.slice(0, -1)) expect(ids).toContain(id);
  const { logs: anew } = await readAll(workspaceId, {});
  expect(anew).toHaveLength(stored.length + late.length);
});

test('the first page has a cursor exactly when there is more, with and without a search', async () => {
  const workspaceId = 'ws_hundred';
  await audit.append(...Array.from({ length: 100 }, () => auditEvent(workspaceId)));
  for (const filter of [{}, { q: 'step' }, { q: 'step' }, { status: 'success' as const }]) {
    expect(await list(workspaceId, filter)).toMatchObject({ totalCount: 100, nextCursor: null });
  }
  await audit.append(auditEvent(workspaceId));
  for (const filter of [{}, { q: 'step' }, { q: 'step' }, { status: 'success' as const }]) {
    const { logs, totals } = await readAll(workspaceId, filter);
    expect([logs.length, ...totals]).toEqual([101, 101]);
  }
});

test('a cursor of another filter, list or workspace, or one that was changed, is refused', async () => {
  const workspaceId = 'ws_cursor';
  await audit.append(auditEvent(workspaceId), auditEvent(workspaceId), auditEvent('ws_cursor_b'));
  const { nextCursor } = await list(workspaceId, { limit: 1 });
  const cursor = nextCursor ?? '';
  expect((await list(workspaceId, { limit: 5, cursor })).logs).toHaveLength(1);
  for (const read of [
    () => list(workspaceId, { cursor, status: 'success' }),
    () => list(workspaceId, { cursor, from: '2026-01-01' }),
    () => list('ws_cursor_b', { cursor }),
    () => list(workspaceId, { cursor: `${cursor}A` }),
    () => list(workspaceId, { cursor: 'WyJhIl0' }),
  ]) {
    const error = await read().catch((reason: unknown) => reason);
    expect(toAppError(error)).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'cursor' }],
    });
  }
});

test('does not see another workspace’s entries by any filter', async () => {
  const details = { runId: 'run_shared' };
  const event = { agent: 'Shared', action: 'shared.action', details };
  await audit.append(auditEvent('ws_mine', event), auditEvent('ws_theirs', event));
  for (const filter of [
    { runId: 'run_shared' },
    { agent: 'Shared' },
    { action: 'shared.action', status: 'success' as const },
    { from: '2020-01-01' },
    { limit: 5 },
  ]) {
    const { logs, totalCount } = await list('ws_mine', filter);
    expect([logs.length, totalCount]).toEqual([1, 1]);
  }
});
