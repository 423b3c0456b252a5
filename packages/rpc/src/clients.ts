import { callTRPCProcedure, type AnyTRPCRouter } from '@trpc/server';
import type { Call } from './context.ts';
import { createClient, type Client } from './create-client.ts';
import { createPermit } from './permissions/create-permit.ts';
import type { InternalServiceName, ServiceName } from './topology.ts';

export type { Client } from './create-client.ts';

/** The options of one call: who calls, and the signal that ends it. */
export const as = (call: Call): { context: { call: Call }; signal?: AbortSignal } =>
  call.signal ? { context: { call }, signal: call.signal } : { context: { call } };

/** Which services a link in this process joins. */
export interface LocalLink {
  from: ServiceName;
  to: InternalServiceName;
  /** What the table of calls has before the names of the router's procedures. */
  prefix?: string;
}

/**
 * A client of a router in this process: no serialisation, no socket, no signature. The router is
 * asked for at each call, since services that call each other are made one after the other. With a
 * link, the table of calls holds here as well.
 */
export function connectLocal<R extends AnyTRPCRouter>(
  router: () => R,
  link?: LocalLink,
): Client<R> {
  const permit = link && createPermit(link.to);
  return createClient<R>(async ({ path, type, input, call }) => {
    if (link !== undefined) {
      const { from, prefix = '' } = link;
      permit?.({ from, procedure: prefix + path, isOwn: call.isOwn === true });
    }
    return callTRPCProcedure({
      router: router(),
      path,
      getRawInput: async () => input,
      ctx: link === undefined ? call : { ...call, from: link.from },
      type,
      signal: call.signal,
      batchIndex: 0,
    });
  });
}
