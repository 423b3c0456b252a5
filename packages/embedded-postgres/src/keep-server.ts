import { setTimeout as delay } from 'node:timers/promises';
import { type Claim, claimServer, newOwner } from './claim-server.ts';
import type { DataDirectory } from './data-directory.ts';
import { DataFolderInUseError, EmbeddedPostgresError } from './errors.ts';
import { type LaunchOptions, launchServer } from './launch-server.ts';
import { findRunningServer, stopServer } from './running-server.ts';
import { readPassword } from './superuser.ts';

const retryMs = { first: 100, longest: 5_000 };

type ServerOptions = LaunchOptions & { dataDir: string; directory: DataDirectory };
type KeepOptions = ServerOptions & { owner: string };

/** Attaches the data directory's server and, when it dies, starts it again on the same port. */
export async function keepServer(given: ServerOptions) {
  const options: KeepOptions = { ...given, owner: newOwner() };
  const { dataDir, directory, logger } = options;
  const first = await attachServer(options);
  let current: AttachedServer | undefined = first;
  let lastPid = first.pid;
  let recovery = Promise.resolve();
  let stopping: Promise<void> | undefined;
  const isStopping = () => stopping !== undefined;

  const recover = async (lost: AttachedServer) => {
    logger?.warn({ dataDir }, 'The PostgreSQL server ended. It is being started again.');
    current = undefined;
    await lost.claim.sql.end({ timeout: 0 });
    current = await attachAgain(options, first.port, isStopping);
    lastPid = current?.pid ?? lastPid;
  };
  const watch = async () => {
    for (;;) {
      const held = current;
      await held?.claim.lost;
      if (held === undefined || isStopping()) return;
      recovery = recover(held);
      await recovery;
    }
  };
  const watching = watch();

  const stop = async () => {
    // A server that is being started again must be there before it can be stopped.
    await recovery;
    if (current !== undefined) {
      await stopServer(directory, current.pid, options);
      await current.claim.sql.end({ timeout: 0 });
    }
    await watching;
  };
  return {
    /** The server as first attached; a later one has the same port. */
    first,
    get pid(): number {
      return lastPid;
    },
    stop: (): Promise<void> => (stopping ??= stop()),
  };
}

/** Tries until the server is back; undefined when this process stops or is no longer its owner. */
async function attachAgain(
  options: KeepOptions,
  port: number,
  isStopping: () => boolean,
): Promise<AttachedServer | undefined> {
  let waitMs = retryMs.first;
  while (!isStopping()) {
    try {
      return await attachServer({ ...options, port });
    } catch (error) {
      options.logger?.error({ err: error }, 'The PostgreSQL server could not be started again.');
      if (error instanceof DataFolderInUseError) return undefined;
      await delay(waitMs);
      waitMs = Math.min(waitMs * 2, retryMs.longest);
    }
  }
  return undefined;
}

/** Another start's crash recovery may be under way for this long. */
const attachTimeoutMs = 600_000;

interface AttachedServer {
  pid: number;
  port: number;
  socketFolder: string | undefined;
  adopted: boolean;
  claim: Claim;
}

/**
 * Finds the data directory's server or launches it, and claims it.
 * @throws {DataFolderInUseError | EmbeddedPostgresError}
 */
async function attachServer(options: KeepOptions): Promise<AttachedServer> {
  const { dataDir, directory, owner } = options;
  const password = await readPassword(directory);
  const deadline = performance.now() + attachTimeoutMs;
  let launched = false;
  while (performance.now() < deadline) {
    const found = await findRunningServer(directory.cluster);
    if (found === undefined) {
      launched = await launchServer(directory, options);
      if (launched) continue;
    } else if (found.ready) {
      const claim = await claimServer({ dataDir, port: found.port, password, owner });
      if (claim !== undefined) return { ...found, adopted: !launched, claim };
    }
    await delay(20);
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL server of ${dataDir} accepts no connections (log file ${directory.logFile}).`,
  );
}
