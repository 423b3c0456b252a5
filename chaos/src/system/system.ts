import type { Sql } from 'postgres';

/** One place for a process of the system: the process that runs in it now is killed, and replaced. */
export interface ServiceProcess {
  /** The app's folder name. */
  readonly service: string;
  readonly replica: number;
  /** Where it takes requests: the gateway clients', every other one those of the services. */
  readonly url: string;
  /** Whether it is to run: not before its start, and not once it is stopped for good. */
  isKept: () => boolean;
  start: () => void;
  /** Undefined while it is down. */
  pid: () => number | undefined;
  /** How often it has said that it is ready. */
  starts: () => number;
  /** What it printed, also after later starts. */
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code at the end of the process that runs now, null when a signal ended it. */
  ended: () => Promise<number | null>;
  /** Ends it for good. */
  stop: () => Promise<number | null>;
}

/** The PostgreSQL server under the system. */
export interface DatabaseServer {
  /** The administrator's address. */
  readonly url: string;
  /** The same by the server's Unix-domain socket, as `start` has it. */
  readonly socketUrl: string;
  readonly pid: number;
  /** An administrator's connection of the harness's own. */
  readonly admin: Sql;
  /** The end of the server's log, without the connections that it refused. */
  lastLog(): Promise<string>;
  stop(): Promise<void>;
}

/** What the harness disturbs and checks: a composition of the services on a database. */
export interface System {
  /** The addresses of the gateway's replicas. */
  readonly urls: readonly string[];
  readonly database: DatabaseServer;
  /** One that ended is started again. */
  readonly processes: readonly ServiceProcess[];
  /** The processes that do not answer that they are ready, by name. */
  findUnready(): Promise<string[]>;
  /** Stops the services in order; gives those that did not end with 0 in time. */
  stop(): Promise<string[]>;
}
