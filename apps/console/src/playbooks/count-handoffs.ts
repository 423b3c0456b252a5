import type { Schemas } from '../api.ts';

/** Names a handoff: a playbook's id and the handoff's number in it. */
export const handoffKey = (playbookId: string, sequence: number): string =>
  `${playbookId}:${sequence}`;

/** How many entries of the audit log tell of each handoff. */
export function countHandoffs(
  logs: readonly Pick<Schemas['AuditLogEntry'], 'details'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { details } of logs) {
    const { playbookId, sequence } = details;
    if (typeof playbookId !== 'string' || typeof sequence !== 'number') continue;
    const key = handoffKey(playbookId, sequence);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
