import { TRPCClientError, type TRPCClient } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { traced, type TracedOperation } from '@workspace-ops/service-kit';
import type { RequestContext } from './request-context.ts';
import { toAppError } from './errors.ts';

export type Client<R extends AnyTRPCRouter> = TRPCClient<R>;

/** One call on its way: a procedure's path, its input, and who calls. */
export interface OutgoingCall {
  path: string;
  type: 'query' | 'mutation';
  input: unknown;
  ctx: RequestContext;
  /** Calls of one key go to one replica, as long as that is there. */
  routeBy?: string | undefined;
}

/** What the options of a call carry. */
export type CallContext = {
  ctx: RequestContext;
  /** Calls of one key go to one replica, as long as that is there. */
  routeBy?: string;
};

/** Carries a call out. @returns what the procedure answered. */
export type Perform = (outgoing: OutgoingCall) => Promise<unknown>;

/**
 * tRPC's typed client around one function. tRPC's own builds an observable and an abort controller
 * for every call, which costs more than the rest of a hop.
 */
export const createClient = <R extends AnyTRPCRouter>(perform: Perform): Client<R> =>
  createNode(perform, '') as unknown as Client<R>;

/** The client of a path: its further paths, and `query` and `mutate` of the path itself. */
function createNode(perform: Perform, path: string): object {
  const known = new Map<string, unknown>();
  const make = (key: string): unknown => {
    if (key === 'query') return callable(perform, path, 'query');
    if (key === 'mutate') return callable(perform, path, 'mutation');
    return createNode(perform, path === '' ? key : `${path}.${key}`);
  };
  return new Proxy(Object.freeze({}), {
    get(_target, key) {
      // An awaited client must not be taken for a promise.
      if (typeof key === 'symbol' || key === 'then') return undefined;
      let value = known.get(key);
      if (value === undefined) known.set(key, (value = make(key)));
      return value;
    },
  });
}

const callable =
  (perform: Perform, path: string, type: OutgoingCall['type']) =>
  async (input: unknown, options?: { context?: Partial<CallContext> }): Promise<unknown> => {
    const { ctx, routeBy } = options?.context ?? {};
    if (ctx === undefined) throw new Error(`The call of ${path} carries no caller.`);
    try {
      return await traced(describeCall(path, ctx), (operation) =>
        perform({ path, type, input, ctx: within(ctx, operation), routeBy }),
      );
    } catch (error) {
      throw TRPCClientError.from(toAppError(error, input));
    }
  };

/** Of a call of another service, as its sender sees it. */
export const describeCall =
  (path: string, { traceparent }: RequestContext) =>
  (): TracedOperation => ({
    name: path,
    kind: 'client',
    traceparent,
    // Calls that a service makes for itself, some every second, belong to no request.
    isPartOnly: traceparent === undefined,
    attributes: { 'rpc.system': 'trpc', 'rpc.method': path },
  });

/** The call as a part of the operation, where that is recorded. */
export const within = (
  ctx: RequestContext,
  operation: TracedOperation | undefined,
): RequestContext =>
  operation === undefined ? ctx : { ...ctx, traceparent: operation.traceparent };
