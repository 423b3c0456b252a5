import type { Client } from '../http/client.ts';
import type { Tally } from '../http/tally.ts';
import type { Journal, Entry } from '../journal/journal.ts';
import type { LoadClient } from '../load/load-client.ts';
import type { FleetChange } from '../system/start-apart.ts';
import type { System } from '../system/system.ts';
import type { Finding } from '../verify/finding.ts';

/** What a scenario asks of the system, and what came. */
export interface Expectation {
  what: string;
  asked: string;
  measured: string;
  isMet: boolean;
  /** True: depends on what else the machine does. */
  isSpeed?: boolean;
}

/** How much of a scenario is done: `short` for the tests, `whole` for a report. */
export type Extent = 'short' | 'whole';

/** The system under load, while the fault happens. */
export interface ScenarioRun {
  readonly system: System;
  readonly http: Client;
  readonly tally: Tally;
  readonly journal: Journal;
  /** A client in a workspace of its own, beside the load, for writes of the scenario itself. */
  readonly client: LoadClient;
  readonly folder: string;
  readonly extent: Extent;
  readonly onProgress: (line: string) => void;
}

/** A scenario that is ready to begin. */
export interface PreparedScenario {
  /** Further settings of every process. */
  settings?: Record<string, string>;
  change?: FleetChange;
  /** Of the services that are meant to have several; one by default. */
  replicas?: number;
  /** Where the database's data are to be; the run's own folder by default. */
  databaseFolder?: string;
  /** The fault, from its beginning to its end, and what is expected meanwhile. */
  inject(run: ScenarioRun): Promise<Expectation[]>;
  /** What is expected once all has come to rest. */
  judge?(run: ScenarioRun): Expectation[] | Promise<Expectation[]>;
  /** Ends what the scenario has put between or below the services. */
  close?(): Promise<void>;
}

/** A kind of fault, with what the services are to do while it lasts and after it. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  /**
   * The services whose operations the fault reaches: all others are bystanders. Where it reaches all,
   * they are read a little, and the reads are to be answered, however late.
   */
  readonly reaches: readonly string[] | 'all';
  /** Services whose processes the fault itself ends; none by default. */
  readonly ends?: readonly string[];
  /** Rules of the verification that say nothing under the fault, by their names. */
  readonly unjudged?: readonly string[];
  /** Why it cannot be done here; undefined when it can. */
  findObstacle?(): Promise<string | undefined>;
  prepare(context: { folder: string; extent: Extent }): Promise<PreparedScenario>;
}

/** An expectation about a number that is to be no more than a limit. */
export const atMost = (what: string, limit: number, measured: number): Expectation => ({
  what,
  asked: `at most ${limit}`,
  measured: String(measured),
  isMet: measured <= limit,
});

/** An expectation about a number that is to be at least something. */
export const atLeast = (what: string, least: number, measured: number): Expectation => ({
  what,
  asked: `at least ${least}`,
  measured: String(measured),
  isMet: measured >= least,
});

/** What one scenario showed. */
export interface ScenarioOutcome {
  scenario: Pick<Scenario, 'name' | 'title' | 'unjudged'>;
  entries: readonly Entry[];
  /** How often each kind of answer came, by status or by what happened to the connection. */
  answers: ReadonlyMap<string, number>;
  expectations: readonly Expectation[];
  findings: readonly Finding[];
}

/** A scenario that cannot be done here, and why. */
export interface SkippedScenario {
  scenario: Pick<Scenario, 'name' | 'title'>;
  obstacle: string;
}
