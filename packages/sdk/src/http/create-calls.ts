import type { Calls, ConditionalCallOptions, KeyedCallOptions } from '../calls.ts';
import { keyedOperations } from '../generated/keyed-operations.ts';
import { OpsError } from '../ops-error.ts';
import { createPrepare, type Input, type Operation, type Target } from './create-prepare.ts';
import { makeIdempotencyKey } from './make-idempotency-key.ts';
import { defaultRetries, withRetries, type Retries } from './retries.ts';

export interface ClientOptions extends Target {
  /** Of reads, and of what honours an idempotency key; nothing else is sent twice. */
  retries?: Partial<Retries> | undefined;
  /** For each attempt; 100,000 by default. The service itself answers 503 after 90 seconds. */
  timeoutMs?: number | undefined;
}

type CallInput = Pick<Input, 'params' | 'body'> & KeyedCallOptions & ConditionalCallOptions;

/** Any operation by its method and path, with its input checked against the OpenAPI document. */
export function createCalls(options: ClientOptions): Calls {
  const prepare = createPrepare(options);
  const retries = { ...defaultRetries, ...options.retries };
  const { timeoutMs = 100_000 } = options;

  const call = async <T>(
    operation: Operation,
    { idempotencyKey, ifMatch, signal, ...input }: CallInput,
    read: (response: Response) => T | Promise<T>,
  ): Promise<T> => {
    const isKeyed = keyedOperations.has(`${operation.method} ${operation.path}`);
    const headers = {
      ...(isKeyed ? { 'Idempotency-Key': idempotencyKey ?? makeIdempotencyKey() } : {}),
      ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
    };
    const send = prepare(operation, { ...input, headers });
    const attempt = async () => {
      const limit = createTimeLimit(timeoutMs, signal);
      try {
        return await read(await send(limit.signal));
      } catch (error) {
        throw limit.explain(error);
      } finally {
        limit.clear();
      }
    };
    const isRepeatable = operation.method === 'GET' || isKeyed;
    return isRepeatable ? withRetries(attempt, retries, signal) : attempt();
  };

  const json =
    (method: Operation['method']) =>
    (path: string, input: CallInput = {}) =>
      call({ method, path }, input, readJson);
  const calls = {
    get: json('GET'),
    getTagged: (path: string, input: CallInput = {}) =>
      call({ method: 'GET', path }, input, readTaggedJson),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    delete: json('DELETE'),
    open: (path: string, input: CallInput = {}) =>
      call({ method: 'GET', path }, input, (response) => response),
    openPosted: (path: string, input: CallInput = {}) =>
      call({ method: 'POST', path }, input, (response) => response),
  };
  return calls as unknown as Calls;
}

interface TimeLimit {
  /** Aborted when the time is over, or by whoever called. */
  signal: AbortSignal;
  /** The time is not over any more. */
  clear(): void;
  /** What the rejection of something aborted by the signal means. */
  explain(error: unknown): unknown;
}

/** A limit for one attempt of a call. */
function createTimeLimit(timeoutMs: number, caller?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  return {
    signal: caller === undefined ? controller.signal : AbortSignal.any([controller.signal, caller]),
    clear: () => clearTimeout(timer),
    explain(cause) {
      if (OpsError.is(cause)) return cause;
      if (caller?.aborted === true) return caller.reason;
      if (controller.signal.aborted) {
        return new OpsError('timed_out', `No answer within ${timeoutMs} ms.`, { status: 0 });
      }
      const message = `The service did not answer: ${String(cause)}`;
      return new OpsError('connection_failed', message, { status: 0, cause });
    },
  };
}

/** The body of a successful answer. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = 'The answer is not JSON, and so not of the service.';
    throw new OpsError('invalid_answer', message, { status: response.status, cause });
  }
}

/**
 * The body of a successful answer, with its `ETag`: the service's are strong, and a proxy that compresses
 * answers makes them weak, by which `If-Match` never holds.
 */
async function readTaggedJson(response: Response): Promise<object> {
  const body = await readJson(response);
  const etag = response.headers.get('etag')?.replace(/^W\//, '');
  if (etag !== undefined) return { ...(body as object), etag };
  throw new OpsError('invalid_answer', 'The answer has no ETag.', { status: response.status });
}
