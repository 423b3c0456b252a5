import { readProgramRecord, withOwnNames } from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import type { RunPlan } from '../db/schema/index.ts';

/**
 * A run's data as texts are written and judged from it: with the workspace's own names of fields as what they mean, and
 * records of programs as people would write them.
 */
export const readData = ({
  initialContext,
  plan,
}: {
  initialContext: JsonObject;
  plan: Pick<RunPlan, 'fieldNames'> | null;
}): JsonObject => readProgramRecord(withOwnNames(initialContext, plan?.fieldNames));
