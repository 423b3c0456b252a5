import type { RawAnswer } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvent } from '../test-support/audit-event.ts';
import { callOf, startAudit, type TestAudit } from '../test-support/start-audit.ts';

let audit: TestAudit;
beforeAll(async () => {
  audit = await startAudit({ clock: { now: () => new Date('2026-05-05T12:34:56.789Z') } });
});
afterAll(() => audit.stop());

const exportLogs = (workspaceId: string, signal?: AbortSignal) =>
  audit.service.raw.exportLogs({ ...callOf(workspaceId), signal }, undefined);

async function textOf({ body }: RawAnswer): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body as AsyncIterable<string | Uint8Array>) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text;
}

const header =
  'Log ID,Timestamp,Agent / Source,Action Type,Model,Status,Latency (ms),Tokens Total,Cost ($),SAIF Passed,PII Redactions,Summary / Message\r\n';

/** The connections that exports hold at the moment. */
const openSnapshots = async (): Promise<number> => {
  const [row] = await audit.admin`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'audit snapshot'`;
  return Number(row?.['count']);
};

test('of nothing is the header', async () => {
  const answer = await exportLogs('ws_none');
  expect(answer.status).toBe(200);
  expect(answer.headers).toEqual({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="workspace-audit-logs-20260505T123456Z.csv"',
  });
  expect(await textOf(answer)).toBe(header);
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
  expect(await textOf(await exportLogs('ws_rows'))).toBe(
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
  const text = await textOf(await exportLogs('ws_cells'));
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
  expect(await textOf(await exportLogs('ws_many'))).toContain('2020-01-01');
});

test('gives its connection back when it is read to its end, given up, or never read', async () => {
  await textOf(await exportLogs('ws_many'));
  const givenUp = await exportLogs('ws_many');
  for await (const _ of givenUp.body as AsyncIterable<string>) break;
  const unread = (await exportLogs('ws_many')).body as AsyncIterable<string>;
  await unread[Symbol.asyncIterator]().return?.();
  await waitFor(async () => (await openSnapshots()) === 0);
});

test('ends when the client leaves, in the middle or before the first byte', async () => {
  for (let round = 0; round < 6; round++) {
    const leaving = new AbortController();
    const { body } = await exportLogs('ws_many', leaving.signal);
    const parts = (body as AsyncIterable<string>)[Symbol.asyncIterator]();
    if (round % 2 === 0) await parts.next();
    leaving.abort();
    await waitFor(async () => (await openSnapshots()) === 0);
  }
  await expect(exportLogs('ws_many', AbortSignal.abort())).rejects.toThrow();
  expect(await textOf(await exportLogs('ws_many'))).toContain('run.step');
});

test('breaks off when the database goes away in the middle, and fails before the first byte', async () => {
  const { body } = await exportLogs('ws_many');
  const parts = (body as AsyncIterable<string>)[Symbol.asyncIterator]();
  await parts.next();
  const kill = () =>
    audit.admin`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'audit snapshot'`;
  await kill();
  await expect(
    (async () => {
      while ((await parts.next()).done !== true);
    })(),
  ).rejects.toThrow();
  await audit.admin`alter view audit.entries rename to hidden_entries`;
  await expect(exportLogs('ws_many')).rejects.toThrow();
  await audit.admin`alter view audit.hidden_entries rename to entries`;
  expect(await textOf(await exportLogs('ws_many'))).toContain('run.step');
});

test('waits in line when many export at once', async () => {
  const texts = await Promise.all(
    Array.from({ length: 12 }, async () => textOf(await exportLogs('ws_rows'))),
  );
  expect(new Set(texts).size).toBe(1);
});
