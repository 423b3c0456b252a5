import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { serverEnvironment } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { ignoring } from './file-errors.ts';
import type { Home } from './home.ts';
import type { ServerContext } from './initialise-home.ts';
import { readPidFile } from './running-server.ts';
import { serverSettings } from './server-settings.ts';

export interface LaunchOptions extends ServerContext {
  settings: Record<string, string>;
  /** The port to take again after a crash; a free one when absent. */
  port?: number | undefined;
}

/** Ends of a launch that another try gets past: another starter, a taken port, dying processes. */
const passing = [
  /lock file "postmaster\.pid" already exists/,
  /lock file "postmaster\.pid" is empty/,
  /could not create any TCP\/IP sockets/,
  /pre-existing shared memory block/,
];

/**
 * Starts the server in a session of its own, so that it outlives this process and its terminal,
 * and waits until it accepts connections; crash recovery may take its time.
 * @returns false when another try makes sense.
 * @throws {EmbeddedPostgresError} with the server's own words when it cannot start.
 */
export async function launchServer(home: Home, options: LaunchOptions): Promise<boolean> {
  const port = options.port ?? (await freePort());
  const logStart = await sizeOf(home.logFile);
  const child = await spawnServer(home, port, options);
  if (await becomesReady(child, home)) return true;
  const log = (await readFile(home.logFile)).subarray(logStart).toString();
  if (passing.some((pattern) => pattern.test(log))) return false;
  throw new EmbeddedPostgresError(
    `PostgreSQL did not start: ${log.trim() || `exit code ${child.exitCode}`} (log file ${home.logFile}).`,
  );
}

async function spawnServer(
  home: Home,
  port: number,
  options: LaunchOptions,
): Promise<ChildProcess> {
  const log = await open(home.logFile, 'a', 0o600);
  try {
    const args = ['-D', home.cluster, ...serverSettings({ ...options, port })];
    const child = spawn(options.binaries.postgres, args, {
      ...options.account,
      cwd: '/',
      env: serverEnvironment,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    return child;
  } finally {
    await log.close();
  }
}

async function becomesReady(child: ChildProcess, home: Home): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const server = await readPidFile(home.cluster);
    if (server?.pid === child.pid && server?.ready === true) return true;
    await delay(10);
  }
  return false;
}

const sizeOf = async (path: string): Promise<number> =>
  (await stat(path).catch(ignoring('ENOENT')))?.size ?? 0;

/** A port that is free at the moment; a launch that finds it taken is repeated. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0, exclusive: true }, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new EmbeddedPostgresError('The system gave no free port.');
  }
  return address.port;
}
