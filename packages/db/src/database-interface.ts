import type { Measure } from '@workspace-ops/service-kit';
import type { Write } from './group-commit.ts';
import type { StoredMessage } from './outbox/messages.ts';
import type { Scope } from './scope.ts';

/** A transaction: its scope, and the messages that become facts together with it. */
export interface Transaction extends Scope, Write {
  /**
   * Does something when the transaction is committed, as waking those who wait for it: what must
   * happen is written down in the transaction, since a crash comes in between.
   */
  afterCommit(effect: () => void): void;
}

/** Hands committed messages over; resolves when done or after a short while, never rejects. */
export type DeliverCommitted = (messages: StoredMessage[]) => Promise<void>;

export interface Database {
  /**
   * Reads of one workspace, or of all with `allWorkspaces`. One round trip a query.
   * @throws {AppError} `unavailable` when the database is away; what `work` throws otherwise.
   */
  read<T>(workspaceId: string, work: (scope: Scope) => Promise<T>): Promise<T>;
  /**
   * One transaction. Its messages go into the outbox with it; after the commit the call waits
   * briefly for their hand-over, so that the caller's next read sees them.
   * @throws {AppError} `unavailable` when the database is away; what `work` throws otherwise.
   */
  transaction<T>(workspaceId: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * A transaction that asks nothing, so that those of many requests can be committed together,
   * each in the scope of its workspace. No statement of it may wait long for others' locks.
   * @throws {AppError} `unavailable` when the database is away; what `work` throws otherwise.
   */
  write<T>(workspaceId: string, work: (write: Write) => T): Promise<T>;
  /** The relay is made after the database, so it is given here. */
  onCommitted(deliver: DeliverCommitted): void;
  ping(): Promise<string | undefined>;
  /** The use of its connections. */
  readonly measure: Measure;
  /** Waits for the queries under way, so long at most (default 5,000 ms). */
  close(waitMs?: number): Promise<void>;
}
