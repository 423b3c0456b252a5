import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { throwawayParent } from '@workspace-ops/embedded-postgres';
import { fillDataFolder } from '@workspace-ops/testkit';
import { onTestFinished } from 'vitest';
import { prepareTestDatabases } from './service-logins.ts';

/**
 * A data folder for a test whose subject is not the first start: its database is a copy of one that is
 * migrated already. Keys and all else are made by the start. It goes with the test.
 */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(await throwawayParent(), 'data-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // The account that runs the server for root must get to its own files inside.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  await fillDataFolder(join(dataDir, 'postgres'), prepareTestDatabases);
  return dataDir;
}
