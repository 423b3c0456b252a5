import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '@workspace-ops/embedded-postgres';
import {
  findHaproxy,
  startHaproxy,
  startTestServer,
  waitFor,
  type TestServer,
} from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { signUp } from './client.ts';
import { countStatuses, expectNothingLost, keepAsking, serves } from './ingestion-load.ts';
import { runService } from './run-service.ts';

const program = findHaproxy('the failover to a standby behind it is not tested');
const configuration = join(import.meta.dirname, '../../../deploy/haproxy/postgres.cfg');

/** As a server that others replicate, and that acknowledges what it has written. */
const replicated = { wal_level: 'replica', max_wal_senders: '4', synchronous_commit: 'on' };
const standbyName = 'workspace_ops_standby';

const administrate = (url: string, database?: string): Sql => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, ...(database && { database }) });
  onTestFinished(() => sql.end({ timeout: 1 }));
  return sql;
};

/** What docs/operations.md has HAProxy's check sign in with. */
async function admitCheck({ dataDirectory }: TestServer, sql: Sql): Promise<void> {
  await sql`create role workspace_ops_check login`;
  const file = join(dataDirectory, 'cluster/pg_hba.conf');
  const rest = await readFile(file, 'utf8');
  await writeFile(file, `host postgres workspace_ops_check 127.0.0.1/32 trust\n${rest}`);
  await sql`select pg_reload_conf()`;
}

/** A copy of the primary that follows it; from then on the primary acknowledges what both have. */
async function startStandby(primary: TestServer, sql: Sql, folder: string): Promise<TestServer> {
  const backup = join(folder, 'base');
  await backUp({ dataDir: primary.dataDir, target: backup });
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${standbyName}`;
  const standby = await startTestServer(
    { ...replicated, primary_conninfo: source },
    async (dataDir) => {
      await restore(backup, dataDir);
      await writeFile(join(dataDir, 'postgres/cluster/standby.signal'), '');
    },
  );
  onTestFinished(() => standby.stop());
  await sql.unsafe(`alter system set synchronous_standby_names = '${standbyName}'`);
  await sql`select pg_reload_conf()`;
  await waitFor(async () => {
    const [row] = await sql`select sync_state from pg_stat_replication`;
    return row?.['sync_state'] === 'sync';
  });
  return standby;
}

/** The machine with its disk: the server is killed, and cannot be started again before it is back. */
async function loseMachine({ pid, dataDirectory }: TestServer): Promise<() => Promise<void>> {
  const away = `${dataDirectory}-away`;
  await rename(dataDirectory, away);
  process.kill(pid(), 'SIGKILL');
  return () => rename(away, dataDirectory);
}

/** As a busy primary, which answers its connections and takes no new one for two seconds. */
async function beBusy({ pid }: TestServer, address: string): Promise<void> {
  const connected = administrate(address);
  await connected`select 1`;
  process.kill(pid(), 'SIGSTOP');
  try {
    await connected`select pg_sleep(2)`;
  } finally {
    process.kill(pid(), 'SIGCONT');
  }
}

it.skipIf(program === undefined)(
  'when the primary is lost, its standby takes over with all that was acknowledged',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'failover-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const primary = await startTestServer(replicated);
    onTestFinished(() => primary.stop());
    const onPrimary = administrate(primary.url);
    await admitCheck(primary, onPrimary);
    const standby = await startStandby(primary, onPrimary, folder);
    const onStandby = administrate(standby.url);

    const [a, b] = [primary, standby].map(({ url }) => new URL(url).host);
    const proxy = await startHaproxy(program!, configuration, { POSTGRES_A: a!, POSTGRES_B: b! });
    onTestFinished(() => proxy.stop());
    const address = new URL(primary.url);
    address.host = proxy.address;
    const canConnect = async (): Promise<boolean> => {
      const sql = postgres(address.href, { max: 1, connect_timeout: 2 });
      try {
        await sql`select 1`;
        return true;
      } catch {
        // Refused, cut off or not answered: it is no connection.
        return false;
      } finally {
        await sql.end({ timeout: 1 });
      }
    };
    await waitFor(canConnect);
    await beBusy(primary, address.href);
    const service = await runService({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: address.href,
    });
    const member = await signUp(service.url);
    const load = keepAsking(member);
    await waitFor(() => load.acknowledged.length > 20);

    // The standby receives nothing: nothing is acknowledged that it does not have.
    const [receiver] = await onStandby<{ pid: number }[]>`
      select pid from pg_stat_activity where backend_type = 'walreceiver'`;
    process.kill(receiver!.pid, 'SIGSTOP');
    await waitFor(
      async () => {
        const waiting = await onPrimary`
          select 1 from pg_stat_activity where wait_event = 'SyncRep'`;
        return waiting.length > 0;
      },
      { message: 'no commit waits for the standby' },
    );
    await waitFor(
      async () =>
        (await (await fetch(`${service.url}/readyz`)).text()).includes(
          '"sync-bridge database","ok":true,"detail":"Commits wait for a synchronous standby."',
        ),
      { message: '/readyz does not say that commits wait' },
    );
    const bringBack = await loseMachine(primary);
    process.kill(receiver!.pid, 'SIGCONT');
    await waitFor(() => load.answers.some(({ status }) => status === 503));

    const promotedAt = performance.now();
    await onStandby`select pg_promote()`;
    const next = await waitFor(
      () => load.answers.find(({ status, at }) => status === 201 && at > promotedAt),
      { message: 'nothing is stored after the promotion' },
    );
    expect(next.at - promotedAt).toBeLessThan(10_000);
    const slowest = Math.max(...load.answers.map(({ tookMs }) => tookMs));
    expect(slowest, 'a request waited for its deadline').toBeLessThan(60_000);
    await waitFor(() => serves(member), { message: 'not everything serves' });
    await load.stop();
    expect(Object.keys(countStatuses(load)).toSorted()).toEqual(['200', '201', '503']);
    await expectNothingLost(standby.url, member, load);

    await bringBack();
    await waitFor(async () => !(await canConnect()), {
      message: 'connections are made while two servers take writes',
    });
    expect(await service.end('SIGTERM')).toBe(0);
  },
  180_000,
);
