import type { Origins } from './origins.ts';
import type { Stage } from '../http/exchange.ts';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  // Answers hold a workspace's data; a row that can be revalidated says so itself.
  'Cache-Control': 'no-store',
} as const;

const headers = Object.entries(always);

/** The headers that keep a browser from misusing an answer. */
export const setSecurityHeaders =
  ({ isSecure }: Origins): Stage =>
  (req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    if (isSecure(req)) res.setHeader('Strict-Transport-Security', 'max-age=31536000');
  };

/** What a page may read of an answer, beyond what browsers show of every one. */
const exposed = [
  'X-Request-Id',
  'ETag',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Allow',
  'Content-Disposition',
  'WWW-Authenticate',
  'X-Cell',
  'X-Device-Token',
  'X-Ignored-Parameters',
  'X-Voice-Id',
].join(', ');

/** What a page may send, beyond what browsers let every one send. */
const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Traceparent',
  'X-Cell',
  'X-Device-Token',
  'X-Request-Id',
  'X-Workspace-Id',
].join(', ');

/** CORS for the allowed origins alone; a preflight is answered where its path is known. */
export function shareWithOrigins(allowed: ReadonlySet<string>): Stage {
  return (req, res) => {
    if (allowed.size > 0) res.vary('Origin');
    const { origin } = req.headers;
    if (origin !== undefined && allowed.has(origin)) {
      res.setHeader('Access-Control-Allow-Origin', origin);
      res.setHeader('Access-Control-Allow-Credentials', 'true');
      res.setHeader('Access-Control-Expose-Headers', exposed);
      if (req.method === 'OPTIONS') res.setHeader('Access-Control-Allow-Headers', requestHeaders);
      if (req.method === 'OPTIONS') res.setHeader('Access-Control-Max-Age', '600');
    }
  };
}
