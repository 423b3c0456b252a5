import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  backUp,
  restore,
  startEmbeddedPostgres,
  verifyBackup,
  type EmbeddedPostgres,
  type Manifest,
} from '../src/index.ts';
import { newFolder, readNotes, removeFolder, withConnection, writeNote } from './data-folder.ts';

let folder: string;
let dataDir: string;
let backup: string;
let manifest: Manifest;
/** The rows acknowledged before the backup ended. */
let acknowledged: number;
let restored: string;
const servers: EmbeddedPostgres[] = [];

async function start(path: string, settings = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: path, durable: false, settings });
  servers.push(server);
  return server;
}

/** Writes numbered rows between checkpoints until it is told to stop; gives when each was acknowledged. */
function writeOn(url: string): { stop: () => Promise<number[]> } {
  const acknowledgedAt: number[] = [];
  const stopping = new AbortController();
  const writing = withConnection(url, async (sql) => {
    await sql`create table load (n int primary key, filler text not null)`;
    for (let n = 1; !stopping.signal.aborted; n += 1) {
      await sql`insert into load values (${n}, repeat(md5(${n}::text), 200))`;
      acknowledgedAt.push(Date.now());
      if (n % 100 === 0) await sql`checkpoint`;
    }
  });
  return {
    async stop() {
      stopping.abort();
      await writing;
      return acknowledgedAt;
    },
  };
}

beforeAll(async () => {
  folder = await newFolder();
  dataDir = join(folder, 'data');
  backup = join(folder, 'backup');
  const keys = join(folder, 'keys.json');
  await writeFile(keys, '{"key":"secret"}');
  // The smallest log that the server keeps: what a backup needs would be recycled meanwhile.
  const server = await start(dataDir, { max_wal_size: '2MB', min_wal_size: '2MB' });
  await writeNote(server.url, 'before');
  const load = writeOn(server.url);
  manifest = await backUp({ dataDir, target: backup, alongside: [keys] });
  const endedAt = Date.parse(manifest.endedAt);
  acknowledged = (await load.stop()).filter((at) => at < endedAt).length;
  await server.stop();
});

beforeEach(() => {
  restored = join(folder, 'restored');
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await removeFolder(restored);
});

afterAll(() => removeFolder(folder, dataDir));

describe('a backup', () => {
  it('has, without a pause of the server, everything that was committed before it ended', async () => {
    expect(await verifyBackup(backup)).toEqual(manifest);
    expect(Date.parse(manifest.endedAt)).toBeGreaterThan(Date.parse(manifest.startedAt));
    await restore(backup, restored);
    const server = await start(restored);
    expect(await readNotes(server.url)).toEqual(['before']);
    const [row] = await withConnection(
      server.url,
      (sql) => sql<{ count: number; last: number }[]>`
        select count(*)::int as count, max(n) as last from load`,
    );
    expect(row?.count).toBe(row?.last);
    expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThan(100);
    await writeNote(server.url, 'goes on');
    await server.stop();
    expect(await readNotes((await start(restored)).url)).toEqual(['before', 'goes on']);
  });

  it('keeps further files with the database', async () => {
    expect(await readFile(join(backup, 'keys.json'), 'utf8')).toBe('{"key":"secret"}');
  });

  it('is made of a server that does not run, and leaves it so', async () => {
    const second = join(folder, 'second');
    await backUp({ dataDir, target: second });
    await restore(second, restored);
    expect(await readNotes((await start(restored)).url)).toEqual(['before']);
    expect(await readNotes((await start(dataDir)).url)).toEqual(['before']);
  });

  it('is refused into a folder that is not empty, and of a folder without a database', async () => {
    await expect(backUp({ dataDir: join(folder, 'none'), target: backup })).rejects.toThrow(
      'There is no database in',
    );
    await expect(backUp({ dataDir, target: backup })).rejects.toThrow('is not empty');
  });
});

describe('a restore', () => {
  it('never touches a data folder that holds something', async () => {
    await mkdir(restored);
    await writeFile(join(restored, 'mine'), 'kept');
    await expect(restore(backup, restored)).rejects.toThrow('is not empty');
    expect(await readFile(join(restored, 'mine'), 'utf8')).toBe('kept');
  });

  it('refuses a backup of which something is missing or changed, and leaves no half of it', async () => {
    const damaged = join(folder, 'damaged');
    await cp(backup, damaged, { recursive: true });
    const control = join(damaged, 'postgres/cluster/global/pg_control');
    await appendFile(control, 'x');
    await expect(verifyBackup(damaged)).rejects.toThrow('pg_control is not as it was');
    await expect(restore(damaged, restored)).rejects.toThrow('pg_control is not as it was');
    await rm(control);
    await expect(verifyBackup(damaged)).rejects.toThrow('pg_control is not as it was');
    await rm(join(damaged, 'manifest.json'));
    await expect(verifyBackup(damaged)).rejects.toThrow('holds no whole backup');
    await restore(backup, restored);
  });

  it('refuses a backup whose description was changed', async () => {
    const path = join(backup, 'manifest.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('"format": 1', '"format": 2'));
    await expect(restore(backup, restored)).rejects.toThrow('damaged or of another version');
    await writeFile(path, text);
  });
});
