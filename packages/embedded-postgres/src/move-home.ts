import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runAs, type Account } from './account.ts';
import { publishStaged } from './create-home.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { findHome } from './find-home.ts';
import { homeIn, type Home } from './home.ts';
import { stagingFolder } from './staging-folder.ts';

/** Moves a home that the server's account can no longer reach; its server must not run. */
export async function moveHome(dataDir: string, home: Home, account: Account): Promise<Home> {
  const target = homeIn(join(await stagingFolder(account), `data-${randomUUID()}`));
  let published = false;
  try {
    await runAs(undefined, 'cp', ['-a', home.dir, target.dir]);
    await runAs(undefined, 'sync', []);
    published = await publishStaged(dataDir, target);
  } finally {
    await rm(published ? home.dir : target.dir, { recursive: true, force: true });
  }
  const moved = await findHome(dataDir);
  if (moved !== undefined) return moved;
  throw new EmbeddedPostgresError(`The data folder ${dataDir} was deleted during the start.`);
}
