export const kinds = [
  'ingest',
  'trigger',
  'decide',
  'book',
  'mount',
  'create question',
  'delete question',
  'patch artifact',
  'sign in',
  'lead event',
] as const;

export type Kind = (typeof kinds)[number];

/**
 * What the client knows of a write. `acknowledged`: 2xx. `refused`: 4xx, so not done. `unknown`:
 * 5xx, a reset or no answer, so done or not. `held`: 2xx that says it is in memory only, as a mount
 * may be while the database is away.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown' | 'held';

export interface Entry {
  /** Unique, and part of what is written where the interface has a field for it. */
  readonly marker: string;
  readonly kind: Kind;
  readonly workspaceId: string;
  /** What identifies the write in the database: ids, the decision, the date. */
  readonly subject: Readonly<Record<string, string>>;
  /** `unknown` until it is settled. */
  outcome: Outcome;
  /** Ids that the answer gave. */
  answer: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch: of the intent, and of the outcome. */
  readonly begunAt: number;
  settledAt: number;
}
