import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import { documentationStyle } from './documentation-style.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Workspace operations: interface</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/docs/page.css" />
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png" />
  </head>
  <body>
    <main id="documentation"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const startScript = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#documentation',
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

// Swagger UI writes style attributes; scripts, which matter more, come from here alone.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

/** The documentation page and what it loads, by path: nothing comes from elsewhere. */
export function documentation(): Record<string, RequestHandler> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  const showPage: RequestHandler = (_req, res) => {
    res.setHeader('Content-Security-Policy', contentSecurityPolicy);
    send(res, 'text/html; charset=utf-8', page);
  };
  const files = Object.entries(assets).map(([name, type]): [string, RequestHandler] => [
    `/docs/${name}`,
    async (_req, res) => {
      res.setHeader('Cache-Control', 'public, max-age=86400');
      send(res, type, await readFile(join(folder, name)));
    },
  ]);
  return {
    '/docs': showPage,
    '/docs/': showPage,
    '/docs/page.css': (_req, res) => send(res, 'text/css; charset=utf-8', documentationStyle),
    '/docs/start.js': (_req, res) => send(res, 'text/javascript; charset=utf-8', startScript),
    ...Object.fromEntries(files),
  };
}

function send(res: Response, type: string, content: string | Buffer): void {
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Length', Buffer.byteLength(content));
  res.end(content);
}
