import { buildInsert, type Transaction } from '@workspace-ops/db';
import { computeAhead } from '@workspace-ops/service-kit';
import { publishApproved } from '../artifacts/publish-posts.ts';
import { approvals, artifacts, runSteps } from '../db/schema/index.ts';
import type { NewArtifact } from '../artifacts/new-artifact.ts';
import { nextRevision } from '../artifacts/next-revision.ts';
import type { Engine } from './engine.ts';
import { withHandoffs } from '../playbooks/hand-off.ts';
import { engineAgent } from '../runs/announce.ts';
import type { Effects } from './effects.ts';
import { writeLeasedRun, type LeasedRun, type PlannedRun } from './leased-run.ts';

/**
 * Commits a leased run's transition, with whatever else belongs to it.
 * @returns the run as it is after it.
 * @throws {RunLostError} with nothing written, when another worker or a decision took the run.
 */
export async function commitEffects<R extends LeasedRun>(
  engine: Pick<
    Engine,
    'database' | 'clock' | 'queue' | 'deadlines' | 'limits' | 'phoneRegion' | 'compute'
  >,
  run: R,
  effects: Effects,
  also: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<R> {
  const now = engine.clock.now();
  const { state, columns } = effects;
  const { leaseMs } = engine.limits;
  const completed = state.status === 'completed' && isPlanned(run) ? [run] : [];
  await computeAhead(engine.compute, (compute) =>
    engine.database.transaction(run.workspaceId, (tx) =>
      withHandoffs(
        tx,
        { ...engine, compute },
        {
          completed,
          async write() {
            // Sent back to back: one round trip, and one transaction all the same.
            await Promise.all([
              writeLeasedRun(tx, run, { state, now, leaseMs, columns }),
              writeRecords(tx, engine, [effects]),
              also(tx),
            ]);
            await publishApproved(tx, completed, { now, agent: engineAgent });
          },
        },
      ),
    ),
  );
  return { ...run, state, stepStartedAt: columns.stepStartedAt ?? run.stepStartedAt };
}

const isPlanned = (run: LeasedRun): run is PlannedRun => run.plan !== null;

/** Stores the steps, artifacts, approvals and messages of one run's transitions or of many runs'. */
export async function writeRecords(
  tx: Transaction,
  { deadlines }: Pick<Engine, 'deadlines'>,
  effects: readonly Effects[],
): Promise<void> {
  const newSteps = effects.flatMap((each) => each.steps);
  const newArtifacts = effects.flatMap((each) => each.artifacts);
  const newApprovals = effects.flatMap((each) => each.approvals);
  for (const event of effects.flatMap((each) => each.audit)) tx.audit(event);
  for (const event of effects.flatMap((each) => each.events)) tx.publish(event);
  await Promise.all([
    newSteps.length === 0 ? undefined : tx.db.execute(buildInsert(runSteps, newSteps)),
    newArtifacts.length === 0 ? undefined : storeArtifacts(tx, newArtifacts),
    newApprovals.length === 0 ? undefined : tx.db.execute(buildInsert(approvals, newApprovals)),
    deadlines.arm(tx, newApprovals),
  ]);
}

/** A revision is numbered here: people may have revised the same artifact since the step began. */
async function storeArtifacts(tx: Transaction, drafted: readonly NewArtifact[]): Promise<void> {
  const rows: NewArtifact[] = [];
  for (const artifact of drafted) {
    const isFirst = artifact.lineageId === artifact.id;
    rows.push(
      isFirst
        ? artifact
        : { ...artifact, revisionVersion: await nextRevision(tx, artifact.lineageId) },
    );
  }
  await tx.db.execute(buildInsert(artifacts, rows));
}
