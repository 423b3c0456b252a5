import { isIP } from 'node:net';
import { SettingsError } from '@workspace-ops/service-kit';
import type { GatewaySettings } from '../settings.ts';

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

/**
 * The proxies whose X-Forwarded-* count.
 * @throws {SettingsError} in production where nothing is said: behind a proxy that is not named,
 * all clients have one address and no cookie is Secure.
 */
export function trustedProxies({
  TRUST_PROXY: given,
  NODE_ENV,
}: Pick<GatewaySettings, 'TRUST_PROXY' | 'NODE_ENV'>): string[] {
  if (given.length === 0 && NODE_ENV === 'production') {
    throw new SettingsError([
      'TRUST_PROXY is required with NODE_ENV=production: the addresses of the proxy in front, or none where there is no proxy',
    ]);
  }
  return given.filter((item) => item !== 'none');
}
