import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@workspace-ops/embedded-postgres';

export interface OpenedDatabase extends Pick<EmbeddedPostgres, 'url' | 'stop'> {
  /** The folders whose disks must not be full. */
  folders: string[];
}

/** The operator's own server where an address is given, and the embedded one otherwise. */
export async function openDatabase(
  url: string | undefined,
  dataDir: string,
): Promise<OpenedDatabase> {
  if (url !== undefined) return { url, folders: [dataDir], stop: async () => {} };
  const { dataDirectory, ...server } = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
  });
  return { url: server.url, folders: [dataDir, dataDirectory], stop: () => server.stop() };
}

/** Those that the operator names, or this installation's own. */
export const watchedFolders = (
  { DISK_FOLDERS: named }: { DISK_FOLDERS: string[] },
  { folders }: OpenedDatabase,
): string[] => (named.length > 0 ? named : folders);
