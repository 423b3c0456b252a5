import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Copied last: with it the copy knows what the server knew when all else had been copied. */
export const controlFile = 'global/pg_control';

export interface ClusterListing {
  /** Relative to the cluster, parents first. */
  folders: string[];
  files: string[];
}

/** What a backup takes of a cluster, its write-ahead log excepted. */
export async function listCluster(cluster: string): Promise<ClusterListing> {
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
