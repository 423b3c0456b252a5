import { createDatabase, serviceRole } from '@workspace-ops/db';
import type { RawAnswer } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditEvent,
  makeContext,
  inWorkspace,
  startAudit,
  type TestAudit,
} from '../test-support/start-audit.ts';
import { createExportPlaces } from './export-places.ts';

let audit: TestAudit;
beforeAll(async () => {
  audit = await startAudit({ clock: { now: () => new Date('2026-05-05T12:34:56.789Z') } });
});
afterAll(() => audit.stop());

const exportLogs = (workspaceId: string, signal?: AbortSignal) =>
  audit.service.raw.exportLogs({ ...makeContext(workspaceId), signal }, undefined);

async function readText({ body }: RawAnswer): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body as AsyncIterable<string | Uint8Array>) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text;
}

const header =
  'Log ID,Timestamp,Agent / Source,Action Type,Model,Status,Latency (ms),Tokens Total,Cost ($),SAIF Passed,PII Redactions,Summary / Message\r\n';

/** The places that exports of a workspace hold at the moment. */
const countPlaces = async (workspaceId: string): Promise<number> => {
  const [row] = await audit.admin`
    select count(*)::int as count from audit.exports where workspace_id = ${workspaceId}`;
  return Number(row?.['count']);
};

/** Transactions and statements of exports that are under way at the database. */
const busyConnections = async (): Promise<number> => {
  const [row] = await audit.admin`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'audit export' and state <> 'idle'`;
  return Number(row?.['count']);
};

type Parts = AsyncIterator<string | Uint8Array>;
const readParts = ({ body }: RawAnswer): Parts =>
  (body as AsyncIterable<string | Uint8Array>)[Symbol.asyncIterator]();

test('of nothing is the header', async () => {
  const answer = await exportLogs('ws_none');
  expect(answer.status).toBe(200);
  expect(answer.headers).toEqual({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="workspace-audit-logs-20260505T123456Z.csv"',
  });
  expect(await readText(answer)).toBe(header);
});

test('writes every entry once, newest first, with its status now', async () => {
  const entry = auditEvent('ws_rows', {
    timestamp: '2026-05-01T00:00:00.000Z',
    status: 'requires_approval',
    latencyMs: 12.5,
    tokensTotal: 1_234,
    cost: '0.00120',
    model: 'gemini',
    policyChecks: { saifPassed: false, piiDetected: 3, budgetThresholdPassed: true },
  });
  const later = auditEvent('ws_rows', { timestamp: '2026-05-02T00:00:00.000Z' });
  await audit.append(entry, later, auditEvent('ws_rows', { decides: entry.id, status: 'error' }));
  await audit.append(auditEvent('ws_others'));
  expect(await readText(await exportLogs('ws_rows'))).toBe(
    `${header}${later.id},2026-05-02T00:00:00.000Z,Content agent,run.step,none,success,0,0,0,true,0,A step completed\r\n` +
      `${entry.id},2026-05-01T00:00:00.000Z,Content agent,run.step,gemini,error,12.5,1234,0.00120,false,3,A step completed\r\n`,
  );
});

test('quotes what needs quotes, and disarms what a spreadsheet would compute', async () => {
  const messages = {
    '=1+1': "'=1+1",
    '+1': "'+1",
    '-1': "'-1",
    '@SUM(A1)': "'@SUM(A1)",
    '\tx': "'\tx",
    '\rx': "'\rx",
    '=HYPERLINK("http://x","y")': `'=HYPERLINK("http://x","y")`,
    'a "quoted", thing': 'a "quoted", thing',
    'two\nlines': 'two\nlines',
    'a\rb': 'a\rb',
    'é 東京 \u{1F600}': 'é 東京 \u{1F600}',
    'a=b': 'a=b',
    '': '',
  };
  const agent = '@agent';
  await audit.append(
    ...Object.keys(messages).map((message) => auditEvent('ws_cells', { message, agent })),
  );
  const text = await readText(await exportLogs('ws_cells'));
  const rows = parse<Record<string, string>>(text, { record_delimiter: '\r\n', columns: true });
  const read = rows.map((row) => row['Summary / Message']);
  expect(new Set(read)).toEqual(new Set(Object.values(messages)));
  expect(new Set(rows.map((row) => row['Agent / Source']))).toEqual(new Set(["'@agent"]));
  expect(text).toContain('"two\nlines"');
  expect(text).toContain(`"'\rx"`);
});

const many = 3_500;

test('has no cap, and one moment, whatever is appended meanwhile', async () => {
  await audit.append(...Array.from({ length: many }, () => auditEvent('ws_many')));
  const { body } = await exportLogs('ws_many');
  const parts = (body as AsyncIterable<string>)[Symbol.asyncIterator]();
  let text = String((await parts.next()).value);
  await audit.append(auditEvent('ws_many', { timestamp: '2020-01-01T00:00:00.000Z' }));
  for (let part = await parts.next(); part.done !== true; part = await parts.next())
    text += part.value;
  expect(text.split('\r\n').length - 2).toBe(many);
  expect(await readText(await exportLogs('ws_many'))).toContain('2020-01-01');
});

test('shows an entry as it was decided when the export began, and not by a later decision', async () => {
  const entries = Array.from({ length: 1_000 }, () =>
    auditEvent('ws_deciding', { status: 'requires_approval' }),
  );
  await audit.append(...entries);
  await audit.append(auditEvent('ws_deciding', { decides: entries[0]!.id }));
  const parts = readParts(await exportLogs('ws_deciding'));
  let text = String((await parts.next()).value);
  await audit.append(auditEvent('ws_deciding', { decides: entries[1]!.id, status: 'error' }));
  for (let part = await parts.next(); part.done !== true; part = await parts.next()) {
    text += Buffer.from(part.value).toString();
  }
  const rows = parse<Record<string, string>>(text, { record_delimiter: '\r\n', columns: true });
  expect(rows).toHaveLength(1_000);
  const statusById = new Map(rows.map((row) => [row['Log ID'], row['Status']]));
  expect(statusById.get(entries[0]!.id)).toBe('success');
  expect(statusById.get(entries[1]!.id)).toBe('requires_approval');
});

