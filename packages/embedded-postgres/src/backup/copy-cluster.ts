import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { EmbeddedPostgresError } from '../errors.ts';
import { ignoring } from '../file-errors.ts';
import type { Home } from '../home.ts';
import { findRunningServer } from '../running-server.ts';
import { superuser } from '../superuser.ts';
import { copyFile } from './copy-file.ts';
import { listCluster } from './list-cluster.ts';
import type { BackedUpFile } from './manifest.ts';

/** Where a backup keeps the cluster. */
export const clusterFolder = 'postgres/cluster';

export interface CopiedCluster {
  endedAt: string;
  folders: string[];
  files: BackedUpFile[];
}

/** Makes a base backup of the running cluster by the low-level interface of PostgreSQL. */
export async function copyCluster(home: Home, target: string): Promise<CopiedCluster> {
  const sql = await connect(home);
  try {
    // The slot keeps the write-ahead log of the backup from being recycled; it ends with the session.
    await sql`select pg_create_physical_replication_slot(
      'backup_' || pg_backend_pid(), immediately_reserve => true, temporary => true)`;
    const [started] = await sql`
      select pg_walfile_name(pg_backup_start('workspace-ops', fast => true)) as wal`;
    const copied = await copyFiles(home.cluster, target);
    const endedAt = await readClock(sql);
    const [ended] = await sql`
      select pg_walfile_name(lsn) as wal, labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)`;
    if (ended?.['spcmapfile']) {
      throw new EmbeddedPostgresError('A database with tablespaces cannot be backed up this way.');
    }
    const label = await addLabel(target, String(ended?.['labelfile']));
    const wal = await copyWal(home.cluster, target, [
      String(started?.['wal']),
      String(ended?.['wal']),
    ]);
    return { endedAt, folders: copied.folders, files: [...copied.files, label, ...wal] };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function readClock(sql: Sql): Promise<string> {
  const [row] = await sql<{ at: string }[]>`
    select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;
  return String(row?.at);
}

async function connect(home: Home): Promise<Sql> {
  const server = await findRunningServer(home.cluster);
  if (server === undefined) throw new EmbeddedPostgresError('The PostgreSQL server has ended.');
  return postgres({
    host: '127.0.0.1',
    port: server.port,
    user: superuser,
    password: (await readFile(home.passwordFile, 'utf8')).trim(),
    database: 'postgres',
    max: 1,
    // The session is the backup: it must not be renewed.
    max_lifetime: null,
    idle_timeout: 0,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: 'workspace-ops backup' },
  });
}

async function copyFiles(
  cluster: string,
  target: string,
): Promise<Pick<CopiedCluster, 'folders' | 'files'>> {
  const listing = await listCluster(cluster);
  const folders = [clusterFolder, ...listing.folders.map((path) => `${clusterFolder}/${path}`)];
  for (const folder of folders) await mkdir(join(target, folder), { mode: 0o700 });
  const files: BackedUpFile[] = [];
  for (const name of listing.files) {
    const path = `${clusterFolder}/${name}`;
    // A table that was dropped meanwhile is dropped again by the write-ahead log.
    const copy = await copyFile(join(cluster, name), join(target, path)).catch(ignoring('ENOENT'));
    if (copy !== undefined) files.push({ path, ...copy });
  }
  return { folders, files };
}

/** Tells the server that starts on the copy from where it has to replay. */
async function addLabel(target: string, text: string): Promise<BackedUpFile> {
  const path = `${clusterFolder}/backup_label`;
  await writeFile(join(target, path), text, { mode: 0o600, flush: true });
  return {
    path,
    sizeBytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}

/** The segments from the backup's beginning to its end; the last one is complete by now. */
async function copyWal(
  cluster: string,
  target: string,
  [first, last]: [string, string],
): Promise<BackedUpFile[]> {
  const isNeeded = (name: string): boolean =>
    name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  const names = (await readdir(join(cluster, 'pg_wal'))).filter(isNeeded);
  if (!names.includes(first) || !names.includes(last)) {
    throw new EmbeddedPostgresError('The write-ahead log of the backup is gone.');
  }
  const files: BackedUpFile[] = [];
  for (const name of names) {
    const path = `${clusterFolder}/pg_wal/${name}`;
    files.push({ path, ...(await copyFile(join(cluster, 'pg_wal', name), join(target, path))) });
  }
  return files;
}
