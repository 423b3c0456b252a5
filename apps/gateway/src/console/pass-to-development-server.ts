import type { RequestHandler } from 'express';

/**
 * The policy of the development server's pages: it puts scripts and styles into them, and announces
 * changes over a web socket.
 */
const contentSecurityPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; frame-ancestors 'none'";

/**
 * Passes everything on to Vite's development server, its web socket included, which ends when the
 * gateway drains: nothing else would close it.
 */
export function passToDevelopmentServer(target: string, draining: AbortSignal): RequestHandler {
  let proxy: Promise<RequestHandler> | undefined;
  return async (req, res, next) => {
    res.setHeader('Content-Security-Policy', contentSecurityPolicy);
    const pass = await (proxy ??= createProxy(target, draining));
    return pass(req, res, next);
  };
}

/** Loaded at the first request: only developers need it. */
async function createProxy(target: string, draining: AbortSignal): Promise<RequestHandler> {
  const { createProxyMiddleware } = await import('http-proxy-middleware');
  return createProxyMiddleware({
    target,
    ws: true,
    on: {
      proxyReqWs: (_proxied, _req, socket) =>
        draining.addEventListener('abort', () => socket.destroy(), { once: true }),
    },
  });
}
