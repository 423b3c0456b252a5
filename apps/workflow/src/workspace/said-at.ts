import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';

/**
 * When the data of a run was said: of a run that another one handed off to, when the first of them was created.
 * `tomorrow` is the day after it.
 */
export function saidAt({
  initialContext: { handoff },
  createdAt,
}: {
  initialContext: JsonObject;
  createdAt: Date;
}): Date {
  const said = isJsonObject(handoff) ? handoff['saidAt'] : undefined;
  const at = typeof said === 'string' ? new Date(said) : createdAt;
  return at <= createdAt ? at : createdAt;
}
