import type { Account } from './account.ts';
import type { Binaries } from './find-binaries.ts';

/** The part of a pino logger that the embedded server writes to. */
export interface EmbeddedPostgresLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface EmbeddedPostgresOptions {
  /** Created when absent. Deleting it and starting again gives an empty database. */
  dataDir: string;
  /** Further server settings, by their names in postgresql.conf. */
  settings?: Record<string, string>;
  /** Created when absent; `workspace_ops` by default. */
  database?: string;
  /** False trades the survival of a machine crash for speed: for tests. */
  durable?: boolean;
  logger?: EmbeddedPostgresLogger;
}

export interface EmbeddedPostgres {
  /** `postgres://role:password@127.0.0.1:port/database`, of the superuser. */
  readonly url: string;
  /**
   * The same with libpq's parameter `host`, the folder of the server's Unix-domain socket: a third less
   * processor time for a small query than over TCP. `url` itself where there is no such socket.
   */
  readonly socketUrl: string;
  readonly dataDir: string;
  /** Where its files are, which may be outside the data folder. */
  readonly dataDirectory: string;
  /** Whether the server was found running, left behind by an owner that was killed. */
  readonly adopted: boolean;
  /** Process id of the server at the moment; a server that dies is started again. */
  readonly serverPid: number;
  /** Fast shutdown: open transactions are rolled back; resolves when the server has ended. */
  stop(): Promise<void>;
}

export interface ServerContext {
  binaries: Binaries;
  account: Account | undefined;
  durable: boolean;
  logger: EmbeddedPostgresLogger | undefined;
}
