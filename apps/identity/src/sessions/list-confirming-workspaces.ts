import type { revokedSinceSchema } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { and, eq, gte } from 'drizzle-orm';
import type { z } from 'zod';
import { workspaces } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';

/** Where the setting `confirmDecisions` was changed since a moment, for the edges. */
export const listConfirmingWorkspaces = (
  { database }: Pick<Identity, 'database'>,
  { from, first }: { from: Date; first: boolean },
): Promise<NonNullable<z.output<typeof revokedSinceSchema>['confirming']>> =>
  database.read(allWorkspaces, (queries) =>
    queries
      .select({ workspaceId: workspaces.id, isWanted: workspaces.confirmDecisions })
      .from(workspaces)
      .where(
        and(
          gte(workspaces.confirmDecisionsSetAt, from),
          // An edge that has just started knows of none.
          first ? eq(workspaces.confirmDecisions, true) : undefined,
        ),
      ),
  );
