import type { AuditStatus } from '@workspace-ops/contracts';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditEvent,
  inWorkspace,
  startAudit,
  type TestAudit,
} from '../test-support/start-audit.ts';
import { chooseProbes, encode } from './search-text.ts';

let audit: TestAudit;
beforeAll(async () => {
  audit = await startAudit();
});
afterAll(() => audit.stop());

const search = (workspaceId: string, q: string) =>
  audit.client.logs.list.query({ q }, inWorkspace(workspaceId));

describe('a search', () => {
  const events = [
    auditEvent('ws_words', { message: '100% of 5_000 \\ paths', agent: 'Élodie Ångström' }),
    auditEvent('ws_words', { message: '1000 of 55000', action: 'run.pause', model: 'GEMINI-Pro' }),
    auditEvent('ws_words', { message: 'ΟΔΟΣ Straße 東京 İstanbul', agent: 'Привет' }),
    auditEvent('ws_words', { message: 'Cafe\u0301 au lait', action: 'a.b' }),
  ];
  beforeAll(() => audit.append(...events));

  const cases: [string, number[]][] = [
    ['100%', [0]],
    ['5_0', [0]],
    ['\\', [0]],
    ['%', [0]],
    ['_', [0]],
    ['élodie', [0]],
    ['ÉLODIE', [0]],
    ['É', [3, 0]],
    ['ångström', [0]],
    ['gemini-PRO', [1]],
    ['RUN.', [2, 1, 0]],
    ['run.pause', [1]],
    ['οδος', [2]],
    ['οδοσ', [2]],
    ['STRASSE', [2]],
    ['straße', [2]],
    ['京', [2]],
    ['東京', [2]],
    ['привет', [2]],
    ['café', [3]],
    ['CAFÉ', [3]],
    ['a', [3, 2, 1, 0]],
    ['zq', []],
    ['10', [1, 0]],
    [' ', [3, 2, 1, 0]],
    ['none none', []],
    ['a.b', [3]],
    ['lait\nnone', []],
    ['\u0001', []],
  ];
  test.each(cases)('for %j finds what contains it', async (q, indexes) => {
    const { logs, totalCount } = await search('ws_words', q);
    expect(logs.map((log) => log.id)).toEqual(indexes.map((index) => events[index]!.id));
    expect(totalCount).toBe(indexes.length);
  });
});

test('asked again, counts what came and what was decided since', async () => {
  const count = async (status?: 'success' | 'error' | 'requires_approval') =>
    (await audit.client.logs.list.query({ q: 'counted', status }, inWorkspace('ws_again')))
      .totalCount;
  const entry = auditEvent('ws_again', { message: 'Counted?', status: 'requires_approval' });
  await audit.append(entry, auditEvent('ws_again', { message: 'counted' }), auditEvent('ws_again'));
  expect([await count(), await count('success'), await count('requires_approval')]).toEqual([
    2, 1, 1,
  ]);
  await audit.append(auditEvent('ws_again', { message: 'counted too' }));
  expect([await count(), await count('success'), await count('requires_approval')]).toEqual([
    3, 2, 1,
  ]);
  const late = auditEvent('ws_again', { message: 'Counted late', status: 'requires_approval' });
  await audit.append(
    auditEvent('ws_again', { message: 'counted decision', decides: entry.id }),
    auditEvent('ws_again', { message: 'counted decision', decides: late.id, status: 'error' }),
  );
  expect([await count(), await count('success'), await count('requires_approval')]).toEqual([
    3, 3, 0,
  ]);
  await audit.append(late);
  expect([await count(), await count('error'), await count('requires_approval')]).toEqual([
    4, 1, 0,
  ]);
  expect(await count()).toBe(4);
});

test('asked again, lists the newest of what was found before and of what came, also late', async () => {
  const workspaceId = 'ws_list_again';
  const atSecond = (second: number, message = 'Listed') =>
    auditEvent(workspaceId, {
      message,
      timestamp: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    });
  const listsTheNewest = async () => {
    const { logs, totalCount } = await search(workspaceId, 'listed');
    const rows = await audit.admin<{ id: string }[]>`
      select id from audit.events where workspace_id = ${workspaceId} and message = 'Listed'
      order by timestamp desc, id desc`;
    expect(logs.map(({ id }) => id)).toEqual(rows.slice(0, 100).map(({ id }) => id));
    expect(totalCount).toBe(rows.length);
  };
  const cameSecond = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => atSecond(from + n));
  await audit.append(...cameSecond(100, 90), atSecond(300, 'Other'));
  await listsTheNewest();
  await audit.append(...cameSecond(150, 20), ...cameSecond(0, 20));
  await listsTheNewest();
  await listsTheNewest();
  await audit.append(...cameSecond(200, 150));
  await listsTheNewest();
  await audit.append(atSecond(1), atSecond(400, 'Other'), atSecond(349));
  await listsTheNewest();
});

