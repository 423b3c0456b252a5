import { allWorkspaces } from '@workspace-ops/db';
import { and, eq, gte, lt, notExists } from 'drizzle-orm';
import { dayMs } from '@workspace-ops/service-kit';
import { workspaces } from '../db/schema/accounts.ts';
import { apiTokens } from '../db/schema/api-tokens.ts';
import type { Identity } from '../identity.ts';

/** The tokens that were deleted since, for the edges. */
export async function listDeletedTokens(
  { database }: Pick<Identity, 'database'>,
  since: Date,
): Promise<string[]> {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db.select({ id: apiTokens.id }).from(apiTokens).where(gte(apiTokens.deletedAt, since)),
  );
  return rows.map(({ id }) => id);
}

/** Far longer than an edge goes on with a token without asking. */
const keptMs = dayMs;

/**
 * Removes deleted tokens of workspaces that are gone. The others say who made them: under `notInitiator`
 * that person does not decide what the token has started.
 */
export async function purgeDeletedTokens({
  database,
  clock,
}: Pick<Identity, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await database.transaction(allWorkspaces, async ({ db }) => {
    const own = db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, apiTokens.workspaceId));
    await db.delete(apiTokens).where(and(lt(apiTokens.deletedAt, before), notExists(own)));
  });
}
