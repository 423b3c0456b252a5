import {
  nameCaller,
  type acknowledgeRollbackInput,
  type auditAcknowledgementSchema,
  type AuditEvent,
} from '@workspace-ops/contracts';
import {
  allWorkspaces,
  completeAuditEvent,
  type Database,
  type Transaction,
} from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { extendChain } from '../chain/extend-chain.ts';
import { fromHeadRow } from '../chain/head.ts';
import {
  isAuthenticRollback,
  positionPutBack,
  type Rollback,
  sealRollback,
} from '../chain/rollback.ts';
import type { HighWaterMarks } from '../chain/high-water-marks.ts';
import { normaliseEvent } from '../events/normalise-event.ts';
import {
  beginAppend,
  checkedHead,
  countEntries,
  finishAppend,
  openChains,
  type StoreContext,
} from '../events/store-events.ts';
import { type VerifyContext, verifyLogs } from '../verification/verify-logs.ts';
import { readRollbacks } from '../rollbacks/stored-rollbacks.ts';

export type AcknowledgeContext = StoreContext & VerifyContext;

const acknowledgeAction = 'audit.acknowledge_rollback';

/**
 * Records that an owner knows that the end of the chain was lost, as an entry of the chain. Nothing but
 * the lost end is excused by it: a chain with another fault is not acknowledged.
 * @throws {AppError} `forbidden` for who is no owner, `conflict` where nothing is to be acknowledged.
 */
export async function acknowledgeRollback(
  context: AcknowledgeContext,
  ctx: RequestContext,
  { reason }: z.output<typeof acknowledgeRollbackInput>,
): Promise<z.output<typeof auditAcknowledgementSchema>> {
  const { caller } = ctx;
  if (caller.role !== 'owner') {
    throw new AppError('forbidden', 'Only an owner may acknowledge a rollback.');
  }
  const { workspaceId } = caller;
  if (!(await mayBeRolledBack(context, workspaceId))) throw notRolledBack(undefined);
  const verified = await verifyLogs(context, ctx);
  if (verified.state !== 'rolled_back') throw notRolledBack(verified.brokenAt?.reason);
  const event = completeAuditEvent(
    {
      agent: nameCaller(caller) ?? 'owner',
      action: acknowledgeAction,
      message: `A rollback of the audit log was acknowledged: ${reason}`,
      status: 'warning',
      timestamp: context.clock.now().toISOString(),
      details: { reason, witnessed: verified.witnessed, brokenAt: verified.brokenAt },
    },
    workspaceId,
  );
  let position: number | null;
  do {
    position = await tryAcknowledge(context, event);
    if (position === null) await openChains(context, [workspaceId]);
  } while (position === null);
  return { success: true, id: event.id, position };
}

const notRolledBack = (fault: string | undefined): AppError =>
  new AppError(
    'conflict',
    fault === undefined
      ? 'The audit log is not rolled back: there is nothing to acknowledge.'
      : `The audit log is broken, which an acknowledgement does not mend. ${fault}`,
  );

/** @returns the entry's position; null where the workspace has no head, not even of an empty chain. */
async function tryAcknowledge(
  context: AcknowledgeContext,
  event: AuditEvent,
): Promise<number | null> {
  const { database, anchorKey, highWaterMarks } = context;
  const { workspaceId } = event;
  const stored = normaliseEvent(event);
  const head = await database.transaction(allWorkspaces, async (tx) => {
    // Locks the head: of two at the same instant the second finds it acknowledged.
    const known = await beginAppend(tx.db, new Map([[workspaceId, [stored]]]));
    const [row] = known.heads;
    if (row === undefined) return null;
    const rollback = (await readRollbacks(tx.db, workspaceId)).at(-1);
    if (rollback === undefined || rollback.acknowledgedPosition !== null)
      throw notRolledBack(undefined);
    if (!isAuthenticRollback(rollback, anchorKey)) throw notRolledBack('Its record was changed.');
    const checked = checkedHead(context, fromHeadRow(row));
    // The counts of an anchor that was not rolled back count what was lost, too.
    const counts = rollback.hasGap ? await countEntries(tx.db, workspaceId) : checked.counts;
    const extension = extendChain({ ...checked, counts }, [stored], new Map());
    tx.send(finishAppend([extension], anchorKey));
    await storeAcknowledgement(tx, anchorKey, {
      ...rollback,
      acknowledgedPosition: extension.head.position,
      acknowledgedHash: extension.head.hash,
    });
    return extension.head;
  });
  if (head === null) return null;
  highWaterMarks.forget(workspaceId);
  highWaterMarks.remember(workspaceId, head);
  return head.position;
}

async function storeAcknowledgement(
  { db }: Transaction,
  anchorKey: string,
  rollback: Rollback,
): Promise<void> {
  const { mac } = sealRollback(rollback, anchorKey);
  await db.execute(sql`
    update audit_anchor.rollbacks set acknowledged_position = ${rollback.acknowledgedPosition},
      acknowledged_hash = decode(${rollback.acknowledgedHash}, 'hex'), mac = decode(${mac}, 'hex')
    where workspace_id = ${rollback.workspaceId} and number = ${rollback.number}`);
}

/**
 * Whether anything says that the end of the workspace's chain was lost: a record of it, an anchor
 * that is elsewhere, or what this process saw. It reads a few rows; a verification reads the chain.
 */
async function mayBeRolledBack(
  { database, highWaterMarks }: { database: Database; highWaterMarks: HighWaterMarks },
  workspaceId: string,
): Promise<boolean> {
  const seen = highWaterMarks.seen(workspaceId);
  return database.read(workspaceId, async ({ db }) => {
    const rollbacks = await readRollbacks(db, workspaceId);
    if (rollbacks.some(({ acknowledgedPosition }) => acknowledgedPosition === null)) return true;
    const [ends] = await db.execute<{
      last: string;
      anchored: string;
      reason: string | null;
      hash: string | null;
    }>(sql`
      select
        (select coalesce(max(position), 0) from audit.events where workspace_id = ${workspaceId}) as last,
        (select coalesce(max(position), 0) from audit_anchor.heads
          where workspace_id = ${workspaceId}) as anchored,
        (select broken_reason from audit_anchor.heads
          where workspace_id = ${workspaceId}) as reason,
        (select encode(hash, 'hex') from audit.events
          where workspace_id = ${workspaceId} and position = ${seen?.position ?? 0}) as hash`);
    if (ends === undefined || ends.last !== ends.anchored) return true;
    if (ends.reason !== null && positionPutBack(ends.reason) !== null) return true;
    return seen !== undefined && seen.position > 0 && seen.hash !== ends.hash;
  });
}
