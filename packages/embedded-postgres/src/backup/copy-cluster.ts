import { hash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import type { DataDirectory } from '../data-directory.ts';
import { EmbeddedPostgresError, ignoring } from '../errors.ts';
import { findRunningServer } from '../running-server.ts';
import { connectSuperuser, readPassword } from '../superuser.ts';
import { type BackedUpFile, copyFile } from './manifest.ts';

export const clusterFolder = 'postgres/cluster';

export interface CopiedCluster {
  endedAt: string;
  folders: string[];
  files: BackedUpFile[];
}

/** Makes a base backup of the running cluster by the low-level interface of PostgreSQL. */
export async function copyCluster(
  directory: DataDirectory,
  target: string,
): Promise<CopiedCluster> {
  const sql = await connect(directory);
  try {
    // The slot keeps the write-ahead log of the backup from being recycled; it ends with the session.
    await sql`select pg_create_physical_replication_slot(
      'backup_' || pg_backend_pid(), immediately_reserve => true, temporary => true)`;
    const [started] = await sql`
      select pg_walfile_name(pg_backup_start('workspace-ops', fast => true)) as wal`;
    const copied = await copyFiles(directory.cluster, target);
    const endedAt = await readClock(sql);
    const [ended] = await sql`
      select pg_walfile_name(lsn) as wal, labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)`;
    if (ended?.['spcmapfile']) {
      throw new EmbeddedPostgresError('A database with tablespaces cannot be backed up this way.');
    }
    const label = await addLabel(target, String(ended?.['labelfile']));
    const wal = await copyWal(directory.cluster, target, [
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

async function connect(directory: DataDirectory): Promise<Sql> {
  const server = await findRunningServer(directory.cluster);
  if (server === undefined) throw new EmbeddedPostgresError('The PostgreSQL server has ended.');
  return connectSuperuser(
    { port: server.port, password: await readPassword(directory) },
    { connection: { application_name: 'workspace-ops backup' } },
  );
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
    sha256: hash('sha256', text),
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

/** Folders whose contents a starting server makes anew or must not find (PostgreSQL's manual). */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
]);

const left =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pg_internal\.init.*)$/;
const temporary = /^(pgsql_tmp|t\d+_\d+)/;

/** Copied last: it is the server's state at a time when all else had been copied. */
const controlFile = 'global/pg_control';

interface ClusterListing {
  /** Relative to the cluster, parents first. */
  folders: string[];
  files: string[];
}

/** What a backup takes of a cluster, its write-ahead log excepted. */
async function listCluster(cluster: string): Promise<ClusterListing> {
  const listing: ClusterListing = { folders: [], files: [] };
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (temporary.test(entry.name)) continue;
      if (entry.isDirectory()) {
        listing.folders.push(path);
        if (!emptied.has(path) || path === 'pg_wal') await walk(path);
      } else if (!emptied.has(folder) && !left.test(entry.name) && path !== controlFile) {
        listing.files.push(path);
      }
    }
  };
  await walk('');
  listing.files.push(controlFile);
  return listing;
}
