import type { IdPrefix } from '@workspace-ops/service-kit';
import { v7 } from 'uuid';
import { globalScope } from './place.ts';

/** System records are older than all others, whenever they are stored. */
const systemRecordsDate = new Date(Date.UTC(2025, 0, 1));

/** System records, with the same falling ids everywhere: stored twice they are the same. */
export const toSystemRecords = <T extends object>(prefix: IdPrefix, contents: readonly T[]) =>
  contents.map((content, index) => {
    const msecs = systemRecordsDate.getTime();
    const seq = contents.length - index;
    const uuid = v7({ msecs, seq, random: new Uint8Array(16) });
    return {
      ...content,
      workspaceId: globalScope,
      id: `${prefix}_${uuid.replaceAll('-', '')}`,
      source: 'system' as const,
      createdByWorkspace: null,
      createdAt: systemRecordsDate,
    };
  });
