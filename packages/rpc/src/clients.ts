import { createTRPCClient, TRPCClientError, type TRPCClient, type TRPCLink } from '@trpc/client';
import { callTRPCProcedure, type AnyTRPCRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import type { Call } from './context.ts';
import { toAppError } from './errors.ts';

export type Client<R extends AnyTRPCRouter> = TRPCClient<R>;

/** The options of one call: who calls, and the signal that ends it. */
export const as = (call: Call): { context: { call: Call }; signal?: AbortSignal } =>
  call.signal ? { context: { call }, signal: call.signal } : { context: { call } };

/**
 * A client of a router in this process: no serialisation, no socket. The router is asked for at
 * each call, since services that call each other are made one after the other.
 */
export const connectLocal = <R extends AnyTRPCRouter>(router: () => R): Client<R> =>
  createTRPCClient<R>({ links: [localLink(router)] });

function localLink<R extends AnyTRPCRouter>(router: () => R): TRPCLink<R> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const { call } = op.context as { call?: Call };
        if (call === undefined) throw new Error(`The call of ${op.path} carries no caller.`);
        const run = callTRPCProcedure({
          router: router(),
          path: op.path,
          getRawInput: async () => op.input,
          ctx: call,
          type: op.type,
          signal: op.signal ?? undefined,
          batchIndex: 0,
        });
        run.then(
          (data: unknown) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error: unknown) => observer.error(TRPCClientError.from(toAppError(error, op.input))),
        );
      });
}
