import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, buildConnector } from 'undici';
import { type AddressPolicy, bareHost } from './address-policy.ts';
import type { ResolveHost } from './resolve-host.ts';

export class ForbiddenAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not an address that requests may reach.`);
    this.name = 'ForbiddenAddressError';
  }
}

export interface GuardedAgentOptions {
  policy: AddressPolicy;
  resolveHost: ResolveHost;
  timeoutMs: number;
  /** Longer answers are cut off; absent for any length. */
  maxAnswerBytes?: number;
}

/**
 * Connections to addresses that users name, as callbacks and sign-in providers. Whatever was found
 * when they were named, the addresses of each new connection are resolved once, checked, and then
 * dialled themselves: a name that has come to mean another machine (DNS rebinding) is never reached.
 */
export function createGuardedAgent(options: GuardedAgentOptions): Agent {
  const { policy, timeoutMs, maxAnswerBytes } = options;
  const connect = buildConnector({
    timeout: timeoutMs,
    allowH2: false,
    lookup: checkedLookup(options),
  });
  return new Agent({
    allowH2: false,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    ...(maxAnswerBytes !== undefined && { maxResponseSize: maxAnswerBytes }),
    // Literal addresses never come to a lookup, so they are checked here.
    connect: (target, callback) => {
      if (policy.judgeHost(target.hostname) === 'refused') {
        callback(new ForbiddenAddressError(target.hostname), null);
        return;
      }
      connect(target, callback);
    },
  });
}

function checkedLookup({ policy, resolveHost }: GuardedAgentOptions): LookupFunction {
  const dialable = async (hostname: string): Promise<string[]> => {
    const addresses = await resolveHost(hostname);
    const isException = policy.judgeHost(hostname) === 'allowed';
    const isReachable = (address: string) => isException || policy.allowsAddress(address);
    if (addresses.length === 0 || !addresses.every(isReachable)) {
      throw new ForbiddenAddressError(bareHost(hostname));
    }
    return addresses;
  };
  const lookup = callbackify(dialable);
  return (hostname, { all }, callback) =>
    lookup(hostname, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      if (all === true) return callback(null, found);
      return callback(null, found[0]!.address, found[0]!.family);
    });
}
