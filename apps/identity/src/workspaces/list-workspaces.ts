import {
  defaultWorkingHours,
  type Caller,
  type Role,
  type Workspace,
} from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { asc, eq } from 'drizzle-orm';
import { memberships, workspaces } from '../db/schema/accounts.ts';
import { longestList, type Identity, type PersonContext } from '../identity.ts';

/** The workspaces that the caller is a member of, the oldest membership first. */
export async function listWorkspaces(
  identity: Identity,
  { caller }: PersonContext,
): Promise<Workspace[]> {
  const rows = await identity.database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspace: workspaces, role: memberships.role })
      .from(memberships)
      .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
      .where(eq(memberships.userId, caller.userId))
      .orderBy(asc(memberships.createdAt), asc(memberships.workspaceId))
      .limit(longestList),
  );
  return rows.map(({ workspace, role }) => toWorkspace(identity, workspace, { role, caller }));
}

export const toWorkspace = (
  { settings }: Pick<Identity, 'settings'>,
  { id, name, timeZone, workingHours, brandName, confirmDecisions }: typeof workspaces.$inferSelect,
  { role, caller }: { role: Role; caller: Caller },
): Workspace => ({
  id,
  name,
  role,
  current: id === caller.workspaceId,
  timeZone,
  defaultTimeZone: settings.VOICE_TIMEZONE,
  workingHours: workingHours ?? defaultWorkingHours,
  brandName,
  confirmDecisions,
});
