import { findWishes, noWishes, type Wishes } from '@workspace-ops/contacts';
import type { JsonObject } from '@workspace-ops/contracts';
import { hearsCustomers, reachesOut } from '../catalogue/audience.ts';
import type { WorkflowDefinition } from '../catalogue/types.ts';

/** What the data of a run says that its workflow has to heed. */
export function judgeContext(
  definition: Pick<WorkflowDefinition, 'departmentCode'>,
  context: JsonObject,
): Wishes {
  if (!hearsCustomers(definition)) return noWishes;
  const found = findWishes(withoutHandoff(context));
  return reachesOut(definition) ? found : { ...noWishes, legal: found.legal };
}

/** The sentences of a handoff are the playbook's: "the person has asked not to be contacted". */
export function withoutHandoff(context: JsonObject): JsonObject {
  const { handoff } = context;
  const isOurs = typeof handoff === 'object' && handoff !== null && 'fromRunId' in handoff;
  return isOurs ? { ...context, handoff: null } : context;
}
