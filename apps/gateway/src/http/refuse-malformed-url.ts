import { AppError } from '@workspace-ops/service-kit';
import type { Stage } from './stage.ts';

/** A request that names no host, or an address that is not percent-encoded UTF-8, is a 400. */
export const refuseMalformedUrl: Stage = (req) => {
  if (req.headers.host === undefined && req.httpVersion === '1.1') {
    throw new AppError('invalid_input', 'The Host header is required.');
  }
  if (req.url.includes('%') && !isPercentEncoded(req.url)) {
    throw new AppError('invalid_input', 'The address has malformed percent-encoding.');
  }
};

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
