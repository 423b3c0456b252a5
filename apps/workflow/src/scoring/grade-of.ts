import type { Grade } from '@workspace-ops/contracts';

/** The composite from which an artifact passes. */
export const passMark = 70;

/** The grade of a composite that has not been rounded. */
export function gradeOf(score: number): Grade {
  if (score >= 88) return 'A';
  if (score >= 75) return 'B';
  return score >= 60 ? 'C' : 'F';
}
