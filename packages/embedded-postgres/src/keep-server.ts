import { setTimeout as delay } from 'node:timers/promises';
import { attachServer, type AttachedServer } from './attach-server.ts';
import { DataFolderInUseError } from './errors.ts';
import type { Home } from './home.ts';
import type { LaunchOptions } from './launch-server.ts';
import type { EmbeddedPostgresLogger } from './options.ts';
import { stopServer } from './stop-server.ts';

const retryMs = 500;

export interface KeptServer {
  /** The server as first attached; a later one has the same port. */
  readonly first: AttachedServer;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface KeepOptions extends LaunchOptions {
  dataDir: string;
  home: Home;
  logger: EmbeddedPostgresLogger | undefined;
}

/** Attaches the home's server and, when it dies, starts it again on the same port. */
export async function keepServer(options: KeepOptions): Promise<KeptServer> {
  const { dataDir, home } = options;
  const first = await attachServer(dataDir, home, options);
  let current = first;
  let stopping: Promise<void> | undefined;
  const isStopping = () => stopping !== undefined;

  const watch = async () => {
    for (;;) {
      await current.claim.lost;
      if (isStopping()) return;
      options.logger?.warn({ dataDir }, 'The PostgreSQL server ended. It is being started again.');
      await current.claim.sql.end({ timeout: 0 });
      const next = await attachAgain(options, first.port, isStopping);
      if (next === undefined) return;
      current = next;
    }
  };
  const watching = watch();

  const stop = async () => {
    // A server that is being started again must be there before it can be stopped.
    const pidAtStop = current.pid;
    await stopServer(home, pidAtStop, options);
    await current.claim.sql.end({ timeout: 0 });
    await watching;
    if (current.pid !== pidAtStop) {
      await stopServer(home, current.pid, options);
      await current.claim.sql.end({ timeout: 0 });
    }
  };
  return {
    first,
    get pid() {
      return current.pid;
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
  while (!isStopping()) {
    try {
      return await attachServer(options.dataDir, options.home, { ...options, port });
    } catch (error) {
      options.logger?.error({ err: error }, 'The PostgreSQL server could not be started again.');
      if (error instanceof DataFolderInUseError) return undefined;
      await delay(retryMs);
    }
  }
  return undefined;
}
