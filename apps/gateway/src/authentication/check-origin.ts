import { AppError } from '@workspace-ops/service-kit';

export interface OriginFacts {
  /** The Origin header. */
  origin: string | undefined;
  /** The Sec-Fetch-Site header, which pages cannot forge. */
  fetchSite: string | undefined;
  /** This service's own origin, as the request names it. */
  own: string;
  allowed: ReadonlySet<string>;
}

/**
 * Whether a state-changing request with the session cookie comes from a page that may send it.
 * One without either header is no browser's and passes (decisions.md 17).
 */
export function isOriginAllowed({ origin, fetchSite, own, allowed }: OriginFacts): boolean {
  if (fetchSite === 'same-origin') return true;
  if (origin !== undefined) return origin === own || allowed.has(origin);
  return fetchSite === undefined || fetchSite === 'none';
}

/** @throws {AppError} 403 */
export function checkOrigin(facts: OriginFacts): void {
  if (isOriginAllowed(facts)) return;
  throw new AppError(
    'forbidden',
    'Requests with the session cookie that change something must come from an allowed origin.',
  );
}
