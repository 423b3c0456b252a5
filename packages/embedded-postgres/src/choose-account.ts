import { runAs, type Account } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';

/** Accounts that packages and systems make for PostgreSQL, then our own. */
const preferred = ['postgres', '_postgres', 'workspace-ops'];

/** Commands that add a system account without a home folder: shadow-utils, then busybox. */
const creations = [
  ['useradd', '--system', '--user-group', '--no-create-home', 'workspace-ops'],
  ['adduser', '-S', '-D', '-H', 'workspace-ops'],
] as const;

/**
 * The unprivileged account that runs the server when this process is root, since PostgreSQL
 * refuses root; undefined when this process is not root.
 */
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
