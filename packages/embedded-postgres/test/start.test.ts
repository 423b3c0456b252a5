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
    await expect(start()).rejects.toThrow(/not compatible|incompatible/);
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
