import { setTimeout as delay } from 'node:timers/promises';
import { runAs } from './account.ts';
import { ignoring } from './file-errors.ts';
import type { Home } from './home.ts';
import type { ServerContext } from './initialise-home.ts';
import { isProcess, isServerOf } from './running-server.ts';

/** After this long a fast shutdown becomes an immediate one; the log replays what it left out. */
const fastShutdownMs = 30_000;

/** An ending process loses its command line first, its port a moment later. */
const endMs = 1_000;
const pollMs = 10;

/** Fast shutdown; resolves when the server's process has ended, also if that was under way already. */
export async function stopServer(home: Home, pid: number, context: ServerContext): Promise<void> {
  if (await isServerOf(pid, home.cluster)) await shutDown(home, pid, context);
  await ends(() => isProcess(pid), endMs);
}

async function shutDown(home: Home, pid: number, context: ServerContext): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(home, context);
  signal(pid, 'SIGINT');
  const isServer = () => isServerOf(pid, home.cluster);
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

async function stopOnWindows(home: Home, context: ServerContext): Promise<void> {
  await runAs(undefined, context.binaries.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w']);
}
