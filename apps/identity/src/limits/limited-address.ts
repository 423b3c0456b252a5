import ipaddr from 'ipaddr.js';

/**
 * What a client's address counts as: an IPv4 address itself, an IPv6 address its /64 network,
 * since whoever has one IPv6 address commonly has all of its network.
 */
export function limitedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
