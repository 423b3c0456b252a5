import { setTimeout as delay } from 'node:timers/promises';
import { attachServer, type AttachedServer } from './attach-server.ts';
import { DataFolderInUseError } from './errors.ts';
import type { Home } from './home.ts';
import type { LaunchOptions } from './launch-server.ts';
import { stopServer } from './stop-server.ts';

const retryMs = { first: 100, longest: 5_000 };

export interface KeptServer {
  /** The server as first attached; a later one has the same port. */
  readonly first: AttachedServer;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface KeepOptions extends LaunchOptions {
  dataDir: string;
  home: Home;
}

/** Attaches the home's server and, when it dies, starts it again on the same port. */
export async function keepServer(options: KeepOptions): Promise<KeptServer> {
  const { dataDir, home, logger } = options;
  const first = await attachServer(dataDir, home, options);
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
      await stopServer(home, current.pid, options);
      await current.claim.sql.end({ timeout: 0 });
    }
    await watching;
  };
  return {
    first,
    get pid() {
      return lastPid;
    },
    stop: () => (stopping ??= stop()),
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
      return await attachServer(options.dataDir, options.home, { ...options, port });
    } catch (error) {
      options.logger?.error({ err: error }, 'The PostgreSQL server could not be started again.');
      if (error instanceof DataFolderInUseError) return undefined;
      await delay(waitMs);
      waitMs = Math.min(waitMs * 2, retryMs.longest);
    }
  }
  return undefined;
}
