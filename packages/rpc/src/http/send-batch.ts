import { StringDecoder } from 'node:string_decoder';
import type { Dispatcher, Pool } from 'undici';
import type { Outcome } from './pending.ts';
import { readAnswer } from './read-answer.ts';
import { refusalOf } from './refusal.ts';
import type { Replica } from './replica.ts';
import { toTransportFault, TransportFault } from './transport-fault.ts';

export interface BatchRequest {
  path: string;
  authorization: string;
  /** The calls, each as JSON. */
  calls: readonly string[];
  /** Takes each answer as it comes. */
  onAnswer: (index: number, answer: Outcome) => void;
  /** The request begins; takes what ends it before its time. */
  onBegun: (abort: () => void) => void;
}

/**
 * Sends a batch and hands each answer over as it comes; resolves when the last one has.
 * @throws {TransportFault} when the answer is cut off, or is none.
 */
export function sendBatch(pool: Pool, replica: Replica, batch: BatchRequest): Promise<void> {
  const { path, authorization, calls } = batch;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { authorization, 'content-type': 'application/json' };
  const body = `[${calls.join(',')}]`;
  pool.dispatch(
    { path, method: 'POST', headers, body },
    createReceiver(replica, batch, { resolve, reject }),
  );
  return promise;
}

type Settle = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;

/** Reads lines as they come: undici's own reading makes a stream and an iterator of each answer. */
function createReceiver(
  replica: Replica,
  { onAnswer, onBegun }: BatchRequest,
  { resolve, reject }: Settle,
): Dispatcher.DispatchHandler {
  const decoder = new StringDecoder('utf8');
  let status = 0;
  let rest = '';
  const takeLines = (): void => {
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      const { index, outcome } = readAnswer(rest.slice(start, end));
      onAnswer(index, outcome);
      start = end + 1;
    }
    rest = rest.slice(start);
  };
  return {
    onRequestStart(controller) {
      onBegun(() => controller.abort(new Error('Nobody waits for it.')));
    },
    onResponseStart(_controller, statusCode, headers) {
      status = statusCode;
      replica.noteHeaders(headers);
    },
    onResponseData(controller, chunk) {
      rest += decoder.write(chunk);
      if (status !== 200) return;
      try {
        takeLines();
      } catch (error) {
        controller.abort(error as Error);
      }
    },
    onResponseEnd() {
      if (status !== 200) reject(refusalOf(status, rest));
      else if (rest === '') resolve();
      else reject(new TransportFault('The answer was cut off.', { mayHaveStarted: true }));
    },
    onResponseError(_controller, error) {
      reject(toTransportFault(error));
    },
  };
}
