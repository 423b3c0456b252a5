import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './errors.ts';

const execute = promisify(execFile);

/** The system account that the server runs as; undefined: the one of this process. */
export interface Account {
  uid: number;
  gid: number;
}

/** The server's own environment: nothing of the caller's (PGDATA, PGPORT, locale) reaches it. */
export const serverEnvironment = { LC_ALL: 'C', PATH: '/usr/bin:/bin:/usr/sbin:/sbin' };

/** Runs a program as the account, from a folder that every account can enter. */
export async function runAs(
  account: Account | undefined,
  command: string,
  args: readonly string[],
): Promise<string> {
  const { stdout } = await execute(command, args, { ...account, cwd: '/', env: serverEnvironment });
  return stdout;
}

/** Whether the program runs to its end as the account; the kernel's word, access lists included. */
export const canRun = (
  account: Account,
  command: string,
  args: readonly string[],
): Promise<boolean> =>
  runAs(account, command, args).then(
    () => true,
    () => false,
  );

export const canEnter = (account: Account, folder: string): Promise<boolean> =>
  canRun(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder]);

/** Accounts that packages and systems make for PostgreSQL, then our own. */
const preferred = ['postgres', '_postgres', 'workspace-ops'];

/** Commands that add a system account without a home folder: shadow-utils, then busybox. */
const creations = [
  ['useradd', '--system', '--user-group', '--no-create-home', 'workspace-ops'],
  ['adduser', '-S', '-D', '-H', 'workspace-ops'],
] as const;

/** The unprivileged account for the server when this process is root, which PostgreSQL refuses. */
export async function chooseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account = (await findFirst(preferred)) ?? (await createAccount()) ?? (await find('nobody'));
  if (account !== undefined) return account;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is no other account to run it as. Create one named workspace-ops, start as another user, or set DATABASE_URL.',
  );
}

async function findFirst(names: readonly string[]): Promise<Account | undefined> {
  for (const name of names) {
    const account = await find(name);
    if (account !== undefined) return account;
  }
  return undefined;
}

async function createAccount(): Promise<Account | undefined> {
  for (const [command, ...args] of creations) {
    // A failure is looked at by its effect: another start may have made the account just now.
    await runAs(undefined, command, args).catch(() => undefined);
    const account = await find('workspace-ops');
    if (account !== undefined) return account;
  }
  return undefined;
}

async function find(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      runAs(undefined, 'id', ['-u', name]),
      runAs(undefined, 'id', ['-g', name]),
    ]);
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return undefined;
  }
}
