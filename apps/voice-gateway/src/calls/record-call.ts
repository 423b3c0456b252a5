import type { PhoneRegion } from '@workspace-ops/contacts';
import { nameCaller, type CallRecorded, type CallRecordInput } from '@workspace-ops/contracts';
import { type Database, withIdempotencyKey, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { computeAhead, type Clock, type Compute } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { calls, idempotencyKeys } from '../db/schema/voice-schema.ts';
import { readCallerNumber } from '../phones/phone-numbers.ts';
import { type CallFields, changedFields, toCallFields } from './call-fields.ts';
import { applyCallWishes } from './apply-call-wishes.ts';

export interface CallDependencies {
  database: Database;
  clock: Clock;
  compute: Compute;
  phoneRegion: PhoneRegion;
  /** Has the call brought into the CRM, in the transaction that stores it. */
  routeCall: (tx: Transaction, callId: string) => Promise<void>;
}

/** The first delivery of a `callId` makes the record, later ones complete it. */
export function recordCall(
  deps: CallDependencies,
  ctx: RequestContext,
  input: CallRecordInput,
): Promise<CallRecorded> {
  const now = deps.clock.now();
  const number = input.callerNumber;
  const fields = toCallFields(input, number && readCallerNumber(number, deps.phoneRegion));
  const request = { endpoint: 'voice_webhook', key: ctx.idempotencyKey, body: input, now };
  const delivery = { ctx, callId: input.callId, fields, now };
  return computeAhead(deps.compute, (compute) =>
    deps.database.transaction(ctx.caller.workspaceId, (tx) =>
      withIdempotencyKey(tx, idempotencyKeys, request, async () => {
        const ahead = { ...deps, compute };
        const updatedAt =
          (await storeNew(tx, ahead, delivery)) ?? (await complete(tx, ahead, delivery));
        return {
          received: true as const,
          callId: input.callId,
          crmStatus: 'logged_to_vault' as const,
          timestamp: updatedAt.toISOString(),
        };
      }),
    ),
  );
}

interface Delivery {
  ctx: RequestContext;
  callId: string;
  fields: CallFields;
  now: Date;
}

async function storeNew(
  tx: Transaction,
  { routeCall, compute }: CallDependencies,
  { ctx, callId, fields, now }: Delivery,
): Promise<Date | null> {
  const { workspaceId } = tx;
  const inserted = await tx.db
    .insert(calls)
    .values({ workspaceId, callId, ...fields, receivedAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ callId: calls.callId });
  if (inserted.length === 0) return null;
  auditCall(tx, { ctx, callId, fields, now }, { changed: fields, isNew: true });
  const { isLead } = await applyCallWishes(tx, compute, { callId, before: null, fields, now });
  if (isLead) await routeCall(tx, callId);
  return now;
}

/** When the record last changed, now included. */
async function complete(
  tx: Transaction,
  { routeCall, compute }: CallDependencies,
  { ctx, callId, fields, now }: Delivery,
): Promise<Date> {
  const identity = and(eq(calls.workspaceId, tx.workspaceId), eq(calls.callId, callId));
  const [known] = await tx.db.select().from(calls).where(identity).for('update');
  const changed = changedFields(known!, fields);
  if (Object.keys(changed).length === 0) return known!.updatedAt;
  await tx.db
    .update(calls)
    .set({ ...changed, updatedAt: now })
    .where(identity);
  const whole = { ...known!, ...changed };
  auditCall(tx, { ctx, callId, fields: whole, now }, { changed, isNew: false });
  const heard = { callId, before: known!, fields: whole, now };
  const { isLead } = await applyCallWishes(tx, compute, heard);
  if (known!.crmRunId === null && isLead) await routeCall(tx, callId);
  return now;
}

/** Fields that hold what was said, or who said it: audited by their names alone. */
const personal = ['callerNumber', 'transcript', 'summary', 'recordingUrl'] as const;

/** Says that a call was recorded and how it went, and nothing of what was said in it. */
function auditCall(
  tx: Transaction,
  { ctx, callId, fields, now }: Delivery,
  { changed, isNew }: { changed: Partial<CallFields>; isNew: boolean },
): void {
  const { disposition, sentiment, durationSeconds } = fields;
  const given = Object.entries(changed).flatMap(([name, value]) => (value === null ? [] : [name]));
  const piiDetected = personal.filter((name) => given.includes(name)).length;
  tx.audit({
    agent: nameCaller(ctx.caller) ?? 'Voice webhook',
    action: isNew ? 'voice.call_record' : 'voice.call_complete',
    timestamp: now.toISOString(),
    message: `${isNew ? 'Recorded' : 'Completed the record of'} a call${ending(fields)}.`,
    details: { callId, disposition, sentiment, durationSeconds, fields: given },
    policyChecks: { saifPassed: true, piiDetected, budgetThresholdPassed: true },
  });
}

function ending({ durationSeconds, disposition }: CallFields): string {
  const length = durationSeconds === null ? '' : ` of ${Math.round(durationSeconds)} s`;
  return disposition === null ? length : `${length} that ended as ${disposition}`;
}
