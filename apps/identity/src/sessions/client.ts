import type { ClientFacts } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';

/** From where and with what somebody signs in. */
export interface Client {
  address: string;
  userAgent: string | null;
  deviceToken: string | undefined;
}

/** An IPv4 address as it is written, also where the socket is one of IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export const readClient = (
  { caller }: RequestContext,
  input: { client?: ClientFacts },
): Client => ({
  address: plainAddress(caller.address),
  userAgent: input.client?.userAgent ?? null,
  deviceToken: input.client?.deviceToken,
});
