import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../src/index.ts';
import { isProcess } from '../src/running-server.ts';
import { newFolder, readNotes, removeFolder, withConnection, writeNote } from './data-folder.ts';

describe('startEmbeddedPostgres', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = await newFolder();
    dataDir = join(folder, 'data');
  });
  afterAll(() => removeFolder(folder, dataDir));
  const start = (options = {}) => startEmbeddedPostgres({ dataDir, durable: false, ...options });

  it('makes a UTF-8 database that asks for its password, which only the owner can read', async () => {
    const server = await start({ database: 'orders', settings: { max_connections: '33' } });
    const [row] = await withConnection(
      server.url,
      (sql) => sql`
        select current_database() as name, pg_encoding_to_char(encoding) as encoding,
          datlocprovider as provider, datlocale as locale,
          current_setting('max_connections') as connections
        from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      name: 'orders',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      connections: '33',
    });
    const guess = new URL(server.url);
    guess.password = 'guessed';
    const refused = postgres(guess.href, { max: 1, fetch_types: false });
    await expect(refused`select 1`).rejects.toMatchObject({ code: '28P01' });
    await refused.end();
    const password = await stat(join(dataDir, 'postgres', 'password'));
    expect(password.mode & 0o777).toBe(0o600);
    await server.stop();
  });

  it('listens on the loopback address alone', async () => {
    const server = await start();
    const port = Number(new URL(server.url).port);
    const addresses = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter((one) => one.family === 'IPv4' && !one.internal)
      .map((one) => one.address);
    const reached = await Promise.all(addresses.map((address) => canConnect(address, port)));
    expect(reached).toEqual(addresses.map(() => false));
    expect(await canConnect('127.0.0.1', port)).toBe(true);
    await server.stop();
    expect(await canConnect('127.0.0.1', port)).toBe(false);
  });

  it('listens on a Unix-domain socket that only its account reaches', async () => {
    const home = join(dataDir, 'postgres');
    const lock = join(home, '.s.PGSQL.5432.lock');
    await writeFile(lock, `${process.pid}\n`);
    await writeFile(join(home, '.s.PGSQL.5432'), '');
    const server = await start();
    const { host, pathname, searchParams } = new URL(server.socketUrl);
    expect(server.socketUrl).toBe(`${server.url}?host=${encodeURIComponent(home)}`);
    const { port, password, username } = new URL(server.url);
    expect([host, pathname]).toEqual([`127.0.0.1:${port}`, '/workspace_ops']);
    const path = `${searchParams.get('host')}/.s.PGSQL.${port}`;
    const ask = (given: string) => {
      const sql = postgres({ path, username, password: given, database: 'workspace_ops', max: 1 });
      return sql`select inet_client_addr() as address`.finally(() => void sql.end());
    };
    expect(await ask(password)).toEqual([{ address: null }]);
    await expect(ask('guessed')).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    const killed = server.serverPid;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => server.serverPid, { timeout: 15_000 }).not.toBe(killed);
    expect(await ask(password)).toEqual([{ address: null }]);
    // What killed servers left is gone, its own is there.
    const sockets = async () => (await readdir(home)).filter((name) => name.startsWith('.s.'));
    expect(await sockets()).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]);
    await server.stop();
    expect(await sockets()).toEqual([]);
  });

  it('does without a socket where none can be made, or its path is too long', async () => {
    const server = await start();
    const home = join(dataDir, 'postgres');
    const socket = join(home, `.s.PGSQL.${new URL(server.url).port}`);
    await rm(socket);
    await rm(`${socket}.lock`);
    await mkdir(socket);
    const killed = server.serverPid;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => server.serverPid, { timeout: 15_000 }).not.toBe(killed);
    expect(await readNotes(server.url)).toEqual([]);
    await server.stop();
    await rm(socket, { recursive: true });

    const deep = join(folder, 'd'.repeat(100));
    const far = await startEmbeddedPostgres({ dataDir: deep, durable: false });
    expect(far.socketUrl).toBe(far.url);
    expect(await readNotes(far.url)).toEqual([]);
    await far.stop();
    await removeFolder(deep);
  });

  it('starts with the pid file of a crash, whose process id another program has by now', async () => {
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    await writeFile(
      pidFile,
      `${process.pid}\n${dataDir}\n1700000000\n5432\n\n127.0.0.1\n1 1\nready\n`,
    );
    const second = await start();
    await second.stop();
    await writeFile(pidFile, '');
    await utimes(pidFile, 1_700_000_000, 1_700_000_000);
    const third = await start();
    expect(third.adopted).toBe(false);
    await third.stop();
  });

  it('starts again on the same address when the server is killed', async () => {
    const server = await start({ durable: true });
    await writeNote(server.url, 'before the crash');
    const killed = server.serverPid;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => server.serverPid, { timeout: 15_000 }).not.toBe(killed);
    expect(await readNotes(server.url)).toEqual(['before the crash']);
    await server.stop();
    expect(await isProcess(server.serverPid)).toBe(false);
  });

  it('stops the server also while it is being started again', async () => {
    const server = await start();
    process.kill(server.serverPid, 'SIGKILL');
    await server.stop();
    await server.stop();
    expect(await isProcess(server.serverPid)).toBe(false);
    const again = await start();
    expect(again.adopted).toBe(false);
    await again.stop();
  });

  it("gives the server's own words when it cannot start", async () => {
    await expect(start({ settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
      /did not start: .*shared_buffers/s,
    );
    const version = join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
    const original = await readFile(version, 'utf8');
    await writeFile(version, '9\n');
    await expect(start()).rejects.toThrow(
      /are of PostgreSQL 9, and this release has \d\d, which cannot read them\. Start the release that made them/,
    );
    await writeFile(version, original);
  });

  it('keeps the data over a restart, and has none after the folder was deleted', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    expect(await readNotes(first.url)).toEqual(['before the crash']);
    await first.stop();
    await rm(dataDir, { recursive: true });
    // As a start leaves it that died before its files were whole.
    await mkdir(join(dataDir, '.draft-999999999-a'), { recursive: true });
    const second = await start();
    expect(await readNotes(second.url)).toEqual([]);
    expect(await readdir(dataDir)).toEqual(['postgres']);
    await second.stop();
  });
});

const canConnect = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
