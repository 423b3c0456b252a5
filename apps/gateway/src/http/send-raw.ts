import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beginBody, type RawAnswer } from '@workspace-ops/rpc';
import type { Response } from 'express';
import { answerUnchanged } from './entity-tag.ts';
import type { Cookie } from './session-cookies.ts';

/** A raw answer, which may set cookies where the edge itself composes it. */
export interface EdgeAnswer extends RawAnswer {
  cookies?: readonly Cookie[];
  /** The body's entity tag, quotes included: a client that has it gets 304. */
  etag?: string;
}

interface RawBounds {
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
  answer: EdgeAnswer,
  { pace, cut }: RawBounds = {},
): Promise<void> {
  cut?.throwIfAborted();
  if (answer.etag !== undefined && answerUnchanged(res, answer.etag)) return;
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

function writeHead(res: Response, { status, headers, cookies = [] }: EdgeAnswer): void {
  res.statusCode = status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  for (const { name, value, options } of cookies) res.cookie(name, value, options);
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

export interface Pace {
  /** Bytes per second; 0 cuts no reader off. */
  least: number;
  /** The time over which it is measured. */
  windowMs: number;
}

/**
 * Cuts a response off whose reader takes less than a lowest pace while more waits for it than is
 * buffered: one that stops reading would hold what its answer is read from for ever. A source that is
 * slow itself leaves nothing waiting, and counts for nothing.
 * @returns how to stop watching.
 */
function watchPace(res: Response, { least, windowMs }: Pace): () => void {
  if (least === 0) return () => {};
  let sent = bytesSent(res);
  let wasWaiting = false;
  const timer = setInterval(() => {
    const now = bytesSent(res);
    // At both ends of the window: what began to wait within it has had less time.
    const isSlow = wasWaiting && res.writableNeedDrain && now - sent < (least * windowMs) / 1_000;
    sent = now;
    wasWaiting = res.writableNeedDrain;
    if (isSlow) res.destroy();
  }, windowMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What the operating system has taken: without what waits in this process. */
const bytesSent = ({ socket }: Response): number =>
  socket === null ? 0 : socket.bytesWritten - socket.writableLength;
