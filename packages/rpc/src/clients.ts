import { callTRPCProcedure, type AnyTRPCRouter } from '@trpc/server';
import type { Call } from './context.ts';
import { createClient, type Client } from './create-client.ts';

export type { Client } from './create-client.ts';

/** The options of one call: who calls, and the signal that ends it. */
export const as = (call: Call): { context: { call: Call }; signal?: AbortSignal } =>
  call.signal ? { context: { call }, signal: call.signal } : { context: { call } };

/**
 * A client of a router in this process: no serialisation, no socket. The router is asked for at
 * each call, since services that call each other are made one after the other.
 */
export const connectLocal = <R extends AnyTRPCRouter>(router: () => R): Client<R> =>
  createClient<R>(({ path, type, input, call }) =>
    callTRPCProcedure({
      router: router(),
      path,
      getRawInput: async () => input,
      ctx: call,
      type,
      signal: call.signal,
      batchIndex: 0,
    }),
  );
