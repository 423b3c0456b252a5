import type { PhoneRegion } from '@workspace-ops/contacts';
import type { Database } from '@workspace-ops/db';
import type { Account, Generative } from '@workspace-ops/generative';
import type { Clock, Compute, Logger } from '@workspace-ops/service-kit';
import type { SpendingRun } from '../budget/reserve-spending.ts';
import type { Deadlines } from '../approvals/deadlines.ts';
import type { ActivePeeks } from './active-peeks.ts';
import type { LeaseRegistry } from './lease-registry.ts';
import type { SlotQueue } from './slots.ts';
import type { WorkspaceCalendars } from '../workspace/workspace-calendars.ts';

/** What executing runs depends on. */
export interface Engine {
  database: Database;
  queue: SlotQueue;
  deadlines: Deadlines;
  phoneRegion: PhoneRegion;
  calendars: WorkspaceCalendars;
  generative: Generative;
  /** Who pays for a call to a model. */
  openAccount: (workspaceId: string, run: SpendingRun) => Account;
  clock: Clock;
  logger: Logger;
  /** Does what would occupy the event loop for long. */
  compute: Compute;
  peeks: ActivePeeks;
  /** Whether the workspace is suspended or deleted: none of its runs goes on. */
  isClosed: (workspaceId: string) => boolean;
  leases: LeaseRegistry;
  limits: EngineLimits;
  /** Aborted when the process stops: a run is released after its present step. */
  stopping: AbortSignal;
}

export interface EngineLimits {
  /** Runs of one workspace that run at the same time. */
  workspaceConcurrency: number;
  /** Runs that a slot takes, and for how long, before it goes to the end of the queue. */
  runsPerTurn: number;
  turnMs: number;
  /** A run whose lease was not renewed for so long is taken over. */
  leaseMs: number;
  /** Tries of a step whose model fails. */
  stepAttempts: number;
  /** US dollars a day of a workspace without a budget of its own. */
  defaultDailyBudgetUsd: number;
}
