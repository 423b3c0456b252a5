import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canRun, runAs, type Account } from './account.ts';
import { draftName, removeDeadDrafts } from './dead-drafts.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { exists, ignoring } from './file-errors.ts';
import { binariesIn, type Binaries } from './find-binaries.ts';
import { stagingFolder } from './staging-folder.ts';

/**
 * Binaries that the account can run: the installed ones where it reaches them, else a copy
 * made once per release.
 * @throws {EmbeddedPostgresError} when it can run neither.
 */
export async function stageBinaries(
  installed: Binaries,
  account: Account | undefined,
): Promise<Binaries> {
  if (account === undefined || (await canRun(account, installed.postgres, ['--version']))) {
    return installed;
  }
  const target = join(await stagingFolder(account), `postgresql-${installed.release}`);
  if (!(await exists(target))) await copyOnce(installed.root, target);
  const staged = { ...binariesIn(target), release: installed.release };
  await proveRunnable(staged, account);
  return staged;
}

/** The copy appears under its name whole or not at all. */
async function copyOnce(source: string, target: string): Promise<void> {
  const draft = join(dirname(target), draftName());
  await removeDeadDrafts(dirname(target));
  try {
    await cp(source, draft, { recursive: true, verbatimSymlinks: true });
    await runAs(undefined, 'chmod', ['-R', 'a+rX,go-w', draft]);
    await rename(draft, target).catch(ignoring('ENOTEMPTY', 'EEXIST'));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function proveRunnable(binaries: Binaries, account: Account): Promise<void> {
  try {
    await runAs(account, binaries.postgres, ['--version']);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL binaries in ${binaries.root} do not run here as uid ${account.uid}.`,
      cause,
    );
  }
}
