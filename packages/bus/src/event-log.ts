import type { LiveEvent } from '@workspace-ops/contracts';
import { dayMs } from '@workspace-ops/service-kit';

/** A live event as it is read; its body is made once, however many follow. */
export interface LoggedEvent {
  /** Where it is in its log: the order of a workspace's events. Other workspaces' are in between. */
  position: number;
  id: string;
  workspaceId: string;
  event: string;
  /** The JSON that is signed and sent, byte by byte. */
  body: string;
}

export interface EventsAfter {
  workspaceId: string;
  after: number;
  limit: number;
}

/**
 * The live events of the last day, by workspace. What `publish` has acknowledged is stored, and each who
 * follows gets it once, in the order of the positions. Why: docs/decisions/0030.
 */
export interface EventLog {
  /**
   * Stores events; those of one call and workspace in the order given. An id that its workspace has
   * already is the same event.
   * @throws {AppError} `unavailable` where some may not be stored; they are to be published again.
   */
  publish(events: readonly LiveEvent[]): Promise<void>;
  /**
   * Offers each event of the workspace after a position, as they come, over all faults of the log.
   * @returns what ends that.
   */
  follow(workspaceId: string, after: number, offer: (event: LoggedEvent) => void): () => void;
  /**
   * Some events of a workspace after a position, in order. For a moment it may not have yet what
   * somebody who follows was offered.
   */
  read(of: EventsAfter): Promise<LoggedEvent[]>;
  /** The position of the workspace's newest event, or one before all where there is none. */
  readHead(workspaceId: string): Promise<number>;
  /** The position of an event of the workspace, or undefined when it is not, or no longer, there. */
  findPosition(workspaceId: string, id: string): Promise<number | undefined>;
  /**
   * Where somebody goes on who has stored a position: there, or before all that is kept where it is a
   * position of another log, as after a move or a change of what keeps the events.
   */
  resumeAt(position: number): Promise<number>;
  /** Removes the events of a workspace. */
  erase(workspaceId: string): Promise<void>;
}

/** An event log as a process has it. */
export interface ConnectedEventLog extends EventLog {
  start(): void;
  /** Offers what is stored by now to who follows it. Never rejects. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Before all events of every log. */
export const beforeAll = 0;

/** How long events are kept. */
export const keptMs = dayMs;
