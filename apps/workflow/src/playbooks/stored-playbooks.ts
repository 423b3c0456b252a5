import type { Handoff, Playbook } from '@workspace-ops/contracts';
import { allWorkspaces, type Queries } from '@workspace-ops/db';
import { canonicalPlaybooks } from '@workspace-ops/playbooks';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { handoffs, playbooks } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';

/**
 * Writes the canonical playbooks that the database does not have. One that it has stays as it is,
 * its status included: an operator who sets a playbook to `review` keeps it so over a restart.
 */
export async function seedPlaybooks(db: Queries): Promise<void> {
  const inserted = await db
    .insert(playbooks)
    .values(canonicalPlaybooks.map(({ handoffs: _handoffs, ...playbook }) => playbook))
    .onConflictDoNothing()
    .returning({ id: playbooks.id });
  const fresh = new Set(inserted.map(({ id }) => id));
  const rows = canonicalPlaybooks
    .filter(({ id }) => fresh.has(id))
    .flatMap(({ id, handoffs: own }) => own.map((handoff) => ({ playbookId: id, ...handoff })));
  if (rows.length > 0) await db.insert(handoffs).values(rows);
}

/** The playbooks as stored, handoffs by sequence; none where the database cannot say. */
export async function readPlaybooks({
  database,
  logger,
}: Pick<WorkflowDependencies, 'database' | 'logger'>): Promise<Playbook[]> {
  try {
    return await database.read(allWorkspaces, async ({ db }) => {
      const rows = await db.select().from(playbooks);
      const steps = await db
        .select()
        .from(handoffs)
        .orderBy(asc(handoffs.playbookId), asc(handoffs.sequence));
      const byPlaybook = Map.groupBy(steps, ({ playbookId }) => playbookId);
      return rows.map((row) => ({ ...row, handoffs: byPlaybook.get(row.id) ?? [] }));
    });
  } catch (error) {
    logger.warn({ err: error }, 'playbooks are answered from the canonical registry');
    return [];
  }
}

export interface PlaybookHandoff extends Handoff {
  playbookId: string;
  playbookName: string;
}

/** The handoffs of active playbooks from any of the workflows. One statement. */
export async function findHandoffs(
  db: Queries,
  fromCodes: readonly string[],
): Promise<PlaybookHandoff[]> {
  const rows = await db
    .select({ handoff: handoffs, playbookName: playbooks.name })
    .from(handoffs)
    .innerJoin(playbooks, eq(playbooks.id, handoffs.playbookId))
    .where(and(eq(playbooks.status, 'active'), inArray(handoffs.fromWorkflowCode, [...fromCodes])))
    .orderBy(asc(handoffs.playbookId), asc(handoffs.sequence));
  return rows.map(({ handoff, playbookName }) => ({ ...handoff, playbookName }));
}
