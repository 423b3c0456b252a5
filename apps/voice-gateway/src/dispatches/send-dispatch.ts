import { type Dispatcher, errors, request } from 'undici';
import type { DispatchRow } from '../db/schema/voice-schema.ts';

/** `refused`: the provider will not take this call, however often it is asked. */
export type SendOutcome = { kind: 'delivered' } | { kind: 'failed' | 'refused'; reason: string };

const timeoutMs = 10_000;
const maxAnswerBytes = 16_384;
const passing = new Set([408, 425, 429]);

/**
 * One try to deliver a call to the telephony provider. Redirects are not followed. Never rejects.
 */
export async function sendDispatch(
  { url, token, dispatcher }: { url: string; token: string | undefined; dispatcher: Dispatcher },
  dispatch: DispatchRow,
  signal: AbortSignal,
): Promise<SendOutcome> {
  try {
    const answer = await request(url, {
      method: 'POST',
      dispatcher,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': dispatch.id,
        'user-agent': 'Workspace-Operations-Voice/1.0',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(toBody(dispatch)),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body.dump({ limit: maxAnswerBytes });
    return readOutcome(answer.statusCode);
  } catch (error) {
    return { kind: 'failed', reason: describeFailure(error) };
  }
}

const toBody = (dispatch: DispatchRow) => ({
  dispatchId: dispatch.id,
  workspaceId: dispatch.workspaceId,
  recipientPhone: dispatch.recipientPhone,
  leadName: dispatch.leadName,
  companyName: dispatch.companyName,
  campaignType: dispatch.campaignType,
  scriptPrompt: dispatch.scriptPrompt,
  agentAssigned: dispatch.agentAssigned,
});

function readOutcome(status: number): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const isFinal = status >= 300 && status < 500 && !passing.has(status);
  return { kind: isFinal ? 'refused' : 'failed', reason: `The provider answered ${status}.` };
}

function describeFailure(error: unknown): string {
  const isLate =
    (error instanceof Error && error.name === 'TimeoutError') ||
    error instanceof errors.ConnectTimeoutError;
  return isLate
    ? `The provider did not answer within ${timeoutMs} ms.`
    : 'The provider could not be reached.';
}
