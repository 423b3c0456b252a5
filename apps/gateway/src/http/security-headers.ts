import type { Origins } from '../origins/origins.ts';
import type { Stage } from './stage.ts';

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
