import { access, constants, mkdir } from 'node:fs/promises';
import { resolve, join } from 'node:path';
import { explainStartFailure, stopOnSignal } from '@workspace-ops/service-host';
import {
  resolveTenancy,
  type Settings,
  SettingsError,
  stopTimes,
  type tenancySettings,
  withTimeout,
} from '@workspace-ops/service-kit';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { explainFullDisk } from './explain-full-disk.ts';

export interface Installation {
  dataDir: string;
  /** The embedded database's server, or the operator's own (`DATABASE_URL`). */
  databaseUrl: string | undefined;
  /** How long a stop may take, in milliseconds, before the process ends all the same. */
  stopDeadlineMs?: number;
}

export interface Running {
  stop(): Promise<void>;
}

/**
 * Opens the database, runs what `start` starts on it, and stops both on a signal, the database
 * last; also a signal that comes during the start, and a start that fails.
 * `start`'s signal aborts when what it is starting is no longer wanted.
 */
export async function runInstallation(
  { dataDir, databaseUrl, stopDeadlineMs = stopTimes.process }: Installation,
  start: (database: OpenedDatabase, signal: AbortSignal) => Promise<Running>,
): Promise<void> {
  await prepareDataDir(dataDir);
  const stopping = new AbortController();
  const opening = openDatabase(databaseUrl, dataDir);
  const starting = opening.then((database) => {
    stopping.signal.throwIfAborted();
    return start(database, stopping.signal);
  });
  const stop = async (): Promise<void> => {
    stopping.abort();
    const [started] = await Promise.allSettled([starting]);
    if (started.status === 'fulfilled')
      await stopWithin(started.value, stopDeadlineMs - databaseMs);
    const [opened] = await Promise.allSettled([opening]);
    if (opened.status === 'fulfilled') await opened.value.stop();
  };
  stopOnSignal(stop, stopDeadlineMs);
  try {
    await starting;
  } catch (error) {
    // A stop that ended the start reports for itself.
    if (stopping.signal.aborted) return;
    await stop();
    throw error instanceof SettingsError ? error : await explainFullDisk(error, dataDir);
  }
}

/** Of a stop, what is kept for the database server, which would outlive this process. */
const databaseMs = 2_500;

/** A part that hangs must not keep the database from being stopped. */
async function stopWithin(running: Running, timeoutMs: number): Promise<void> {
  const late = `The services did not stop within ${timeoutMs} ms.`;
  const [stopped] = await Promise.allSettled([withTimeout(running.stop(), timeoutMs, late)]);
  if (stopped.status === 'rejected')
    process.stderr.write(`${explainStartFailure(stopped.reason)}\n`);
}

/** @throws {Error} with a message when the folder cannot be made or written to. */
async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(resolve(dataDir), { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `The data folder ${dataDir} cannot be written to (${(cause as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that this user may write to.`,
      { cause },
    );
  }
}

export interface OpenedDatabase extends Pick<EmbeddedPostgres, 'url' | 'stop'> {
  /** The folders whose disks must not be full. */
  folders: string[];
}

/** The operator's own server where an address is given, and the embedded one otherwise. */
async function openDatabase(url: string | undefined, dataDir: string): Promise<OpenedDatabase> {
  if (url !== undefined) return { url, folders: [dataDir], stop: async () => {} };
  const { dataDirectory, ...server } = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
  });
  return { url: server.socketUrl, folders: [dataDir, dataDirectory], stop: () => server.stop() };
}

/** Those that the operator names, or this installation's own. */
export const watchedFolders = (
  { DISK_FOLDERS: named }: { DISK_FOLDERS: string[] },
  { folders }: OpenedDatabase,
): string[] => (named.length > 0 ? named : folders);

/** One line about open tenancy, which is for trusted networks, and the one ready line. */
export function announce(
  url: string,
  dataDir: string,
  settings: Settings<typeof tenancySettings>,
): void {
  if (resolveTenancy(settings) === 'open') {
    process.stderr.write(
      'Open tenancy: callers without a credential are let in by X-Workspace-Id; questions, discovery sessions and profiles without a workspaceId are global. For development and trusted networks only; TENANCY=strict closes it.\n',
    );
  }
  process.stdout.write(
    `Workspace Operations is ready at ${url} (documentation ${url}/docs, data ${dataDir})\n`,
  );
}
