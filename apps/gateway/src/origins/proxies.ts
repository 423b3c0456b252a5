import { createThrottle, SettingsError, type Clock, type Logger } from '@workspace-ops/service-kit';
import type { GatewaySettings } from '../settings.ts';
import type { Stage } from '../http/exchange.ts';

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

interface ProxyWarningOptions {
  logger: Logger;
  clock: Clock;
}

const windowMs = 60_000;
const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/**
 * Says once a minute that X-Forwarded-* of a peer outside TRUST_PROXY does not count: behind a
 * proxy that is not named there, all clients have its address, and cookies are not Secure.
 */
export function warnOfUntrustedProxy({ logger, clock }: ProxyWarningOptions): Stage {
  const mayWarn = createThrottle({ maxPerKey: 1, max: 1, windowMs, clock });
  return (req) => {
    const header = forwarded.find((name) => req.headers[name] !== undefined);
    if (header === undefined) return;
    const isTrusted = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    const peer = req.socket.remoteAddress ?? '';
    if (isTrusted(peer, 0) || !mayWarn(header)) return;
    logger.warn(
      { peer, header },
      'X-Forwarded-* does not count: TRUST_PROXY does not name the peer',
    );
  };
}
