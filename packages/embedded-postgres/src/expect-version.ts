import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataDirectory } from './data-directory.ts';
import { EmbeddedPostgresError, ignoring } from './errors.ts';

/** What gets past files that another major version wrote. */
export const otherVersionHelp =
  'Start the release that made them, and move the data with pg_dump: docs/backup.md, "To another PostgreSQL version".';

export const readMajor = (release: string): string => release.split('.')[0]!;

/** @throws {EmbeddedPostgresError} where another major version of PostgreSQL made the files. */
export async function expectVersion(
  { cluster }: DataDirectory,
  { release }: { release: string },
): Promise<void> {
  const file = join(cluster, 'PG_VERSION');
  const version = (await readFile(file, 'utf8').catch(ignoring('ENOENT')))?.trim();
  if (version === undefined || version === readMajor(release)) return;
  throw new EmbeddedPostgresError(
    `The files of the database in ${cluster} are of PostgreSQL ${version}, and this release has ${readMajor(release)}, which cannot read them. ${otherVersionHelp}`,
  );
}
