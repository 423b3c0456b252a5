import { callTRPCProcedure, type AnyTRPCRouter } from '@trpc/server';
import { withTimeout, workFor } from '@workspace-ops/service-kit';
import { whoActs, type RequestContext } from './request-context.ts';
import { createClient, type CallContext, type Client } from './create-client.ts';
import { computeRemainingMs, tooLate } from './http/deadline.ts';
import { createPermit } from './permissions/create-permit.ts';
import type { InternalServiceName, ServiceName } from './topology.ts';

export type { Client } from './create-client.ts';

/** The options of one call: who calls, and the signal that ends it. */
export interface CallOptions {
  context: CallContext;
  signal?: AbortSignal;
}

export const withContext = (ctx: RequestContext): CallOptions =>
  ctx.signal ? { context: { ctx }, signal: ctx.signal } : { context: { ctx } };

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
 * link, the table of calls holds here as well. A deadline holds as it does over HTTP, where a call
 * has one; what was begun goes on.
 */
export function connectLocal<R extends AnyTRPCRouter>(
  router: () => R,
  link?: LocalLink,
): Client<R> {
  const permit = link && createPermit(link.to);
  return createClient<R>(async ({ path, type, input, ctx }) => {
    if (link !== undefined) {
      const { from, prefix = '' } = link;
      permit?.({ from, procedure: prefix + path, isOwn: ctx.isOwn === true });
    }
    const service = link?.to ?? 'called';
    const { deadlineAtMs } = ctx;
    const remainingMs =
      deadlineAtMs === undefined ? undefined : computeRemainingMs(service, deadlineAtMs);
    const answer = workFor(whoActs(ctx), () =>
      callTRPCProcedure({
        router: router(),
        path,
        getRawInput: async () => input,
        ctx: link === undefined ? ctx : { ...ctx, from: link.from },
        type,
        signal: ctx.signal,
        batchIndex: 0,
      }),
    );
    return remainingMs === undefined
      ? answer
      : withTimeout(answer, remainingMs, () => tooLate(service));
  });
}
