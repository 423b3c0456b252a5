import type { PhoneRegion } from '@workspace-ops/contacts';
import { nameCaller, type Dispatch, type DispatchCallInput } from '@workspace-ops/contracts';
import { type Database, withIdempotencyKey, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, type Clock } from '@workspace-ops/service-kit';
import { and, count, eq, gte, ne, sql } from 'drizzle-orm';
import { dispatches, idempotencyKeys } from '../db/schema/voice-schema.ts';
import { maskPhone, parsePhone } from '../phones/phone-numbers.ts';
import { newReference } from '../references/new-reference.ts';
import { toInstant } from '../slots/business-slots.ts';
import { checkRecipient, type RecipientRules } from './check-recipient.ts';
import { describeAgent, writeScript } from './script.ts';

export interface DispatchDependencies {
  database: Database;
  clock: Clock;
  phoneRegion: PhoneRegion;
  /** Has the call handed over to the telephony provider, in the transaction that stores it. */
  queueDelivery: (tx: Transaction, dispatchId: string) => Promise<void>;
  recipientRules: RecipientRules;
  /** Calls to one number a day; null for any number. */
  callsPerDay: number | null;
  /** The IANA name of the zone whose days count. */
  timeZone: string;
}

/**
 * Queues an outbound call with its script. The same `Idempotency-Key` gets the first answer again.
 * @throws {AppError} `invalid_input` for what is no phone number, or none that may be called;
 * `conflict` for one on the do-not-call list; `rate_limited` for one that was called today.
 */
export async function dispatchCall(
  deps: DispatchDependencies,
  ctx: RequestContext,
  input: DispatchCallInput,
): Promise<Dispatch> {
  const now = deps.clock.now();
  const recipientPhone = parsePhone('recipientPhone', input.recipientPhone, deps.phoneRegion);
  const refusal = await findRefusal(deps, ctx, {
    e164: recipientPhone,
    text: input.recipientPhone,
  });
  const request = { endpoint: 'dispatch', key: ctx.idempotencyKey, body: input, now };
  return deps.database.transaction(ctx.caller.workspaceId, (tx) =>
    withIdempotencyKey(tx, idempotencyKeys, request, async () => {
      if (refusal !== null) throw refusal;
      await admitCallOfDay(tx, deps, { phone: recipientPhone, now });
      return storeDispatch(tx, deps, { ctx, input, recipientPhone, now });
    }),
  );
}

/** Other services are asked before the transaction, which must not wait for them. */
async function findRefusal(
  { recipientRules }: DispatchDependencies,
  ctx: RequestContext,
  recipient: { e164: string; text: string },
): Promise<AppError | null> {
  try {
    await checkRecipient(recipientRules, ctx, recipient);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

interface NewDispatch {
  ctx: RequestContext;
  input: DispatchCallInput;
  /** E.164. */
  recipientPhone: string;
  now: Date;
}

async function storeDispatch(
  tx: Transaction,
  { queueDelivery }: DispatchDependencies,
  { ctx, input, recipientPhone, now }: NewDispatch,
): Promise<Dispatch> {
  const { leadName, companyName, campaignType } = input;
  const answer: Dispatch = {
    success: true,
    dispatchId: newReference('VOUT'),
    status: 'queued',
    recipientPhone: input.recipientPhone,
    scriptPrompt: writeScript(campaignType, { leadName, companyName }),
    agentAssigned: describeAgent(campaignType),
  };
  const { dispatchId, scriptPrompt, agentAssigned } = answer;
  await tx.db.insert(dispatches).values({
    workspaceId: tx.workspaceId,
    id: dispatchId,
    recipientPhone,
    leadName,
    companyName,
    campaignType,
    scriptPrompt,
    agentAssigned,
    status: 'queued',
    createdAt: now,
    updatedAt: now,
  });
  await queueDelivery(tx, dispatchId);
  const piiDetected = leadName === undefined ? 1 : 2;
  tx.audit({
    agent: nameCaller(ctx.caller) ?? 'Voice gateway',
    action: 'voice.dispatch',
    timestamp: now.toISOString(),
    message: `Queued an outbound ${campaignType} call to a number that ends in ${recipientPhone.slice(-2)}.`,
    details: { dispatchId, campaignType, agentAssigned, recipientPhone: maskPhone(recipientPhone) },
    policyChecks: { saifPassed: true, piiDetected, budgetThresholdPassed: true },
  });
  return answer;
}

/**
 * Locks the number until the transaction ends, so that simultaneous calls count.
 * @throws {AppError} `rate_limited` until the next day.
 */
async function admitCallOfDay(
  tx: Transaction,
  { callsPerDay, timeZone }: DispatchDependencies,
  { phone, now }: { phone: string; now: Date },
): Promise<void> {
  if (callsPerDay === null) return;
  const turn = `dispatch ${tx.workspaceId} ${phone}`;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
  const local = toInstant(now).toZonedDateTimeISO(timeZone);
  const [row] = await tx.db
    .select({ made: count() })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.workspaceId, tx.workspaceId),
        eq(dispatches.recipientPhone, phone),
        gte(dispatches.createdAt, new Date(local.startOfDay().epochMilliseconds)),
        ne(dispatches.status, 'cancelled'),
      ),
    );
  if (row!.made < callsPerDay) return;
  const nextDay = local.add({ days: 1 }).startOfDay();
  const calls = callsPerDay === 1 ? 'once' : `${callsPerDay} times`;
  throw new AppError('rate_limited', `recipientPhone may be called ${calls} a day.`, {
    retryAfterSeconds: Math.ceil((nextDay.epochMilliseconds - now.getTime()) / 1_000),
  });
}
