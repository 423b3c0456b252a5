/** One workspace under load and what its clients have found in it. */
export interface Workspace {
  readonly id: string;
  readonly token: string;
  /** Clients that share the workspace. */
  readonly clients: number;
  /** Pauses that were seen and not yet decided by anyone, as far as the clients know. */
  pauses: Pause[];
  /** Bookings tried so far: the slots move on with it, so that clients meet at them. */
  slotsTried: number;
}

export interface Pause {
  entryId: string;
  runId: string;
}
