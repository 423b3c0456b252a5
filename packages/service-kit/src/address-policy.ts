import { BlockList, isIP } from 'node:net';
import { isLoopback, isPublicAddress, plainAddress } from './public-addresses.ts';

interface AddressPolicyOptions {
  /** For development: open tenancy allows this machine's own addresses. */
  allowLoopback: boolean;
  /** Host names, addresses and networks that are allowed whatever they are. */
  allowHosts: readonly string[];
}

/** `resolve`: a name whose addresses decide. */
type HostVerdict = 'allowed' | 'refused' | 'resolve';

export interface AddressPolicy {
  judgeHost(host: string): HostVerdict;
  allowsAddress(address: string): boolean;
}

/** Names that stand for internal machines by their form (RFC 6761, 6762, 8375 and usage). */
const internalNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Which hosts a request to an address that a user names may reach. */
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

const hostName =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,62})?)*$/;

/** Whether the text is a host name, an address, or a network in CIDR form. */
export function isAllowEntry(text: string): boolean {
  const [base, prefix, ...rest] = bareHost(text).split('/');
  const family = isIP(base ?? '');
  if (prefix === undefined) return family !== 0 || hostName.test(base ?? '');
  if (rest.length > 0 || family === 0 || !/^\d{1,3}$/.test(prefix)) return false;
  return Number(prefix) <= (family === 4 ? 32 : 128);
}

interface AllowList {
  hasName(hostname: string): boolean;
  hasAddress(address: string): boolean;
}

/** The exceptions that an operator's setting names. */
function createAllowList(entries: readonly string[]): AllowList {
  const names = new Set<string>();
  const addresses = new BlockList();
  for (const entry of entries.map(bareHost)) {
    const [base = '', prefix] = entry.split('/');
    const family = isIP(base);
    if (family === 0) names.add(base);
    else if (prefix === undefined) addresses.addAddress(base, familyName(family));
    else addresses.addSubnet(base, Number(prefix), familyName(family));
  }
  return {
    hasName: (hostname) => names.has(hostname),
    hasAddress: (address) => addresses.check(address, familyName(isIP(address))),
  };
}

/** A host without the brackets of an IPv6 address and the dot of a rooted name, in lower case. */
export const bareHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

const familyName = (family: number): 'ipv4' | 'ipv6' => (family === 6 ? 'ipv6' : 'ipv4');
