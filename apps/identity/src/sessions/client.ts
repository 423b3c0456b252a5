import type { ClientFacts } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { plainAddress } from '@workspace-ops/service-kit';

/** From where and with what somebody signs in. */
export interface Client {
  address: string;
  userAgent: string | null;
  deviceToken: string | undefined;
}

export const readClient = (
  { caller }: RequestContext,
  input: { client?: ClientFacts },
): Client => ({
  address: plainAddress(caller.address),
  userAgent: input.client?.userAgent ?? null,
  deviceToken: input.client?.deviceToken,
});
