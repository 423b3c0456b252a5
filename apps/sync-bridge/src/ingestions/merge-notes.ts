import type { JsonObject } from '@workspace-ops/contracts';

/** The payload with the notes as its `notes`; without notes the payload as it is. */
export const mergeNotes = (payload: JsonObject, notes: string | undefined): JsonObject =>
  notes === undefined ? payload : { ...payload, notes };
