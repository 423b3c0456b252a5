import type { AnyTRPCRouter } from '@trpc/server';
import { createClient, type Client } from '../create-client.ts';
import type { Caller } from './caller.ts';

/** A client of a router in another process. */
export const connectHttp = <R extends AnyTRPCRouter>(caller: Caller): Client<R> =>
  createClient<R>(caller);