test('is in the order of the chain, the latest first, over pages and months', async () => {
  const events = Array.from({ length: 1_050 }, (_, n) =>
    auditEvent('ws_order', { timestamp: new Date(Date.UTC(2026, (n * 7) % 12, 1)).toISOString() }),
  );
  for (let start = 0; start < events.length; start += 350) {
    await audit.append(...events.slice(start, start + 350));
  }
  const text = await readText(await exportLogs('ws_order'));
  const ids = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);
  expect(ids).toEqual(events.map(({ id }) => id).toReversed());
});

test('releases its place when it is read to its end, given up, or never read', async () => {
  await readText(await exportLogs('ws_many'));
  const givenUp = await exportLogs('ws_many');
  for await (const _ of givenUp.body as AsyncIterable<string>) break;
  await readParts(await exportLogs('ws_many')).return?.();
  await waitFor(async () => (await countPlaces('ws_many')) === 0);
});

test('ends when the client leaves, in the middle or before the first byte', async () => {
  for (let round = 0; round < 6; round++) {
    const leaving = new AbortController();
    const parts = readParts(await exportLogs('ws_many', leaving.signal));
    if (round % 2 === 0) await parts.next();
    leaving.abort();
    await waitFor(async () => (await countPlaces('ws_many')) === 0);
  }
  await expect(exportLogs('ws_many', AbortSignal.abort())).rejects.toThrow();
  expect(await readText(await exportLogs('ws_many'))).toContain('run.step');
});

test('breaks off when the database goes away in the middle, and fails before the first byte', async () => {
  const parts = readParts(await exportLogs('ws_many'));
  await parts.next();
  await audit.admin`alter table audit.reviews rename to hidden_reviews`;
  try {
    await expect(
      (async () => {
        while ((await parts.next()).done !== true);
      })(),
    ).rejects.toThrow();
    await expect(exportLogs('ws_many')).rejects.toThrow();
  } finally {
    await audit.admin`alter table audit.hidden_reviews rename to reviews`;
  }
  await waitFor(async () => (await countPlaces('ws_many')) === 0);
  expect(await readText(await exportLogs('ws_many'))).toContain('run.step');
});

describe('readers that stop reading', () => {
  test('hold up no export and no verification of anybody, and hold nothing of the database', async () => {
    const stopped: Parts[] = [];
    for (const workspaceId of ['ws_many', 'ws_order', 'ws_deciding']) {
      for (let place = 0; place < 2; place++) {
        const parts = readParts(await exportLogs(workspaceId));
        await parts.next();
        stopped.push(parts);
      }
    }
    await waitFor(async () => (await busyConnections()) === 0);
    const texts = Array.from({ length: 12 }, async () => {
      const answer = await exportLogs('ws_rows').catch(() => undefined);
      return answer && readText(answer);
    });
    expect((await Promise.all(texts)).some((text) => text?.includes('gemini'))).toBe(true);
    for (const workspaceId of ['ws_many', 'ws_rows']) {
      const verified = await audit.client.logs.verify.query(undefined, inWorkspace(workspaceId));
      expect(verified.valid).toBe(true);
    }
    for (const parts of stopped) await parts.return?.();
  });

  test('lose their place when its time is over, and are cut off should they read on', async () => {
    const database = createDatabase({
      url: audit.url,
      role: serviceRole('audit'),
      applicationName: 'audit',
    });
    const places = createExportPlaces(database, { keepEveryMs: 0 });
    const [stopped, reading] = [await places.claim('ws_slow'), await places.claim('ws_slow')];
    await expect(places.claim('ws_slow')).rejects.toMatchObject({ code: 'rate_limited' });
    // As a minute without a page does.
    await audit.admin`update audit.exports set expires_at = now() - interval '1 second'
      where workspace_id = 'ws_slow'`;
    await reading.keep();
    const next = await places.claim('ws_slow');
    await expect(stopped.keep()).rejects.toThrow('too slowly');
    for (const place of [stopped, reading, next]) await place.release();
    expect(await countPlaces('ws_slow')).toBe(0);
    await database.close();
  });
});

describe('a third export of a workspace', () => {
  test('is refused with the time to wait, also on another replica, and lets others export', async () => {
    const second = await audit.startSecond();
    const held = [
      readParts(await exportLogs('ws_many')),
      readParts(await second.exportLogs('ws_many')),
    ];
    for (const refused of [exportLogs, (id: string) => second.exportLogs(id)]) {
      await expect(refused('ws_many')).rejects.toMatchObject({
        code: 'rate_limited',
        retryAfterSeconds: 10,
      });
    }
    expect(await readText(await exportLogs('ws_rows'))).toContain('gemini');
    await held[0]!.return?.();
    await waitFor(async () => (await countPlaces('ws_many')) === 1);
    expect(await readText(await second.exportLogs('ws_many'))).toContain('run.step');
    await held[1]!.return?.();
    await second.stop();
  });

  test('of twelve at the same instant, two are let in', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => exportLogs('ws_order')),
    );
    const answers = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    expect(answers).toHaveLength(2);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: 'rate_limited' });
      }
    }
    await Promise.all(answers.map((answer) => readText(answer)));
  });
});
