import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beginBody, type RawAnswer } from '../raw.ts';
import { rawAnswerHeader } from './wire.ts';

/** Sends a raw answer at the pace of its reader, and ends its source when the reader leaves. */
export async function sendRawAnswer(res: ServerResponse, answer: RawAnswer): Promise<void> {
  const head = { ...answer.headers, [rawAnswerHeader]: 'answer' };
  if (typeof answer.body === 'string') {
    res.writeHead(answer.status, head).end(answer.body);
    return;
  }
  const { parts, cancel } = await beginBody(answer.body);
  try {
    // A response that is closed already would never ask the source for anything, nor end it.
    if (res.destroyed) return;
    res.writeHead(answer.status, head);
    res.flushHeaders();
    await pipeline(Readable.from(parts), res);
  } catch (error) {
    // A reader that leaves is no fault; a source that fails must not look like a whole answer.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await cancel();
  }
}
