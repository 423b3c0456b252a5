import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { traced } from '@workspace-ops/service-kit';
import { within } from '../create-client.ts';
import { toAppError } from '../errors.ts';
import { beginBody, type RawAnswer, type RawHandler } from '../raw.ts';
import { readTraceId } from '../trace-context.ts';
import { rawPrefix } from '../permissions/create-permit.ts';
import { describeAnswer, type Exchange } from './answer-call.ts';
import { readRawCall } from './read-request.ts';
import { fromWireContext, rawAnswerHeader } from './wire.ts';

/** Answers with what the operation answers; its call's signal aborts when the reader leaves. */
export async function answerRaw(
  name: string,
  handler: RawHandler<never>,
  { req, res, from, options: { logger, guard, onCall } }: Exchange,
): Promise<void> {
  const startedAtMs = performance.now();
  const wire = await readRawCall(req);
  const left = new AbortController();
  res.once('close', () => left.abort());
  let outcome = 'ok';
  try {
    const who = guard.admit(from, rawPrefix + name, wire);
    const { traceparent } = wire;
    await traced(describeAnswer({ path: rawPrefix + name, traceparent }), async (operation) => {
      const ctx = within(fromWireContext(wire, who, left.signal), operation);
      await sendRawAnswer(res, await handler(ctx, wire.input as never));
    });
  } catch (thrown) {
    const error = toAppError(thrown);
    outcome = error.code;
    if (outcome === 'internal' && !left.signal.aborted) {
      const { requestId, traceparent } = wire;
      const traceId = readTraceId(traceparent);
      logger.error({ err: error, requestId, traceId, path: name }, 'a raw call failed');
    }
    if (!res.headersSent) res.setHeader(rawAnswerHeader, 'error');
    throw error;
  } finally {
    onCall?.(`raw.${name}`, outcome, performance.now() - startedAtMs);
  }
}

/** Sends a raw answer at the pace of its reader, and ends its source when the reader leaves. */
async function sendRawAnswer(res: ServerResponse, answer: RawAnswer): Promise<void> {
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
