import type { Calls } from './calls.ts';
import { createCalls, type CallsOptions } from './http/create-calls.ts';

export type ClientOptions = CallsOptions;

/** The interface of the service: any operation by its method and path. */
export type OpsClient = Calls;

/**
 * A client of the service. In a browser, without a token, it uses the session cookie of its page's
 * origin.
 */
export function createClient(options: ClientOptions = {}): OpsClient {
  return createCalls(options);
}
