import { allWorkspaces } from '@workspace-ops/db';
import { and, inArray } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { leaseEnd } from '../runs/held-run.ts';
import { isRunning } from './run-status.ts';
import type { Engine } from './engine.ts';

/** Renews the leases of the runs under way here; work on a run that is lost meanwhile is aborted. */
export async function renewLeases(
  engine: Pick<Engine, 'database' | 'held' | 'limits'>,
): Promise<void> {
  const tokens = engine.held.tokens();
  if (tokens.length === 0) return;
  const rows = await engine.database.transaction(allWorkspaces, ({ db }) =>
    db
      .update(runs)
      .set({ leaseExpiresAt: leaseEnd(engine.limits.leaseMs) })
      .where(and(isRunning, inArray(runs.attemptToken, tokens)))
      .returning({ token: runs.attemptToken }),
  );
  const kept = new Set(rows.map((row) => row.token));
  for (const token of tokens) if (!kept.has(token)) engine.held.lose(token);
}
