import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
