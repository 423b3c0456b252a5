import type { PhoneRegion } from '@workspace-ops/contacts';
import type { Database } from '@workspace-ops/db';
import type { Account, Generative } from '@workspace-ops/generative';
import type { Clock, Logger } from '@workspace-ops/service-kit';
import type { Payer } from '../budget/open-account.ts';
import type { Lanes } from './lanes.ts';
import type { HeldRuns, LaneLooks } from './under-way.ts';

/** What executing runs depends on. */
export interface Engine {
  database: Database;
  lanes: Lanes;
  phoneRegion: PhoneRegion;
  generative: Generative;
  /** Who pays for a call to a model. */
  accountOf: (payer: Payer) => Account;
  clock: Clock;
  logger: Logger;
  /** The looks at queues that are under way in this process. */
  looks: LaneLooks;
  /** The runs under way in this process. */
  held: HeldRuns;
  limits: EngineLimits;
  /** Aborted when the process stops: a run is given back after the step under way. */
  stopping: AbortSignal;
}

export interface EngineLimits {
  /** Runs of one workspace that run at the same time. */
  workspaceConcurrency: number;
  /** Runs that a lane takes, and how long it goes on taking them, before it goes to the back. */
  runsPerTurn: number;
  turnMs: number;
  /** A run whose worker gave no sign of life for so long is taken over. */
  leaseMs: number;
  /** Tries of a step whose model fails. */
  stepAttempts: number;
  /** US dollars a day of a workspace without a budget of its own. */
  defaultDailyBudgetUsd: number;
}
