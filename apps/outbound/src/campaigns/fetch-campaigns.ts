import { isJsonObject } from '@workspace-ops/contracts';
import { isDeeperThan, parseJson, type AppError } from '@workspace-ops/service-kit';
import { type Dispatcher, request } from 'undici';
import { z } from 'zod';
import { providerFailed, readRefusal } from './provider-failure.ts';
import { createRedaction, redactJson } from './redact-key.ts';

export interface ProviderOptions {
  /** Without `/api/v2`. */
  baseUrl: string;
  dispatcher: Dispatcher;
  /** For one request, its body included. */
  timeoutMs: number;
}

interface PageRequest {
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

/** An answer's body as text. @throws {RangeError} over the limit, having read no more. */
async function readBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes) throw new RangeError(`The answer is longer than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The most campaigns that the provider gives at a time. */
export const maxPageSize = 100;

/** Source: Instantly API v2, `GET /api/v2/campaigns`. */
const pageSchema = z.object({
  items: z.array(z.custom<Campaign>(isJsonObject)),
  next_starting_after: z.string().nullish(),
});

/** A campaign as the provider gives it. */
export type Campaign = Record<string, unknown>;

interface CampaignPage {
  campaigns: Campaign[];
  /** Where the next page begins; null after the last one. */
  cursor: string | null;
}

/** Deeper than any campaign, and far from what recursion over it overflows on. */
const maxDepth = 64;

/** A page from an answer's text, or null where it is no such answer. */
function readPage(text: string): CampaignPage | null {
  const answer = pageSchema.safeParse(parseJson(text));
  if (!answer.success || isDeeperThan(answer.data.items, maxDepth)) return null;
  return { campaigns: answer.data.items, cursor: answer.data.next_starting_after || null };
}
