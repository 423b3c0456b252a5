import { isIP } from 'node:net';

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text is an address, a network with its prefix length, or one of the named networks. */
export function isProxyAddress(text: string): boolean {
  if (named.has(text)) return true;
  const [address, prefix, ...rest] = text.split('/');
  const version = isIP(address ?? '');
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
