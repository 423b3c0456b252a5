import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, stat, readdir, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { serverEnvironment } from './account.ts';
import type { DataDirectory } from './data-directory.ts';
import { EmbeddedPostgresError, ignoring } from './errors.ts';
import type { ServerContext } from './options.ts';
import { readPidFile, servesCluster } from './running-server.ts';
import { findFreePort } from './system.ts';

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
    // After a crash one call for the file system, in place of one for each of thousands of files.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
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

/** The longest path of a socket, in bytes, on the system that allows the least: macOS. */
const maxPathBytes = 103;

const longestPort = '65535';

const socketPath = (folder: string, port: string): string => join(folder, `.s.PGSQL.${port}`);

/**
 * The folder for a server's Unix-domain socket: that of its data, which only its account may enter.
 * Empty where the socket's path would be too long, and on systems without such.
 */
function findSocketFolder(
  { dir }: DataDirectory,
  { hasSocket = process.platform !== 'win32' }: { hasSocket?: boolean },
): string {
  const fits = Buffer.byteLength(socketPath(dir, longestPort)) <= maxPathBytes;
  return hasSocket && fits ? dir : '';
}

/**
 * Deletes sockets that killed servers left, with their lock files: PostgreSQL takes such a lock for a
 * living server's where its process id is another program's by now.
 */
async function removeStaleSockets({ dir, cluster }: DataDirectory): Promise<void> {
  const locks = (await readdir(dir)).filter((name) => /^\.s\.PGSQL\.\d+\.lock$/.test(name));
  for (const lock of locks) {
    const text = await readFile(join(dir, lock), 'utf8').catch(ignoring('ENOENT'));
    const pid = Number.parseInt(text ?? '', 10);
    // One that is empty is about to be written by another start.
    if (Number.isNaN(pid) || (await servesCluster(pid, cluster))) continue;
    await rm(join(dir, lock.slice(0, -'.lock'.length)), { force: true });
    await rm(join(dir, lock), { force: true });
  }
}
