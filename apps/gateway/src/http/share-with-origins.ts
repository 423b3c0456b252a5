import type { Stage } from './stage.ts';

const exposed =
  'X-Request-Id, ETag, Retry-After, RateLimit, RateLimit-Policy, Allow, Content-Disposition, X-Voice-Id, X-Ignored-Parameters, WWW-Authenticate';
const requestHeaders =
  'Authorization, Content-Type, X-Workspace-Id, X-Request-Id, Idempotency-Key, If-None-Match, Last-Event-ID';

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
