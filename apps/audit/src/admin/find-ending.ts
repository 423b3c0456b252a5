import { and, eq, inArray } from 'drizzle-orm';
import { events } from '../db/schema/index.ts';
import type { AuditAdministration } from './administration.ts';

export interface Ending {
  /** The workspace's name, as the entry of its deletion has it. */
  name: string | undefined;
  /** Whether the log has its last entry. */
  isWhole: boolean;
}

const lastAction = 'workspace.erased';
const deletingActions = ['workspace.deleted', 'admin.workspace_deleted'];

/** How the log of a deleted workspace ends. */
export async function findEnding(
  { database }: AuditAdministration,
  workspaceId: string,
): Promise<Ending> {
  const ending = await database.read(workspaceId, ({ db }) =>
    db
      .select({ action: events.action, details: events.details })
      .from(events)
      .where(
        and(
          eq(events.workspaceId, workspaceId),
          inArray(events.action, [...deletingActions, lastAction]),
        ),
      ),
  );
  const name = ending.find(({ action }) => deletingActions.includes(action))?.details['name'];
  return {
    name: typeof name === 'string' ? name : undefined,
    isWhole: ending.some(({ action }) => action === lastAction),
  };
}
