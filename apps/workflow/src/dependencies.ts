import type { PhoneRegion } from '@workspace-ops/contacts';
import type { MemberFacts } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Generative } from '@workspace-ops/generative';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Clock, Compute, Logger } from '@workspace-ops/service-kit';
import type { RunQueue } from './runs/run-queue.ts';
import type { TakeTurns } from './runs/take-turns.ts';
import type { WorkspaceCalendars } from './workspace/workspace-calendars.ts';

/** What the operations of this service work with. */
export interface WorkflowDependencies {
  database: Database;
  queue: RunQueue;
  takeTurns: TakeTurns;
  phoneRegion: PhoneRegion;
  compute: Compute;
  generative: Generative;
  clock: Clock;
  logger: Logger;
  /** US dollars a day of a workspace without a budget of its own. */
  defaultDailyBudgetUsd: number;
  /** Whether evaluating asks a model too. */
  asksSecondOpinion: boolean;
  /** Of workspaces that have set none. */
  defaultTimeZone: string;
  calendars: Pick<WorkspaceCalendars, 'load'>;
  /** The members of the context's workspace as they are now. */
  readMembers: (ctx: RequestContext) => Promise<MemberFacts>;
}
