import { AppError } from '@workspace-ops/service-kit';
import type { RequestHandler, Response } from 'express';
import { matchesTag } from '../http/entity-tag.ts';
import { answerPath } from '../http/mount-paths.ts';
import { openConsoleFiles } from './console-files.ts';
import type { ConsoleFile } from './read-files.ts';

/** Scripts and styles of the console's own files alone, and no markup from strings that nobody checked. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const basePath = '/console';

/** The paths of the console, and nothing else, to what answers them. */
export function mountConsole(get: RequestHandler): RequestHandler {
  const answer = answerPath({ get }, { routePath: basePath });
  return (req, res, next) => {
    const isOwn = req.path === basePath || req.path.startsWith(`${basePath}/`);
    return isOwn ? answer(req, res, next) : next();
  };
}

/** Answers with the files of a built console; any path without an extension is its page. */
export function serveConsole(folder: string): RequestHandler {
  const find = openConsoleFiles(folder);
  return async (req, res) => {
    const file = await find(req.path.slice(basePath.length + 1));
    if (file === undefined) throw new AppError('not_found', `There is no ${req.path}.`);
    res.setHeader('Content-Security-Policy', contentSecurityPolicy);
    if (file === null) return sendNotBuilt(res);
    res.setHeader('ETag', file.etag);
    res.setHeader(
      'Cache-Control',
      file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    res.vary('Accept-Encoding');
    if (matchesTag(req.get('if-none-match'), file.etag)) return void res.status(304).end();
    const encoding = req.acceptsEncodings(Object.keys(file.bodies).toReversed());
    send(res, file, encoding === false ? 'identity' : encoding);
  };
}

function send(res: Response, { type, bodies }: ConsoleFile, encoding: string): void {
  const body = bodies[encoding]!;
  res.setHeader('Content-Type', type);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.byteLength);
  res.end(body);
}

const notBuiltPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="1" />
    <title>Workspace operations</title>
  </head>
  <body>
    <h1>The console is being built</h1>
    <p>This page loads itself anew until it is there. Where that takes more than a minute, the service’s output says why.</p>
  </body>
</html>
`;

function sendNotBuilt(res: Response): void {
  res.status(503);
  res.setHeader('Retry-After', '1');
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(notBuiltPage);
}
