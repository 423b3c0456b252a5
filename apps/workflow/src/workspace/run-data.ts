import { withOwnNames } from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import type { RunPlan } from '../db/schema/index.ts';

/** A run's data as texts are written and judged from it: with the workspace's own names of fields as what they mean. */
export const readData = ({
  initialContext,
  plan,
}: {
  initialContext: JsonObject;
  plan: Pick<RunPlan, 'fieldNames'> | null;
}): JsonObject => withOwnNames(initialContext, plan?.fieldNames);
