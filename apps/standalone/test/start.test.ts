import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, constants, mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@workspace-ops/db';
import { ignoring, visitEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiClient } from './client.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { failToStart, removeEmbeddedDatabase, runService, spawnService } from './run-service.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The process of the data folder's database server, once that accepts connections. */
async function findDatabaseProcess(dataDir: string): Promise<number | undefined> {
  const read = (...path: string[]) =>
    readFile(join(...path), 'utf8').catch(ignoring('ENOENT', 'ENOTDIR'));
  const home =
    (await read(dataDir, 'postgres/postgres.location')) ?? join(dataDir, 'postgres/postgres');
  const lines = (await read(home.trim(), 'cluster/postmaster.pid'))?.split('\n');
  return lines?.[7]?.trim() === 'ready' ? Number(lines[0]) : undefined;
}

/** One that has ended and that nobody has collected yet, as its parent has ended too, does not count. */
async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(ignoring('ENOENT', 'ESRCH'));
  return status !== undefined && !/\) [ZX] [^)]*$/.test(status);
}

/** The process that has such a last argument. */
async function findProcess(argument: string): Promise<number | undefined> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(ignoring('ENOENT', 'ESRCH'));
    if (line?.endsWith(`\0${argument}\0`)) return Number(pid);
  }
  return undefined;
}

