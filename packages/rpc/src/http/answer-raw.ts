import { traced } from '@workspace-ops/service-kit';
import { within } from '../create-client.ts';
import { toAppError } from '../errors.ts';
import type { RawHandler } from '../raw.ts';
import { traceIdOf } from '../trace-context.ts';
import { rawPrefix } from '../permissions/create-permit.ts';
import { describeAnswer, type Exchange } from './answer-call.ts';
import { readRawCall } from './read-request.ts';
import { sendRawAnswer } from './send-raw-answer.ts';
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
      const call = within(fromWireContext(wire, who, left.signal), operation);
      await sendRawAnswer(res, await handler(call, wire.input as never));
    });
  } catch (thrown) {
    const error = toAppError(thrown);
    outcome = error.code;
    if (outcome === 'internal' && !left.signal.aborted) {
      const { requestId, traceparent } = wire;
      const traceId = traceIdOf(traceparent);
      logger.error({ err: error, requestId, traceId, path: name }, 'a raw call failed');
    }
    if (!res.headersSent) res.setHeader(rawAnswerHeader, 'error');
    throw error;
  } finally {
    onCall?.(`raw.${name}`, outcome, performance.now() - startedAtMs);
  }
}
