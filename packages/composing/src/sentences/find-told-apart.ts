import { findContradictions, type Contradiction } from '../figures/contradictions.ts';
import { onceFor } from '../facts/once-for.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { findCorrected } from './find-corrected.ts';
import { findHalfDone } from './find-half-done.ts';
import { findUndone } from './find-undone.ts';

/** Of fields that speak of the run itself, those that cannot be true together, and those that a text corrects. */
export const findToldApart = onceFor((sheet: FactSheet): readonly Contradiction[] => {
  const found = [...findContradictions(sheet), ...findCorrected(sheet), ...findUndone(sheet)];
  const half = findHalfDone(sheet).filter(
    ({ said: [, left] }) => !found.some(({ said }) => said.includes(left)),
  );
  return [...found, ...half];
});
