import { isIP } from 'node:net';

/** What ends a host in a URL, or stands before one. */
const notOfHosts = /[/\\?#@]/;

/** The name or address in a Host header, without port, brackets and final dot; null for none. */
export function readHostName(host: string): string | null {
  const name = notOfHosts.test(host) ? undefined : URL.parse(`http://${host}`)?.hostname;
  return name === undefined ? null : bare(name);
}

/** `[::1]` as `::1`, `ops.example.com.` as `ops.example.com`. */
const bare = (name: string): string =>
  name.startsWith('[') ? name.slice(1, -1) : name.replace(/\.$/, '');

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text is an address, a network with its prefix length, or one of the named networks. */
export function isProxyAddress(text: string): boolean {
  if (namedNetworks.has(text)) return true;
  const [address, prefix, ...rest] = text.split('/');
  const version = isIP(address ?? '');
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
