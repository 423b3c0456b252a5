/** What the harness does to the system. */
export type FaultKind = 'kill' | 'kill database' | 'freeze' | 'stop';

export interface PlannedFault {
  kind: FaultKind;
  /** Milliseconds after the beginning of the load. */
  atMs: number;
  /** Which of the targets, as a share from 0 to 1 of their list. */
  target: number;
  /** How long a freeze lasts. */
  lastsMs: number;
  /** Done in a whole system, with no other fault until it has recovered. */
  alone: boolean;
}

/** A fault that was done, and what came after it. Moments are milliseconds since the epoch. */
export interface DoneFault {
  kind: FaultKind;
  /** The app's folder name, or `postgresql`. */
  target: string;
  at: number;
  alone: boolean;
  /** A freeze's end; the database's first answer after a kill. */
  overAt: number | undefined;
  /** The end of the first operation of the target that began after the fault and succeeded. */
  firstSuccessAt: number | undefined;
  /** Of a stop: how long the process took, its exit code, and what clients saw meanwhile. */
  stop?: StopRecord;
}

/** What came of a SIGTERM under load. */
export interface StopRecord {
  tookMs: number;
  exitCode: number | null;
  /** Whether another replica could serve meanwhile, all else being well. */
  judged: boolean;
  /** What clients saw until the system was whole again. */
  resets: number;
  serverErrors: number;
  /** What the 5xx said. */
  outages: string[];
}
