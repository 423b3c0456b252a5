import { isIP } from 'node:net';
import { resolveTenancy, type Tenancy } from '@workspace-ops/service-kit';
import type { Request } from 'express';
import type { GatewaySettings } from '../settings.ts';
import { readHostName } from '../setting-values/host-texts.ts';

/** Under which names this service is served, and whose pages may call it. */
export interface Origins {
  /** Origins of other web applications that may call with the session cookie. */
  allowed: ReadonlySet<string>;
  /** The origin that the request's own pages have. */
  own: (req: Request) => string;
  /** Whether the client came by HTTPS. */
  isSecure: (req: Request) => boolean;
  /** Whether requests to this host are answered. */
  servesHost: (host: string) => boolean;
}

type OriginSettings = Pick<
  GatewaySettings,
  'ALLOWED_ORIGINS' | 'ALLOWED_HOSTS' | 'PUBLIC_ORIGIN' | 'TENANCY' | 'NODE_ENV'
>;

/** The one place that knows the own origin: PUBLIC_ORIGIN where it is set, else the request. */
export function createOrigins(settings: OriginSettings): Origins {
  const given = settings.PUBLIC_ORIGIN;
  const hosts = new Set(settings.ALLOWED_HOSTS);
  if (given !== undefined) hosts.add(readHostName(new URL(given).host)!);
  return {
    allowed: new Set(settings.ALLOWED_ORIGINS),
    own: (req) => given ?? `${req.protocol}://${req.host}`,
    isSecure: (req) => (given === undefined ? req.secure : given.startsWith('https:')),
    servesHost: hostCheck(resolveTenancy(settings), hosts),
  };
}

/**
 * In open tenancy any page could otherwise point a name of its own at this machine and call with
 * it as if from here (DNS rebinding). Addresses and localhost cannot be pointed elsewhere.
 */
function hostCheck(tenancy: Tenancy, hosts: ReadonlySet<string>): (host: string) => boolean {
  if (tenancy === 'strict') return () => true;
  // Nearly all requests name one host; reading it took a twentieth of a session check.
  let lastServed: string | undefined;
  return (host) => {
    if (host === lastServed) return true;
    const name = readHostName(host);
    const isServed = name !== null && (isIP(name) !== 0 || isLocalhost(name) || hosts.has(name));
    if (isServed) lastServed = host;
    return isServed;
  };
}

const isLocalhost = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');
