import type { JsonObject } from '@workspace-ops/contracts';
import { readRunData } from '../src/records/run-data.ts';

/** A program's record as a run reads it, in a workspace without names of its own. */
export const readProgramRecord = (record: JsonObject): JsonObject => readRunData(record, undefined);
