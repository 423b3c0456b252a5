import ipaddr from 'ipaddr.js';

/** A network that attempts are counted for, and how many times an address's limit it may have. */
export interface LimitedNetwork {
  network: string;
  times: number;
}

/**
 * Whoever has one IPv6 address commonly has all of its /64, customers have a /56 and who has
 * ten thousand addresses to spare has a /48: each is counted, and the wider may have more.
 */
const ipv6Networks = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 2 },
  { prefix: 48, times: 4 },
] as const;

/** What a client's address counts as: an IPv4 address itself, an IPv6 address its networks. */
export function limitedNetworks(address: string): LimitedNetwork[] {
  if (!ipaddr.isValid(address)) return [{ network: address, times: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ network: parsed.toString(), times: 1 }];
  return ipv6Networks.map(({ prefix, times }) => ({
    network: toNetwork(parsed.toString(), prefix),
    times,
  }));
}

/** The widest network that an address counts as: the one that takes turns with others. */
export const widestNetwork = (address: string): string =>
  limitedNetworks(address).at(-1)?.network ?? address;

const toNetwork = (address: string, prefix: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${prefix}`).toString()}/${prefix}`;
