import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runAs } from './account.ts';
import type { DataDirectory } from './data-directory.ts';
import { ignoring } from './errors.ts';
import type { ServerContext } from './options.ts';

export interface RunningServer {
  pid: number;
  port: number;
  /** The folder of its Unix-domain socket, where it has one. */
  socketFolder: string | undefined;
  /** Whether it accepts connections, by its own word. */
  ready: boolean;
}

const execute = promisify(execFile);

export const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/**
 * The server that runs on the cluster. A pid file of a crash is removed, also when its process id
 * belongs to another program now.
 */
export async function findRunningServer(cluster: string): Promise<RunningServer | undefined> {
  const recorded = await readPidFile(cluster);
  if (recorded === undefined) {
    await removeUnwrittenPidFile(cluster);
    return undefined;
  }
  if (await servesCluster(recorded.pid, cluster)) return recorded;
  const now = await readPidFile(cluster);
  if (now?.pid === recorded.pid) await rm(pidFile(cluster), { force: true });
  return undefined;
}

/** An empty one is a server about to write it, or a crash at that moment, which lasts. */
async function removeUnwrittenPidFile(cluster: string): Promise<void> {
  const found = await stat(pidFile(cluster)).catch(ignoring('ENOENT', 'ENOTDIR'));
  if (found !== undefined && Date.now() - found.mtimeMs > 5_000) {
    await rm(pidFile(cluster), { force: true });
  }
}

/** Lines of the file: process id, data folder, start time, port, socket folder, address, key, state. */
export async function readPidFile(cluster: string): Promise<RunningServer | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(ignoring('ENOENT', 'ENOTDIR'));
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] || undefined,
    ready: lines[7] === 'ready',
  };
}

/** Whether the process is alive and is the server of this cluster, not a later user of its id. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const command = await commandLine(pid);
  return command.includes(cluster) && command.includes('postgres');
}

/** Whether the process is still there, its memory and its port included. */
export async function isProcess(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  // One that has ended but was not collected yet counts as gone: nobody may ever collect it.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(ignoring('ENOENT', 'ESRCH'));
  return status !== undefined && !/\) [ZX] [^)]*$/.test(status);
}

/** Empty for a process that has ended, also one that nobody has collected yet. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (
      (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(ignoring('ENOENT', 'ESRCH'))) ?? ''
    );
  }
  if (process.platform === 'win32') return windowsCommandLine(pid);
  return execute('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

const windowsCommandLine = (pid: number): Promise<string> =>
  execute('powershell', [
    '-NoProfile',
    '-Command',
    `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
  ]).then(
    ({ stdout }) => stdout,
    () => '',
  );

/** After this long a fast shutdown becomes an immediate one; the log replays what it left out. */
const fastShutdownMs = 30_000;

/** An ending process loses its command line first, its port a moment later. */
const endMs = 1_000;
const pollMs = 10;

/** Fast shutdown; resolves when the server's process has ended, also if that was under way already. */
export async function stopServer(
  directory: DataDirectory,
  pid: number,
  context: ServerContext,
): Promise<void> {
  if (await servesCluster(pid, directory.cluster)) await shutDown(directory, pid, context);
  await ends(() => isProcess(pid), endMs);
}

async function shutDown(
  directory: DataDirectory,
  pid: number,
  context: ServerContext,
): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(directory, context);
  signal(pid, 'SIGINT');
  const isServer = () => servesCluster(pid, directory.cluster);
  if (await ends(isServer, fastShutdownMs)) return;
  signal(pid, 'SIGQUIT');
  await ends(isServer, Number.POSITIVE_INFINITY);
}

async function ends(isThere: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (await isThere()) {
    if (performance.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    ignoring('ESRCH')(error as NodeJS.ErrnoException);
  }
}

async function stopOnWindows(directory: DataDirectory, context: ServerContext): Promise<void> {
  await runAs(undefined, context.binaries.pgCtl, [
    'stop',
    '-D',
    directory.cluster,
    '-m',
    'fast',
    '-w',
  ]);
}
