import type { AppError } from '@workspace-ops/service-kit';
import { type Dispatcher, request } from 'undici';
import { type CampaignPage, readPage } from './campaign-page.ts';
import { providerFailed, readRefusal } from './provider-failure.ts';
import { readBody } from './read-body.ts';
import { createRedaction, redactJson } from './redact-key.ts';

export interface ProviderOptions {
  /** Without `/api/v2`. */
  baseUrl: string;
  dispatcher: Dispatcher;
  /** For one request, its body included. */
  timeoutMs: number;
}

export interface PageRequest {
  apiKey: string;
  limit: number;
  /** Where the page begins; null for the first one. */
  cursor: string | null;
  signal: AbortSignal | undefined;
}

const maxAnswerBytes = 16 * 1_024 * 1_024;

/**
 * One page of campaigns, without the key wherever the provider may show it.
 * @throws {ProviderRefusal} for an answer other than 200; {AppError} `provider_failed` when there
 * is none, or one that is no page.
 */
export async function fetchCampaigns(
  options: ProviderOptions,
  asked: PageRequest,
): Promise<CampaignPage> {
  const answer = await ask(options, asked);
  const redact = createRedaction(asked.apiKey);
  if (answer.status !== 200) throw readRefusal(answer.status, answer.body, redact);
  const page = readPage(answer.body);
  if (page === null) throw providerFailed('gave an answer that is no list of campaigns.');
  return { cursor: page.cursor, campaigns: redactJson(page.campaigns, redact) };
}

async function ask(
  { baseUrl, dispatcher, timeoutMs }: ProviderOptions,
  { apiKey, limit, cursor, signal }: PageRequest,
): Promise<{ status: number; body: string }> {
  const query = new URLSearchParams({ limit: String(limit) });
  if (cursor !== null) query.set('starting_after', cursor);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await request(`${baseUrl}/api/v2/campaigns?${query.toString()}`, {
      dispatcher,
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return { status: answer.statusCode, body: await readBody(answer.body, maxAnswerBytes) };
  } catch (error) {
    throw unreachable(error, { timeout, timeoutMs });
  }
}

function unreachable(
  error: unknown,
  { timeout, timeoutMs }: { timeout: AbortSignal; timeoutMs: number },
): AppError {
  if (timeout.aborted) return providerFailed(`did not answer within ${timeoutMs} ms.`, error);
  if (error instanceof RangeError) return providerFailed('gave an answer that is too long.', error);
  return providerFailed('could not be reached, or broke off its answer.', error);
}
