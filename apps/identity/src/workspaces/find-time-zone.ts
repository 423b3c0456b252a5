import type { RequestContext } from '@workspace-ops/rpc';
import { eq } from 'drizzle-orm';
import { workspaces } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';

/** The time zone that a workspace has set; null for none, and where there is no such workspace. */
export async function findTimeZone(
  { database }: Pick<Identity, 'database'>,
  { caller: { workspaceId } }: RequestContext,
): Promise<{ timeZone: string | null }> {
  const [found] = await database.read(workspaceId, ({ db }) =>
    db
      .select({ timeZone: workspaces.timeZone })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId)),
  );
  return { timeZone: found?.timeZone ?? null };
}
