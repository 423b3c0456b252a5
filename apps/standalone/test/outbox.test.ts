import { join } from 'node:path';
import { visitEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { waitFor } from '@workspace-ops/testkit';
import type { Sql } from 'postgres';
import { expect, it } from 'vitest';
import { apiClient, signUp } from './client.ts';
import { manageOutbox } from '../src/manage-outbox.ts';
import { runInProcess, runProgram } from './run-program.ts';
import type { RunningService } from './run-service.ts';
import { startWithDatabase } from './start-with-database.ts';

let dataDir: string;
let service: RunningService;
let sql: Sql;

async function start(): Promise<void> {
  ({ dataDir, service, sql } = await startWithDatabase());
}

const runOutbox = (environment: Record<string, string>, args: readonly string[]) =>
  runInProcess(({ print }) => manageOutbox(args, { environment, print }));

const outbox = (...args: string[]) => runOutbox({ DATA_DIR: dataDir }, args);
const program = (...args: string[]) => runProgram('outbox.ts', { DATA_DIR: dataDir }, args);

/** As if an earlier version had written what this one's audit service never takes. */
const leaveRefused = (id: string, workspaceId: string) => sql`
  insert into sync.outbox (id, workspace_id, topic, payload, created_at)
  values (${id}, ${workspaceId}, 'audit', '{"message": 1}', now() - interval '1 minute')`;

const isParked = async (): Promise<boolean> => {
  const [row] = await sql`select parked_at from sync.outbox where topic = 'audit'`;
  return row?.['parked_at'] instanceof Date;
};

interface Readiness {
  status: string;
  checks: { name: string; ok: boolean; detail?: string }[];
}

const outboxes = [
  'voice-gateway',
  'outbound',
  'commerce',
  'knowledge',
  'sync-bridge',
  'workflow',
  'identity',
];

it('lists parked messages, retries them and drops them, while the service runs and when it does not', async () => {
  await start();
  const user = await signUp(service.url);
  const { body: me } = await user.get<{ user: { workspaceId: string } }>('/api/auth/me');
  await leaveRefused('aud_refused', me.user.workspaceId);
  await waitFor(isParked);
  // It holds up nothing of its own workspace.
  await user.post('/api/sync/ingest', {});
  const { body: logs } = await user.get<{ totalCount: number }>('/api/audit-logs?q=sync.ingest');
  expect(logs.totalCount).toBe(1);

  const { body: readiness } = await apiClient(service.url).get<Readiness>('/readyz');
  expect(readiness.status).toBe('ready');
  const probed = readiness.checks.filter(({ name }) => name.endsWith(' outbox'));
  expect(probed).toEqual(
    outboxes.map((name) => ({
      name: `${name} outbox`,
      ok: true,
      ...(name === 'sync-bridge' ? { detail: 'Parked messages: 1.' } : {}),
    })),
  );
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  for (const name of outboxes) {
    for (const sink of ['audit', 'event', 'run']) {
      const labels = `{service="${name}",sink="${sink}"}`;
      const parked = name === 'sync-bridge' && sink === 'audit' ? 1 : 0;
      expect(metrics).toContain(`workspace_ops_outbox_parked_messages${labels} ${parked}\n`);
      expect(metrics).toContain(`workspace_ops_outbox_messages${labels} `);
      expect(metrics).toContain(`workspace_ops_outbox_oldest_seconds${labels} `);
    }
  }
  expect(service.output()).toContain('a message is refused for good');

  const list = await program('list', 'sync-bridge');
  expect(list.stderr).toBe('');
  expect(list.stdout).toMatch(
    new RegExp(
      `sync-bridge: aud_refused to audit, of ${me.user.workspaceId}, \\d+ bytes, parked \\S+ after 1 attempts: \\S`,
    ),
  );
  const retried = await outbox('retry', 'sync-bridge', 'aud_refused');
  expect(retried).toMatchObject({ exitCode: 0, stdout: 'To be handed over again: 1.\n' });
  await waitFor(async () => (await sql`select from sync.outbox where attempts = 2`).length === 1);
  await waitFor(isParked);

  await service.end('SIGTERM');
  const stopped = await outbox();
  expect(stopped.stdout).toMatch(/aud_refused.*after 2 attempts.*\n.*Parked messages: 1\.\n$/s);
  const dropped = await program('drop', 'sync-bridge', 'aud_refused', 'aud_absent');
  expect(dropped).toMatchObject({
    exitCode: 1,
    stderr: 'Not parked in sync-bridge: aud_absent.\n',
  });
  const [line, sum] = dropped.stdout.split('\n');
  expect(JSON.parse(line!)).toMatchObject({ service: 'sync-bridge', payload: { message: 1 } });
  expect(sum).toBe('Dropped: 1.');
  expect((await outbox()).stdout).toMatch(/No message is parked\.\n$/);
}, 180_000);

it('works with a database of one’s own, and drops no message that waits', async () => {
  await start();
  const { url } = await visitEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const run = (...args: string[]) => runOutbox({ DATABASE_URL: url }, args);
  await sql`insert into sync.outbox (id, workspace_id, topic, payload)
    values ('aud_waits', 'ws_x', 'nowhere', '{}')`;
  const { stdout } = await run('list');
  expect(stdout).toMatch(/sync-bridge: 1 waiting for nowhere, the oldest for \d+ s\n/);
  expect((await run('drop', 'sync-bridge', '--all')).stdout).toBe('Dropped: 0.\n');
  expect(await sql`select id from sync.outbox where id = 'aud_waits'`).toHaveLength(1);
});

it.each([
  [['dance'], 'dance is no command.'],
  [['list', 'nobody'], 'nobody is no service.'],
  [['retry'], 'retry needs a service.'],
  [['drop', 'workflow'], 'drop needs the ids of messages, or --all.'],
  [['drop', 'workflow', '--all', 'x'], 'Name ids, or --all, not both.'],
])('refuses %j with a message', async (args, message) => {
  const { exitCode, stderr } = await runOutbox({}, args);
  expect([exitCode, stderr.split('\n')[0]]).toEqual([1, message]);
});
