import { allWorkspaces } from '@workspace-ops/db';
import { and, isNull, lte, or } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { isPending } from './run-status.ts';
import type { Engine } from './engine.ts';
import { firstLane } from './lanes.ts';

/** The scheduler's turn: every workspace with a run that is due gets its queue processed. */
export async function wakePending(
  engine: Pick<Engine, 'database' | 'lanes' | 'clock'>,
): Promise<void> {
  const now = engine.clock.now();
  const waiting = await engine.database.read(allWorkspaces, (queries) =>
    queries
      .selectDistinct({ workspaceId: runs.workspaceId })
      .from(runs)
      .where(and(isPending, or(isNull(runs.notBefore), lte(runs.notBefore, now)))),
  );
  for (const { workspaceId } of waiting) {
    await engine.database.transaction(workspaceId, (tx) =>
      engine.lanes.wake(tx, firstLane(workspaceId)),
    );
  }
}
