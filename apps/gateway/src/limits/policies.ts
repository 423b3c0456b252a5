import { isIPv6 } from 'node:net';
import { hasCredential, type Caller } from '@workspace-ops/contracts';
import ipaddr from 'ipaddr.js';
import type { GatewaySettings } from '../settings.ts';
import type { Rate } from '../setting-values/rate.ts';

/** What an operation spends beside the service's own work: it has limits of its own. */
export type Cost = 'speech' | 'generation' | 'dispatch' | 'refinement';

/** A limit that counts for a request: what it is called, whose bucket it is, how large, and by how much. */
export interface Policy {
  name: string;
  key: string;
  rate: Rate;
  tokens: number;
}

/** Of a body, each whole piece of so many bytes counts once. */
const bytesOfToken = 64 * 1_024;

type Scope = 'workspace' | 'user' | 'address';

const policy = (
  what: string,
  scope: Scope,
  id: string,
  rate: Rate | null,
  tokens = 1,
): Policy[] => {
  const name = `${what}-per-${scope}`;
  return rate === null ? [] : [{ name, key: `${name}:${id}`, rate, tokens }];
};

/** The limits of a request: the general ones, and those of what it costs. */
export function choosePolicies(
  settings: GatewaySettings,
  { workspaceId, userId, token, address }: Caller,
  cost: Cost | undefined,
): { general: Policy[]; costs: Policy[] } {
  // A caller without a credential can name any workspace: what it does is its address's.
  const holderId = token?.id ?? userId;
  const ofUser = (what: string, rate: Rate | null): Policy[] =>
    policy(what, 'user', holderId ?? toNetwork(address), rate);
  const general =
    holderId === null
      ? policy('requests', 'address', toNetwork(address), settings.RATE_LIMIT_REQUESTS_PER_ADDRESS)
      : [
          ...policy(
            'requests',
            'workspace',
            workspaceId,
            settings.RATE_LIMIT_REQUESTS_PER_WORKSPACE,
          ),
          ...ofUser('requests', settings.RATE_LIMIT_REQUESTS_PER_USER),
        ];
  if (cost === undefined) return { general, costs: [] };
  const name = cost.toUpperCase() as Uppercase<Cost>;
  return {
    general,
    costs: [
      ...policy(cost, 'workspace', workspaceId, settings[`RATE_LIMIT_${name}_PER_WORKSPACE`]),
      ...ofUser(cost, settings[`RATE_LIMIT_${name}_PER_USER`]),
    ],
  };
}

/** The limit of large bodies sent to a workspace; bodies of usual size do not count. */
export function uploadPolicies(
  { RATE_LIMIT_UPLOADS_PER_WORKSPACE: rate }: GatewaySettings,
  caller: Caller,
  bytes: number,
): Policy[] {
  const tokens = Math.floor(bytes / bytesOfToken);
  if (tokens === 0) return [];
  // Named as its setting, also where the workspace is only what the caller says it is.
  const id = hasCredential(caller) ? caller.workspaceId : toNetwork(caller.address);
  return policy('uploads', 'workspace', id, rate, tokens);
}

/** A client with one IPv6 address commonly has all of its /64 network. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
