import type { Handoff } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { handoffs, playbooks } from '../db/schema/index.ts';

export interface PlaybookHandoff extends Handoff {
  playbookId: string;
  playbookName: string;
}

/** The handoffs of active playbooks from any of the workflows. One statement. */
export async function findHandoffs(
  queries: Queries,
  fromCodes: readonly string[],
): Promise<PlaybookHandoff[]> {
  const rows = await queries
    .select({ handoff: handoffs, playbookName: playbooks.name })
    .from(handoffs)
    .innerJoin(playbooks, eq(playbooks.id, handoffs.playbookId))
    .where(and(eq(playbooks.status, 'active'), inArray(handoffs.fromWorkflowCode, [...fromCodes])))
    .orderBy(asc(handoffs.playbookId), asc(handoffs.sequence));
  return rows.map(({ handoff, playbookName }) => ({ ...handoff, playbookName }));
}
