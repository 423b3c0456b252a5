import { AppError } from '@workspace-ops/service-kit';
import type { Stage } from '../http/stage.ts';
import type { Origins } from './origins.ts';

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
