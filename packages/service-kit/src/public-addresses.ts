import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';

/*
 * The IANA special-purpose address registries (RFC 6890 and its updates): what is not globally
 * reachable is refused, and so is the one public address that a cloud uses for its metadata.
 */
const refusedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** Within 2000::/3, the only global unicast space; everything outside it is refused already. */
const refusedIpv6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
] as const;

const networks = (list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const networkList = new BlockList();
  for (const network of list) {
    const [base, prefix] = network.split('/') as [string, string];
    networkList.addSubnet(base, Number(prefix), family);
  }
  return networkList;
};

const refused4 = networks(refusedIpv4, 'ipv4');
const refused6 = networks(refusedIpv6, 'ipv6');
const globalUnicast = networks(['2000::/3'], 'ipv6');
const translated = ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number];

/** The address in its plain form: an IPv4 address that is mapped into IPv6 is that IPv4 address. */
export const plainAddress = (text: string): string =>
  ipaddr.process(text.replace(/%.*$/, '')).toString();

/**
 * Whether a plain address is one of the public internet. One that a translator (NAT64, RFC 6052)
 * turns into IPv4 is judged by what it reaches, which is never this machine's own loopback.
 */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) return !refused4.check(address, 'ipv4');
  const sixth = ipaddr.IPv6.parse(address);
  if (sixth.match(translated)) {
    const embedded = ipaddr.fromByteArray(sixth.toByteArray().slice(12)).toString();
    return isPublicAddress(embedded);
  }
  return globalUnicast.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}

/** Whether a plain address is this machine's own. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.');
