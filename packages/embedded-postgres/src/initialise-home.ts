import { randomBytes } from 'node:crypto';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { runAs, type Account } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { Binaries } from './find-binaries.ts';
import type { Home } from './home.ts';
import type { EmbeddedPostgresLogger } from './options.ts';
import { superuser } from './superuser.ts';

export interface ServerContext {
  binaries: Binaries;
  account: Account | undefined;
  durable: boolean;
  logger: EmbeddedPostgresLogger | undefined;
}

/** Makes a new home with an empty cluster and a password of its own. */
export async function initialiseHome(home: Home, context: ServerContext): Promise<void> {
  const { account } = context;
  await mkdir(home.dir, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(home.passwordFile, password, { mode: 0o600, flush: true });
  if (account !== undefined) {
    await chown(home.passwordFile, account.uid, account.gid);
    await chown(home.dir, account.uid, account.gid);
  }
  await initialiseCluster(home, context);
}

async function initialiseCluster(home: Home, context: ServerContext): Promise<void> {
  const args = [
    `--pgdata=${home.cluster}`,
    `--username=${superuser}`,
    `--pwfile=${home.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(context.durable ? [] : ['--no-sync', '--wal-segsize=1']),
  ];
  try {
    await runAs(context.account, context.binaries.initdb, args);
  } catch (cause) {
    const detail = String((cause as { stderr?: string }).stderr ?? cause).trim();
    throw new EmbeddedPostgresError(
      `PostgreSQL could not create its files in ${home.dir}: ${detail}`,
      cause,
    );
  }
}
