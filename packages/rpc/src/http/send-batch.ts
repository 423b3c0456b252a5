import type { Dispatcher, Pool } from 'undici';
import type { Outcome } from './pending.ts';
import { answerTooLarge, maxAnswerBytes } from './bounds.ts';
import { toRefusalError, toTransportFault, TransportFault } from './transport-fault.ts';
import type { Replica } from './replica.ts';
import { fromWireError, wireErrorSchema, type WireAnswer } from './wire.ts';

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

/** A refusal is a sentence. */
const maxRefusalChars = 10_000;

type Settle = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;

/** Reads lines as they come: undici's own reading makes a stream and an iterator of each answer. */
function createReceiver(
  replica: Replica,
  { onAnswer, onBegun }: BatchRequest,
  { resolve, reject }: Settle,
): Dispatcher.DispatchHandler {
  let status = 0;
  let refusal = '';
  const lines = createLineReader({
    maxBytes: maxAnswerBytes,
    onLine(line) {
      const { index, outcome } = readAnswer(line);
      onAnswer(index, outcome);
    },
    onLongLine(beginning) {
      onAnswer(readAnswerIndex(beginning), { error: answerTooLarge() });
    },
  });
  return {
    onRequestStart(controller) {
      onBegun(() => controller.abort(new Error('Nobody waits for it.')));
    },
    onResponseStart(_controller, statusCode, headers) {
      status = statusCode;
      replica.noteHeaders(headers);
    },
    onResponseData(controller, chunk) {
      replica.noteSign();
      if (status !== 200) {
        if (refusal.length < maxRefusalChars) refusal += chunk.toString();
        return;
      }
      try {
        lines.read(chunk);
      } catch (error) {
        controller.abort(error as Error);
      }
    },
    onResponseEnd() {
      if (status !== 200) reject(toRefusalError(status, refusal));
      else if (lines.isAtEnd()) resolve();
      else reject(new TransportFault('The answer was cut off.', { mayHaveStarted: true }));
    },
    onResponseError(_controller, error) {
      reject(toTransportFault(error));
    },
  };
}

interface IndexedOutcome {
  /** The call's place in its batch. */
  index: number;
  outcome: Outcome;
}

/** Of a line of which only the beginning is known. @throws when it is none. */
function readAnswerIndex(beginning: string): number {
  const [, index] = /^\{"index":(\d+),/.exec(beginning) ?? [];
  if (index === undefined) throw new Error('The line is no answer.');
  return Number(index);
}

/** One line of a batch's answer. @throws when it is none. */
function readAnswer(line: string): IndexedOutcome {
  const answer = JSON.parse(line) as WireAnswer;
  if (!('error' in answer)) return { index: answer.index, outcome: { data: answer.data } };
  const error = fromWireError(wireErrorSchema.parse(answer.error));
  return { index: answer.index, outcome: { error } };
}

const newline = 10;
/** Of a line that is too long: enough to see which one it is. */
const keptBytes = 256;

interface LineHandler {
  /** The longest line that is read, in bytes. */
  maxBytes: number;
  onLine: (line: string) => void;
  /** A longer one ended; takes how it begins. */
  onLongLine: (beginning: string) => void;
}

interface LineReader {
  read: (chunk: Buffer) => void;
  /** Whether the last line that began has ended. */
  isAtEnd: () => boolean;
}

/** Takes lines apart as their bytes come. Every byte is read once, however long its line is. */
export function createLineReader({ maxBytes, onLine, onLongLine }: LineHandler): LineReader {
  let parts: Buffer[] = [];
  let bytes = 0;

  const add = (part: Buffer): void => {
    if (part.length === 0) return;
    const wasLong = bytes > maxBytes;
    bytes += part.length;
    if (bytes <= maxBytes) parts.push(part);
    else if (!wasLong)
      parts = [Buffer.concat([...parts, part].slice(0, keptBytes)).subarray(0, keptBytes)];
  };
  const end = (): void => {
    const text = parts.length === 1 ? parts[0]!.toString() : Buffer.concat(parts).toString();
    const isLong = bytes > maxBytes;
    parts = [];
    bytes = 0;
    (isLong ? onLongLine : onLine)(text);
  };
  return {
    read(chunk) {
      let start = 0;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, start)) {
        add(chunk.subarray(start, at));
        end();
        start = at + 1;
      }
      add(chunk.subarray(start));
    },
    isAtEnd: () => bytes === 0,
  };
}
