import type { Calendar } from '@workspace-ops/composing';
import type { PhoneRegion } from '@workspace-ops/contacts';
import type { MemberFacts } from '@workspace-ops/contracts';
import type { Database, Transaction } from '@workspace-ops/db';
import type { Generative } from '@workspace-ops/generative';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Clock, Compute, Logger } from '@workspace-ops/service-kit';

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
  calendars: Calendars;
  /** The members of the context's workspace as they are now. */
  readMembers: (ctx: RequestContext) => Promise<MemberFacts>;
}

/** The queue of a workspace's pending runs, as far as those need it who add to it. */
export interface RunQueue {
  /**
   * Has the queue of the transaction's workspace processed once the transaction is committed; one
   * call does for all that the transaction adds.
   */
  wake(tx: Transaction): Promise<void>;
}

/** Does work of one key one after the other, in the order in which it was asked for. */
export type TakeTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** When workspaces work. */
export interface Calendars {
  load: (workspaceId: string) => Promise<Calendar>;
}
