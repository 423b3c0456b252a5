import type { Calls } from './calls.ts';
import { createCalls, type ClientOptions } from './http/create-calls.ts';
import { createNouns } from './nouns.ts';

export type { ClientOptions };

/** The interface of the service: by its nouns, and any operation by its method and path. */
export type OpsClient = Calls & ReturnType<typeof createNouns>;

/**
 * A client of the service. In a browser, without a token, it uses the session cookie of its page's
 * origin.
 */
export function createClient(options: ClientOptions = {}): OpsClient {
  const calls = createCalls(options);
  return { ...calls, ...createNouns(calls) };
}
