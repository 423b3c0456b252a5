import type { ArtifactType } from '@workspace-ops/contracts';

/** What is judged of an artifact. */
export interface Judged {
  artifactType: ArtifactType;
  title: string;
  content: string;
  summary?: string | null;
  targetPlatform?: string | null;
}

/** One fault: what it costs, what is wrong (naming the place), how to mend it. */
export interface Fault {
  points: number;
  says: string;
  fix: string;
}

/** One part of the rubric. */
export interface Judgement {
  /** 0 to 100, a whole number. */
  score: number;
  faults: readonly Fault[];
  /** What is right, for a part without faults. */
  praise: string;
}
