import type { ColdmailVerified } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { fetchCampaigns, type ProviderOptions } from './fetch-campaigns.ts';
import { ProviderRefusal } from './provider-failure.ts';

export interface CampaignDependencies extends ProviderOptions {
  /** Asked at every request, so that a new key counts at once. */
  apiKey: () => string | undefined;
  /** For a list of campaigns altogether. */
  listTimeoutMs: number;
}

/**
 * Asks the provider for one campaign, to see whether it takes the key.
 * @throws {AppError} `provider_rejected` (400) when it refuses, `provider_failed` (500) when it
 * fails, `unavailable` (503) without a key.
 */
export async function verifyConnection(
  deps: CampaignDependencies,
  { signal }: RequestContext,
): Promise<ColdmailVerified> {
  const asked = { apiKey: requireApiKey(deps.apiKey), limit: 1, cursor: null, signal };
  const { campaigns } = await fetchCampaigns(deps, asked).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    const code = error.isOfCaller ? 'provider_rejected' : 'provider_failed';
    throw new AppError(code, error.message, { cause: error });
  });
  return {
    success: true,
    message: 'Connected: the cold-email provider accepts the key.',
    campaignCount: campaigns.length,
  };
}

/** What a header can carry; a key with another character was set wrongly. */
const sendable = /^[\x21-\x7e]+$/;

/**
 * The key for one request to the provider.
 * @throws {AppError} `unavailable` without one, with the message that the interface names.
 */
export function requireApiKey(apiKey: () => string | undefined): string {
  const key = apiKey()?.trim();
  if (key === undefined || key === '') {
    throw unavailable('COLDMAIL_API_KEY is not configured in environment.');
  }
  if (sendable.test(key)) return key;
  throw unavailable('COLDMAIL_API_KEY holds characters that no key has.');
}

const unavailable = (message: string): AppError =>
  new AppError('unavailable', message, { retryAfterSeconds: 60 });
