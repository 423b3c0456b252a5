import type { Calls, ConditionalCallOptions, KeyedCallOptions } from '../calls.ts';
import { keyedOperations } from '../generated/keyed-operations.ts';
import { createPrepare, type Input, type Operation, type Target } from './create-prepare.ts';
import { makeIdempotencyKey } from './make-idempotency-key.ts';
import { readJson, readTaggedJson } from './read-json.ts';
import { defaultRetries, withRetries, type Retries } from './retries.ts';
import { createTimeLimit } from './time-limit.ts';

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
