import type { ClientFacts } from '@workspace-ops/contracts';
import type { Call } from '@workspace-ops/rpc';

/** From where and with what somebody signs in. */
export interface Client {
  address: string;
  userAgent: string | null;
  deviceToken: string | undefined;
}

export const clientOf = ({ caller }: Call, input: { client?: ClientFacts }): Client => ({
  address: caller.address,
  userAgent: input.client?.userAgent ?? null,
  deviceToken: input.client?.deviceToken,
});
