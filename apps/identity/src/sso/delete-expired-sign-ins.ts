import { allWorkspaces } from '@workspace-ops/db';
import { lt } from 'drizzle-orm';
import { ssoSignIns } from '../db/schema/sso.ts';
import type { Identity } from '../identity.ts';

/** Removes sign-ins that never came back from their provider. */
export const deleteExpiredSignIns = ({
  database,
  clock,
}: Pick<Identity, 'database' | 'clock'>): Promise<void> =>
  database.transaction(allWorkspaces, async ({ db }) => {
    await db.delete(ssoSignIns).where(lt(ssoSignIns.expiresAt, clock.now()));
  });