test('asked again, lists an entry as it was decided meanwhile', async () => {
  const workspaceId = 'ws_decided_again';
  const asked = auditEvent(workspaceId, { message: 'Undecided?', status: 'requires_approval' });
  await audit.append(asked);
  expect(await search(workspaceId, 'undecided')).toMatchObject({
    logs: [{ id: asked.id, status: 'requires_approval' }],
  });
  await audit.append(auditEvent(workspaceId, { decides: asked.id, status: 'error' }));
  const { logs, totalCount } = await search(workspaceId, 'undecided');
  expect(logs).toMatchObject([{ id: asked.id, status: 'error' }]);
  expect(totalCount).toBe(1);
});

test('counts a text that most entries have, decided ones as they stand', async () => {
  const workspaceId = 'ws_common';
  const some = (count: number, status: AuditStatus) =>
    Array.from({ length: count }, () => auditEvent(workspaceId, { message: 'Common', status }));
  const [approved, rejected, pending] = some(3, 'requires_approval');
  await audit.append(
    approved!,
    rejected!,
    pending!,
    ...some(3, 'error'),
    ...some(2, 'warning'),
    ...some(6_000, 'success'),
    auditEvent(workspaceId, { message: 'Rare' }),
    auditEvent(workspaceId, { decides: approved!.id }),
    auditEvent(workspaceId, { decides: rejected!.id, status: 'error' }),
  );
  const counts = () =>
    Promise.all(
      [undefined, 'success', 'requires_approval', 'warning', 'error'].map(async (status) => {
        const query = { q: 'common', status: status as AuditStatus | undefined };
        return (await audit.client.logs.list.query(query, inWorkspace(workspaceId))).totalCount;
      }),
    );
  expect(await counts()).toEqual([6_008, 6_001, 1, 2, 4]);
  const newest = auditEvent(workspaceId, { message: 'Common' });
  await audit.append(newest);
  for (const { logs } of [
    await search(workspaceId, 'common'),
    await search(workspaceId, 'COMMON'),
  ]) {
    expect(logs).toHaveLength(100);
    expect(logs[0]!.id).toBe(newest.id);
  }
  await audit.append(auditEvent(workspaceId, { decides: pending!.id }));
  expect(await counts()).toEqual([6_009, 6_003, 0, 2, 4]);
});

describe('of 50,000 entries', () => {
  const workspaceId = 'ws_large';
  beforeAll(async () => {
    const ids = Array.from({ length: 50_000 }, (_, index) => index);
    for (let start = 0; start < ids.length; start += 5_000) {
      await audit.append(
        ...ids.slice(start, start + 5_000).map((index) =>
          auditEvent(workspaceId, {
            message: `Item ${(index * 7_919) % 50_000} of the batch was checked`,
          }),
        ),
      );
    }
    await audit.admin`analyze audit.events`;
  });

  /** The plans of everything that runs inside of the function, as the service's role runs it. */
  const explain = async (call: string): Promise<string> => {
    const plans: string[] = [];
    const sql = postgres(audit.url, {
      max: 1,
      onnotice: ({ message }) => plans.push(message ?? ''),
    });
    try {
      await sql.unsafe(`load 'auto_explain';
        set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
        set auto_explain.log_level = notice; set auto_explain.log_analyze = on;
        set role workspace_ops_audit; set app.workspace_id = '${workspaceId}';
        select count(*) from ${call}`);
    } finally {
      await sql.end();
    }
    return plans.join('\n');
  };
  const filledPartition = `events_${new Date().toISOString().slice(0, 7).replace('-', '_')}`;
  const needle = encode('Item 12345 of');
  const sought = `'${needle}', '{${chooseProbes(needle).join(',')}}'`;

  test.each([`audit.find_rare(${sought}, null)`, `audit.count_matches(${sought}, 0, 50000)`])(
    'finds a rare text by the search index: %s',
    async (call) => {
      const plan = await explain(call);
      expect(plan).toMatch(/Bitmap Index Scan on events_\w+_search_text_\w*idx/);
      expect(plan).not.toContain(`Seq Scan on ${filledPartition}`);
    },
  );

  test('finds a frequent text by reading the newest entries only', async () => {
    const plan = await explain(`audit.find_common('batch', null)`);
    expect(plan).toMatch(/Index Scan Backward using events_\w+pkey/);
    expect(plan).not.toMatch(/Seq Scan|-> +Sort/);
    expect(plan).toMatch(/actual time=\S+ rows=10[01]/);
  });

  test('lists and counts, whether few or all match', async () => {
    expect(await search(workspaceId, 'item 12345 OF')).toMatchObject({ totalCount: 1 });
    expect(await search(workspaceId, 'the batch')).toMatchObject({ totalCount: 50_000 });
    expect(await search(workspaceId, 'm 1')).toMatchObject({ totalCount: 11_111 });
    const withZero = Array.from({ length: 50_000 }, (_, index) => String(index)).filter((text) =>
      text.includes('0'),
    );
    expect(await search(workspaceId, '0')).toMatchObject({ totalCount: withZero.length });
  });
});
