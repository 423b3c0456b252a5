import type { CampaignFilter, CampaignList } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { type Campaign, fetchCampaigns, maxPageSize } from './fetch-campaigns.ts';
import { providerFailed, ProviderRefusal } from './provider-failure.ts';
import { type CampaignDependencies, requireApiKey } from './verify-connection.ts';

/**
 * Campaigns from `skip` on, at most `limit`. The provider knows pages by a cursor and no `skip`:
 * its pages are walked from the first one.
 * @throws {AppError} `provider_failed` (500) for every failure of the provider, `unavailable`
 * (503) without a key.
 */
export async function listCampaigns(
  deps: CampaignDependencies,
  ctx: RequestContext,
  filter: CampaignFilter,
): Promise<CampaignList> {
  const apiKey = requireApiKey(deps.apiKey);
  const campaigns = await walk(deps, { apiKey, filter, signal: ctx.signal }).catch(
    (error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error;
      throw new AppError('provider_failed', error.message, { cause: error });
    },
  );
  return { success: true, count: campaigns.length, campaigns };
}

interface Walk {
  apiKey: string;
  filter: CampaignFilter;
  signal: AbortSignal | undefined;
}

async function walk(deps: CampaignDependencies, given: Walk): Promise<Campaign[]> {
  const { apiKey, filter, signal } = given;
  const endsAt = performance.now() + deps.listTimeoutMs;
  const wanted = filter.skip + filter.limit;
  const found: Campaign[] = [];
  const visited = new Set<string | null>();
  let cursor: string | null = null;
  let passed = 0;
  // A cursor that comes again would lead round in a circle.
  while (passed < wanted && !visited.has(cursor)) {
    visited.add(cursor);
    const timeoutMs = timeLeft(deps, endsAt);
    const limit = Math.min(maxPageSize, wanted - passed);
    const page = await fetchCampaigns({ ...deps, timeoutMs }, { apiKey, limit, cursor, signal });
    found.push(...page.campaigns.slice(Math.max(0, filter.skip - passed), wanted - passed));
    passed += page.campaigns.length;
    if (page.campaigns.length === 0 || page.cursor === null) break;
    cursor = page.cursor;
  }
  return found;
}

function timeLeft({ timeoutMs, listTimeoutMs }: CampaignDependencies, endsAt: number): number {
  const left = Math.ceil(endsAt - performance.now());
  if (left > 0) return Math.min(timeoutMs, left);
  throw providerFailed(`did not give the whole list within ${listTimeoutMs} ms.`);
}
