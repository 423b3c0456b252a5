import { BlockList, isIP } from 'node:net';

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

export interface AllowList {
  hasName(hostname: string): boolean;
  hasAddress(address: string): boolean;
}

/** The exceptions of `WEBHOOK_ALLOW_HOSTS`. */
export function createAllowList(entries: readonly string[]): AllowList {
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

export const familyName = (family: number): 'ipv4' | 'ipv6' => (family === 6 ? 'ipv6' : 'ipv4');
