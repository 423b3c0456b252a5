import type { IdPrefix } from '@workspace-ops/service-kit';
import { v7 } from 'uuid';

/** System records are older than all others, whenever they are stored. */
export const systemRecordsDate = new Date(Date.UTC(2025, 0, 1));

/**
 * The ids of the system records, the same ones in every installation, so that storing them twice
 * is no different from once. They fall, since lists show the highest id of a moment first.
 */
export const systemIds = (prefix: IdPrefix, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const seq = count - index;
    const random = new Uint8Array(16);
    return `${prefix}_${v7({ msecs: systemRecordsDate.getTime(), seq, random }).replaceAll('-', '')}`;
  });
