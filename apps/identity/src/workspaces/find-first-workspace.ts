import { allWorkspaces } from '@workspace-ops/db';
import { asc } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';

/** The workspace of the account that was made first, which is the operator's own; null for none. */
export async function findFirstWorkspace({ database }: Identity): Promise<string | null> {
  const [first] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspaceId: users.personalWorkspaceId })
      .from(users)
      // Ids are in the order of time.
      .orderBy(asc(users.id))
      .limit(1),
  );
  return first?.workspaceId ?? null;
}
