import { type IdPrefix, newId } from '@workspace-ops/service-kit';

/** New ids for records of one moment: lists show the highest first, so the first gets that one. */
export const fallingIds = (prefix: IdPrefix, count: number): string[] =>
  Array.from({ length: count }, () => newId(prefix))
    .toSorted()
    .toReversed();
