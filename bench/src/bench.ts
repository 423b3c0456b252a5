import type { Sql } from 'postgres';
import type { Generator } from './load/generator.ts';
import type { RunningService, ServiceOptions } from './system/start-service.ts';
import type { Goal } from './measure/goal.ts';
import type { Spread } from './measure/statistics.ts';

/** What every case works with. */
export interface Bench {
  databaseUrl: string;
  /** Process id of the database server. */
  databasePid: number;
  /** Signs in as the superuser: for seeding and looking. */
  sql: Sql;
  /** All services in one process, on the database; started when first asked for. */
  service(): Promise<RunningService>;
  /** A further one, with settings of its own, which the caller stops. */
  startService(
    environment: ServiceOptions['environment'],
    options?: Pick<ServiceOptions, 'isTyped'>,
  ): Promise<RunningService>;
  generator: Generator;
  volumes: Volumes;
  log: (text: string) => void;
}

/** How long and how much; less for a quick look. */
export interface Volumes {
  isQuick: boolean;
  rounds: number;
  roundSeconds: number;
  warmUpSeconds: number;
  latencySeconds: number;
  connections: number;
  /** Events of the larger of the two audit logs; the smaller has a hundredth. */
  auditEvents: number;
  runs: number;
  subscribers: number;
}

export const fullVolumes: Volumes = {
  isQuick: false,
  rounds: 7,
  roundSeconds: 2.5,
  warmUpSeconds: 5,
  latencySeconds: 5,
  connections: 16,
  auditEvents: 1_000_000,
  runs: 2_000,
  subscribers: 1_000,
};

export const quickVolumes: Volumes = {
  isQuick: true,
  rounds: 2,
  roundSeconds: 1,
  warmUpSeconds: 1,
  latencySeconds: 1,
  connections: 16,
  auditEvents: 20_000,
  runs: 300,
  subscribers: 1_000,
};

/** One figure of a case, with the goal it is judged by. */
export interface Finding {
  what: string;
  /** `×` for a ratio. */
  unit: string;
  spread: Spread;
  /** Without a goal the figure only explains. */
  goal?: Goal;
  /** What is judged: the median, or, where one breach is one too many, the worst. */
  judged?: 'median' | 'worst';
  /** What is on both sides of a ratio, in words with numbers. */
  detail?: string;
}

export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface CaseResult {
  findings: Finding[];
  /** Where figures have parts. */
  tables?: readonly Table[];
  /** Further lines: latencies, processor time, memory, what the floor is. */
  notes: string[];
}

export interface BenchCase {
  name: string;
  /** One sentence: what is measured against what. */
  title: string;
  /** A name by which it is run with others. */
  group?: string;
  /** Runs only when it is named, or its group. */
  isOnDemand?: boolean;
  /** A quick run leaves it out, unless it is named. */
  isLong?: boolean;
  run: (bench: Bench) => Promise<CaseResult>;
}
