import { AppError } from '@workspace-ops/service-kit';
import type { Request } from 'express';
import type { Stage } from '../http/exchange.ts';
import { changesState } from '../http/method.ts';
import type { Origins } from './origins.ts';

interface OriginFacts {
  /** The Origin header. */
  origin: string | undefined;
  /** The Sec-Fetch-Site header, which pages cannot forge. */
  fetchSite: string | undefined;
  /** This service's own origin. */
  own: string;
  allowed: ReadonlySet<string>;
}

/**
 * Whether a state-changing request comes from a page that may send it. One without either header
 * is no browser's and passes.
 */
export function isOriginAllowed({ origin, fetchSite, own, allowed }: OriginFacts): boolean {
  if (fetchSite === 'same-origin') return true;
  if (origin !== undefined) return origin === own || allowed.has(origin);
  return fetchSite === undefined || fetchSite === 'none';
}

/** The same for a request that only reads, which pages of the same site may link to. */
export const isReaderAllowed = (facts: OriginFacts): boolean =>
  isOriginAllowed(facts) || (facts.origin === undefined && facts.fetchSite === 'same-site');

/** What a request says of the page that it comes from. */
export const readOriginFacts = (req: Request, { own, allowed }: Origins): OriginFacts => ({
  origin: req.headers.origin,
  fetchSite: req.get('sec-fetch-site'),
  own: own(req),
  allowed,
});

/**
 * Refuses state-changing requests of other pages, with a credential or without: in open tenancy,
 * and at sign-in, none is needed.
 */
export const refuseForeignOrigins =
  (origins: Origins): Stage =>
  (req) => {
    const { headers, method } = req;
    if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) return;
    if (!changesState(method) || isOriginAllowed(readOriginFacts(req, origins))) return;
    throw new AppError(
      'forbidden',
      'A request of a web page that changes something must come from this service’s own origin or one of ALLOWED_ORIGINS.',
    );
  };

/**
 * Answers only hosts that this service is served under. A proxy's X-Forwarded-Host, where it
 * counts, is checked beside Host, since either may be what the page named.
 */
export const refuseForeignHosts =
  ({ servesHost }: Origins): Stage =>
  (req) => {
    const { host } = req.headers;
    if (host === undefined || (servesHost(host) && servesHost(req.host))) return;
    throw new AppError(
      'misdirected_request',
      `In open tenancy Host must be an address, localhost, or one of ALLOWED_HOSTS, got "${servesHost(host) ? req.host : host}".`,
    );
  };
