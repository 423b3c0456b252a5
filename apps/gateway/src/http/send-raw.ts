import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beginBody, type RawAnswer } from '@workspace-ops/rpc';
import type { Response } from 'express';
import { watchPace, type Pace } from './watch-pace.ts';

/**
 * A raw answer as it comes: at the pace of the client, and ended at the source when the client
 * leaves. The first part is awaited before the headers go out, so that a source that fails at
 * once is answered with an error and not with a broken file.
 * @param pace below which its reader is cut off.
 */
export async function sendRaw(res: Response, answer: RawAnswer, pace?: Pace): Promise<void> {
  if (typeof answer.body === 'string') {
    writeHead(res, answer);
    res.setHeader('Content-Length', Buffer.byteLength(answer.body));
    res.end(answer.body);
    return;
  }
  const { parts, cancel } = await beginBody(answer.body);
  writeHead(res, answer);
  // A response that is closed already would never ask the source for anything, nor end it.
  if (res.req.method === 'HEAD' || res.destroyed) {
    await cancel();
    res.end();
    return;
  }
  res.flushHeaders();
  const unwatch = pace && watchPace(res, pace);
  await stream(Readable.from(parts), res).finally(unwatch);
}

function writeHead(res: Response, { status, headers }: RawAnswer): void {
  res.statusCode = status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** A client that leaves in the middle is no fault. */
async function stream(source: Readable, res: Response): Promise<void> {
  try {
    await pipeline(source, res);
  } catch (error) {
    const hasLeft =
      error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) throw error;
  }
}
