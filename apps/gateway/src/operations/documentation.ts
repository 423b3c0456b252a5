import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RequestHandler, Response } from 'express';

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

/** Swagger UI lays out for wide screens; on a phone its tables are stacked and nothing is cut off. */
const documentationStyle = `@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .info { margin: 24px 0; }
  .swagger-ui .info .title { font-size: 26px; }
  .swagger-ui .scheme-container { margin: 0; padding: 16px 0; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; font-size: 19px; padding: 12px 4px; }
  .swagger-ui .opblock-tag > a { flex: 1; min-width: 0; }
  .swagger-ui .opblock-tag small { flex: 1 0 100%; order: 3; padding: 4px 0 0; }
  .swagger-ui .opblock-description-wrapper,
  .swagger-ui .opblock-external-docs-wrapper,
  .swagger-ui .opblock-title_normal,
  .swagger-ui .responses-inner,
  .swagger-ui .table-container { padding: 12px; }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; gap: 8px; padding: 8px 12px; }
  .swagger-ui .opblock-body pre.microlight { white-space: pre-wrap; overflow-wrap: anywhere; }
  .swagger-ui .response-col_links { display: none; }
  .swagger-ui table.parameters thead,
  .swagger-ui table.responses-table > thead,
  .swagger-ui table.headers thead { display: none; }
  .swagger-ui table.parameters,
  .swagger-ui table.parameters tbody,
  .swagger-ui table.parameters tr,
  .swagger-ui table.parameters td,
  .swagger-ui table.responses-table,
  .swagger-ui table.responses-table > tbody,
  .swagger-ui table.responses-table > tbody > tr,
  .swagger-ui table.responses-table > tbody > tr > td:not(.response-col_links),
  .swagger-ui table.headers,
  .swagger-ui table.headers tbody,
  .swagger-ui table.headers tr,
  .swagger-ui table.headers td { display: block; width: auto; max-width: none; }
  .swagger-ui table.parameters tbody tr td:first-of-type { width: auto; max-width: none; min-width: 0; }
  .swagger-ui table.parameters td,
  .swagger-ui table.headers td { padding: 4px 0; }
  .swagger-ui table.headers tr { padding: 6px 0; }
  .swagger-ui table.headers td { font-size: 13px; }
  .swagger-ui .responses-table .response-col_status { font-weight: bold; padding: 16px 0 0; }
  .swagger-ui .responses-table .response-col_description { padding: 4px 0 0; }
  .swagger-ui .parameters-col_description input,
  .swagger-ui .parameters-col_description select { max-width: 100%; width: 100%; }
  .swagger-ui section.models .model-container,
  .swagger-ui .model-box { max-width: 100%; overflow-x: auto; }
  .swagger-ui .dialog-ux .modal-ux { max-width: calc(100vw - 16px); min-width: 0; width: 100%; }
}
`;
