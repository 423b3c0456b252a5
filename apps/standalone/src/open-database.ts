import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@workspace-ops/embedded-postgres';

export type OpenedDatabase = Pick<EmbeddedPostgres, 'url' | 'stop'>;

/** The operator's own server where an address is given, and the embedded one otherwise. */
export async function openDatabase(
  url: string | undefined,
  dataDir: string,
): Promise<OpenedDatabase> {
  if (url !== undefined) return { url, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
}
