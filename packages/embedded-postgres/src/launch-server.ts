import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { serverEnvironment } from './account.ts';
import type { DataDirectory } from './data-directory.ts';
import { EmbeddedPostgresError, ignoring } from './errors.ts';
import { findFreePort } from './system.ts';
import type { ServerContext } from './options.ts';
import { readPidFile } from './running-server.ts';
import { findSocketFolder, removeStaleSockets } from './socket-folder.ts';

export interface LaunchOptions extends ServerContext {
  settings: Record<string, string>;
  /** The port to take again after a crash; a free one when absent. */
  port?: number | undefined;
  /** Whether it listens on a Unix-domain socket too; where it can by default. */
  hasSocket?: boolean;
}

interface Address {
  port: number;
  /** Empty for none. */
  socketFolder: string;
}

/** Ends of a launch that another try gets past: another starter, a taken port, dying processes. */
const passing = [
  /lock file "postmaster\.pid" already exists/,
  /lock file "postmaster\.pid" is empty/,
  /could not create any TCP\/IP sockets/,
  /pre-existing shared memory block/,
];

/**
 * Starts the server in a session of its own, so that it outlives this process, and waits until it
 * accepts connections.
 * @returns false when another try makes sense.
 * @throws {EmbeddedPostgresError} with the server's own words when it cannot start.
 */
export async function launchServer(
  directory: DataDirectory,
  options: LaunchOptions,
): Promise<boolean> {
  // A launch that finds it taken is repeated.
  const port = options.port ?? (await findFreePort());
  const logStart = await fileSize(directory.logFile);
  await removeStaleSockets(directory);
  const socketFolder = findSocketFolder(directory, options);
  const child = await spawnServer(directory, options, { port, socketFolder });
  if (await becomesReady(child, directory)) return true;
  const log = (await readFile(directory.logFile)).subarray(logStart).toString();
  // Not every file system has sockets.
  if (socketFolder !== '' && /could not create any Unix-domain sockets/.test(log)) {
    return launchServer(directory, { ...options, hasSocket: false });
  }
  if (passing.some((pattern) => pattern.test(log))) return false;
  throw new EmbeddedPostgresError(
    `PostgreSQL did not start: ${log.trim() || `exit code ${child.exitCode}`} (log file ${directory.logFile}).`,
  );
}

async function spawnServer(
  directory: DataDirectory,
  options: LaunchOptions,
  address: Address,
): Promise<ChildProcess> {
  const log = await open(directory.logFile, 'a', 0o600);
  try {
    const args = ['-D', directory.cluster, ...serverSettings(options, address)];
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

async function becomesReady(child: ChildProcess, directory: DataDirectory): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const server = await readPidFile(directory.cluster);
    if (server?.pid === child.pid && server?.ready === true) return true;
    await delay(10);
  }
  return false;
}

const fileSize = async (path: string): Promise<number> =>
  (await stat(path).catch(ignoring('ENOENT')))?.size ?? 0;

/** The caller's own settings win over the defaults but never over the address. */
function serverSettings(options: LaunchOptions, { port, socketFolder }: Address): string[] {
  const settings: Record<string, string> = {
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What a client is told, the client logs: the server's log keeps its own events and stays small.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(options.durable ? {} : throwaway),
    ...options.settings,
    lc_messages: 'C',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder && `"${socketFolder.replaceAll('"', '""')}"`,
    port: String(port),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  io_method: 'sync',
  // In the data folder, so that deleting it leaves nothing behind.
  dynamic_shared_memory_type: 'mmap',
};
