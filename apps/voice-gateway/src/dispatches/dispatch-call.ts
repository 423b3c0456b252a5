import type { Dispatch, DispatchCallInput } from '@workspace-ops/contracts';
import { type Database, once, type Transaction } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { AppError, type Clock } from '@workspace-ops/service-kit';
import { dispatches } from '../db/schema/dispatches.ts';
import { idempotencyKeys } from '../db/schema/messages.ts';
import { maskPhone } from '../phones/mask-phone.ts';
import { parsePhone } from '../phones/parse-phone.ts';
import type { PhoneRegion } from '@workspace-ops/contacts';
import { newReference } from '../references/new-reference.ts';
import { checkRecipient, type RecipientRules } from './check-recipient.ts';
import { admitCallOfDay, type DailyLimit } from './count-calls.ts';
import { agentOf, writeScript } from './script.ts';

export interface DispatchDependencies {
  database: Database;
  clock: Clock;
  phoneRegion: PhoneRegion;
  /** Has the call handed over to the telephony provider, in the transaction that stores it. */
  queueDelivery: (tx: Transaction, dispatchId: string) => Promise<void>;
  recipientRules: RecipientRules;
  dailyLimit: DailyLimit;
}

/**
 * Queues an outbound call with its script. The same `Idempotency-Key` again gets the first answer,
 * whatever became of the number since.
 * @throws {AppError} `invalid_input` for what is no phone number, or none that may be called;
 *   `conflict` for one on the do-not-call list; `rate_limited` for one that was called today.
 */
export async function dispatchCall(
  deps: DispatchDependencies,
  call: Call,
  input: DispatchCallInput,
): Promise<Dispatch> {
  const now = deps.clock.now();
  const recipientPhone = parsePhone('recipientPhone', input.recipientPhone, deps.phoneRegion);
  const refusal = await refusalOf(deps, call, {
    e164: recipientPhone,
    text: input.recipientPhone,
  });
  const request = { endpoint: 'dispatch', key: call.idempotencyKey, body: input, now };
  return deps.database.transaction(call.caller.workspaceId, (tx) =>
    once(tx, idempotencyKeys, request, async () => {
      if (refusal !== null) throw refusal;
      await admitCallOfDay(tx, deps.dailyLimit, { phone: recipientPhone, now });
      return storeDispatch(tx, deps, { call, input, recipientPhone, now });
    }),
  );
}

/** Other services are asked before the transaction, which must not wait for them. */
async function refusalOf(
  { recipientRules }: DispatchDependencies,
  call: Call,
  recipient: { e164: string; text: string },
): Promise<AppError | null> {
  try {
    await checkRecipient(recipientRules, call, recipient);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

interface NewDispatch {
  call: Call;
  input: DispatchCallInput;
  /** E.164. */
  recipientPhone: string;
  now: Date;
}

async function storeDispatch(
  tx: Transaction,
  { queueDelivery }: DispatchDependencies,
  { call, input, recipientPhone, now }: NewDispatch,
): Promise<Dispatch> {
  const { leadName, companyName, campaignType } = input;
  const answer: Dispatch = {
    success: true,
    dispatchId: newReference('VOUT'),
    status: 'queued',
    recipientPhone: input.recipientPhone,
    scriptPrompt: writeScript(campaignType, { leadName, companyName }),
    agentAssigned: agentOf(campaignType),
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
  tx.audit({
    agent: call.caller.email ?? 'Voice gateway',
    action: 'voice.dispatch',
    timestamp: now.toISOString(),
    message: `Queued an outbound ${campaignType} call to a number that ends in ${recipientPhone.slice(-2)}.`,
    details: {
      dispatchId,
      campaignType,
      agentAssigned,
      recipientPhone: maskPhone(recipientPhone),
    },
    policyChecks: {
      saifPassed: true,
      piiDetected: leadName === undefined ? 1 : 2,
      budgetThresholdPassed: true,
    },
  });
  return answer;
}
