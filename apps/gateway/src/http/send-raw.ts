import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beginBody, type RawAnswer } from '@workspace-ops/rpc';
import type { Response } from 'express';
import { watchPace, type Pace } from './watch-pace.ts';

export interface RawBounds {
  /** Below which its reader is cut off. */
  pace?: Pace;
  /** Cuts it off wherever it is. */
  cut?: AbortSignal;
}

/**
 * A raw answer as it comes: at the pace of the client, and ended at the source when the client
 * leaves. The first part is awaited before the headers go out, so that a source that fails at
 * once is answered with an error and not with a broken file.
 */
export async function sendRaw(
  res: Response,
  answer: RawAnswer,
  { pace, cut }: RawBounds = {},
): Promise<void> {
  cut?.throwIfAborted();
  if (typeof answer.body === 'string') {
    writeHead(res, answer);
    res.setHeader('Content-Length', Buffer.byteLength(answer.body));
    res.end(answer.body);
    return;
  }
  const { parts, cancel } = await beginBody(answer.body);
  writeHead(res, answer);
  if (cut?.aborted === true) {
    await cancel();
    cut.throwIfAborted();
  }
  // A response that is closed already would never ask the source for anything, nor end it.
  if (res.req.method === 'HEAD' || res.destroyed) {
    await cancel();
    res.end();
    return;
  }
  res.flushHeaders();
  const unwatch = pace && watchPace(res, pace);
  await stream(Readable.from(parts), res, cut).finally(unwatch);
}

function writeHead(res: Response, { status, headers }: RawAnswer): void {
  res.statusCode = status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** A client that leaves in the middle is no fault. */
async function stream(source: Readable, res: Response, cut?: AbortSignal): Promise<void> {
  try {
    await pipeline(source, res, { signal: cut });
  } catch (error) {
    const hasLeft =
      error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) throw error;
  }
}
