import { randomUUID } from 'node:crypto';
import { chmod, link, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canEnter } from './account.ts';
import { draftName, removeDeadDrafts } from './dead-drafts.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { ignoring } from './file-errors.ts';
import { findHome } from './find-home.ts';
import { homeIn, localHome, originFile, pointerFile, type Home } from './home.ts';
import { initialiseHome, type ServerContext } from './initialise-home.ts';
import { retireOrphans } from './retire-orphans.ts';
import { stagingFolder } from './staging-folder.ts';

/**
 * Gives an empty data folder its home: inside it, or in a place of root's where the server's
 * account cannot enter it. Of simultaneous first starts one home stays, and all return that one.
 */
export async function createHome(dataDir: string, context: ServerContext): Promise<Home> {
  const { account } = context;
  if (account === undefined || (await canEnter(account, dataDir))) {
    await createLocal(dataDir, context);
  } else {
    await createStaged(dataDir, await stagingFolder(account), context);
  }
  const home = await findHome(dataDir);
  if (home !== undefined) return home;
  throw new EmbeddedPostgresError(`The data folder ${dataDir} was deleted during the start.`);
}

async function createLocal(dataDir: string, context: ServerContext): Promise<void> {
  const draft = homeIn(join(dataDir, draftName()));
  await removeDeadDrafts(dataDir);
  try {
    await initialiseHome(draft, context);
    await rename(draft.dir, localHome(dataDir).dir).catch(ignoring('ENOTEMPTY', 'EEXIST', 'EPERM'));
  } finally {
    await rm(draft.dir, { recursive: true, force: true });
  }
}

async function createStaged(
  dataDir: string,
  staging: string,
  context: ServerContext,
): Promise<void> {
  const draft = homeIn(join(staging, draftName()));
  const home = homeIn(join(staging, `data-${randomUUID()}`));
  await removeDeadDrafts(staging);
  let published = false;
  try {
    await initialiseHome(draft, context);
    await rename(draft.dir, home.dir);
    published = await publishStaged(dataDir, home);
    await retireOrphans(dataDir, staging, context);
  } finally {
    await rm(draft.dir, { recursive: true, force: true });
    if (!published) await rm(home.dir, { recursive: true, force: true });
  }
}

/** Points the data folder to the home; false when another home was published before. */
export async function publishStaged(dataDir: string, home: Home): Promise<boolean> {
  await writeFile(originFile(home), dataDir, { flush: true });
  await chmod(originFile(home), 0o600);
  const draft = join(dataDir, draftName());
  await writeFile(draft, home.dir, { flush: true });
  try {
    await link(draft, pointerFile(dataDir));
    return true;
  } catch (error) {
    ignoring('EEXIST')(error as NodeJS.ErrnoException);
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}