/** What is connected to the embedded database by TCP, beside its owner and who asks. */
async function findTcpConnections(dataDir: string): Promise<string[]> {
  const { url } = await visitEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const sql = connect({ url, applicationName: 'test', maxConnections: 1 });
  const rows = await sql<{ name: string; byTcp: boolean }[]>`
    select application_name as name, client_addr is not null as "byTcp" from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.finally(() => void sql.end());
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['audit', 'workflow']));
  return rows.filter(({ byTcp }) => byTcp).map(({ name }) => name);
}

const account = { email: 'ada@example.com', password: 'correct horse' };

// Starts of whole processes, on machines that may be busy with other tests.
describe('a start', { timeout: 120_000 }, () => {
  it('prints one ready line, and refuses a data folder that another instance uses, with a message', async () => {
    const dataDir = join(folder, 'data');
    const service = await runService({ DATA_DIR: dataDir, NODE_COMPILE_CACHE: '' });
    const compiled = () => readdir(join(dataDir, 'compile-cache'), { recursive: true });
    const compiledAtReady = await compiled();
    const lines = service.output().trim().split('\n');
    expect(lines.filter((line) => line.includes('ready at'))).toEqual([
      `Workspace Operations is ready at ${service.url} (documentation ${service.url}/docs, data ${dataDir})`,
    ]);
    expect(lines.filter((line) => line.includes('Open tenancy'))).toHaveLength(1);
    expect(await findTcpConnections(dataDir)).toEqual([]);
    const { code, output } = await failToStart({ DATA_DIR: dataDir });
    expect([code, output]).toEqual([1, expect.stringMatching(/data folder .* is in use/)]);
    expect((await apiClient(service.url).get('/readyz')).status).toBe(200);
    // What was compiled is kept for the next start, and no request waits until it is.
    expect(compiledAtReady.length).toBeGreaterThan(500);
    expect((await compiled()).length).toBe(compiledAtReady.length);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('refuses a taken port, with a message, before it makes anything', async () => {
    const taken = createServer().listen(0);
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const settings = {
      DATA_DIR: join(folder, 'never made'),
      PORT: String(port),
      NODE_COMPILE_CACHE: '',
    };
    const { code, output } = await failToStart(settings);
    expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} is already in use`)]);
    expect(existsSync(settings.DATA_DIR)).toBe(false);
    taken.close();
  });

  it('refuses an address that is not of this machine, by the name of the setting', async () => {
    const settings = { DATA_DIR: join(folder, 'not made'), HOST: '192.0.2.1' };
    const { code, output } = await failToStart(settings);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        'HOST is "192.0.2.1", which is no address of this machine (EADDRNOTAVAIL).',
      ),
    ]);
    expect(existsSync(settings.DATA_DIR)).toBe(false);
  });

  it('stops its database server when a signal comes before it is ready', async () => {
    const dataDir = await makeDataFolder();
    // The start reads its keys once its database is open, and waits for whoever writes them.
    const file = join(dataDir, 'keys.json');
    execFileSync('mkfifo', [file]);
    const { child, output } = spawnService({ DATA_DIR: dataDir });
    const write = () => open(file, constants.O_WRONLY | constants.O_NONBLOCK);
    const keys = await waitFor(() => write().catch(ignoring('ENXIO')));
    const server = await findDatabaseProcess(dataDir);
    const closed = once(child, 'close') as Promise<[number | null]>;
    child.kill('SIGTERM');
    const key = 'k'.repeat(32);
    await keys.write(JSON.stringify({ auditAnchorKey: key, sessionKeySecret: key }));
    await keys.close();
    expect(await closed).toEqual([0, null]);
    expect(output()).not.toContain('ready');
    expect(await isAlive(server!)).toBe(false);
  });

  it('stops its database server though its services hang, before the time for a stop is over', async () => {
    const dataDir = await makeDataFolder();
    const program = join(import.meta.dirname, 'hanging-services.ts');
    const child = spawn(process.execPath, [program, dataDir], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await removeEmbeddedDatabase(dataDir);
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    await once(child.stdout, 'data');
    const server = await findDatabaseProcess(dataDir);
    const closed = once(child, 'close') as Promise<[number | null]>;
    child.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
    expect(errors).toContain('The services did not stop within 3500 ms.');
    expect(await isAlive(server!)).toBe(false);
  });

  it('works from a folder that only its owner may enter, keeps its data over a clean stop and kill -9, and builds the console once', async () => {
    const home = join(folder, 'home');
    await mkdir(home);
    await chmod(home, 0o700);
    const settings = { DATA_DIR: join(home, 'clone/.data'), CONSOLE: 'on' };
    const first = await runService(settings);
    // Ready comes before the build, which is frozen here, and the stop does not wait for it.
    const build = await waitFor(() => findProcess(join(settings.DATA_DIR, 'console')));
    process.kill(build, 'SIGSTOP');
    onTestFinished(async () => {
      if (await isAlive(build)) process.kill(build, 'SIGKILL');
    });
    expect((await fetch(`${first.url}/console/`)).status).toBe(503);
    expect((await apiClient(first.url).post('/api/auth/signup', account)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
    process.kill(build, 'SIGCONT');
    await waitFor(async () => !(await isAlive(build)));
    expect(await readdir(settings.DATA_DIR)).not.toContain('console');

    const second = await runService(settings);
    const page = () => fetch(`${second.url}/console/`);
    await waitFor(async () => (await page()).status === 200);
    expect(await (await page()).text()).toContain('src="/console/assets/');
    const again = await apiClient(second.url).post('/api/auth/signup', account);
    expect([again.status, again.body['code']]).toEqual([400, 'email_taken']);
    await second.end('SIGKILL');

    const third = await runService(settings);
    expect((await fetch(`${third.url}/console/`)).status).toBe(200);
    expect(third.output()).not.toContain('could not be built');
    expect((await apiClient(third.url).post('/api/auth/login', account)).status).toBe(200);
    expect(await third.end('SIGTERM')).toBe(0);
  });

  it('lists every wrong setting and does not start', async () => {
    const { code, output } = await failToStart({ DATA_DIR: folder, PORT: 'http', TENANCY: 'wild' });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be an integer');
    expect(output).toContain('TENANCY must be one of open, strict');
  });

  it.each([
    [
      { DATABASE_URL: 'mysql://root@localhost/ops' },
      /DATABASE_URL must be the address of a PostgreSQL server/,
    ],
    [{ NODE_ENV: 'production' }, /TRUST_PROXY is required with NODE_ENV=production/],
    [{ TENANCI: 'strict' }, /TENANCI is not a setting, TENANCY is/],
    [
      { DATA_DIR: '/sys/workspace-ops' },
      /The data folder \/sys\/workspace-ops cannot be written to/,
    ],
  ])('refuses %o with a message', async (settings, message) => {
    const { code, output } = await failToStart({ DATA_DIR: folder, ...settings });
    expect([code, output]).toEqual([1, expect.stringMatching(message)]);
    expect(output.trim().split('\n').length).toBeLessThanOrEqual(2);
  });
});
