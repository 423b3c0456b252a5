import { isIP } from 'node:net';
import { bareHost, createAllowList } from './allow-list.ts';
import { isLoopback, isPublicAddress, plainAddress } from './public-addresses.ts';

export interface AddressPolicyOptions {
  /** For development: open tenancy allows this machine's own addresses. */
  allowLoopback: boolean;
  /** Host names, addresses and networks that are allowed whatever they are. */
  allowHosts: readonly string[];
}

/** `resolve`: a name whose addresses decide. */
export type HostVerdict = 'allowed' | 'refused' | 'resolve';

export interface AddressPolicy {
  judgeHost(host: string): HostVerdict;
  allowsAddress(address: string): boolean;
}

/** Names that stand for internal machines by their form (RFC 6761, 6762, 8375 and usage). */
const internalNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Which hosts a callback URL may reach. */
export function createAddressPolicy(options: AddressPolicyOptions): AddressPolicy {
  const allowList = createAllowList(options.allowHosts);
  const allowsAddress = (text: string): boolean => {
    const address = plainAddress(text);
    if (allowList.hasAddress(address)) return true;
    if (isLoopback(address)) return options.allowLoopback;
    return isPublicAddress(address);
  };
  return {
    allowsAddress,
    judgeHost(host) {
      const bare = bareHost(host);
      if (isIP(bare) !== 0) return allowsAddress(bare) ? 'allowed' : 'refused';
      if (allowList.hasName(bare)) return 'allowed';
      if (isLocalhostName(bare)) return options.allowLoopback ? 'resolve' : 'refused';
      // A name without a dot is a machine of the own network.
      return internalNames.test(bare) || !bare.includes('.') ? 'refused' : 'resolve';
    },
  };
}

/** RFC 6761: these names are always this machine. */
export const isLocalhostName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');
