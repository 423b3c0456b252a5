import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { createLogger, type AppError } from '@workspace-ops/service-kit';
import type { AnyTRPCRouter } from '@trpc/server';
import { vi } from 'vitest';
import { z } from 'zod';
import type { Client } from '../clients.ts';
import { serviceContext, type RequestContext } from '../request-context.ts';
import { createCallHandler, type CallHandlerOptions } from '../http/call-handler.ts';
import { connectHttp, createCaller } from '../http/caller.ts';
import { createTarget, type Target, type TargetOptions } from '../http/target.ts';
import { toAppError } from '../errors.ts';
import { router, serviceProcedure } from '../procedures.ts';
import type { CallRow, CallRows } from '../permissions/call-table.ts';
import { createCredentials } from '../token/credentials.ts';
import { createGuard, type Guard, type GuardOptions } from '../token/guard.ts';
import {
  generateServiceKeys,
  publicKeysSchema,
  signingKeySchema,
  type PublicKeys,
} from '../token/service-keys.ts';
import type { ServiceName } from '../topology.ts';

/** The keys of an installation, as its processes read them. */
export function readTestKeys() {
  const made = generateServiceKeys();
  const publicKeys: PublicKeys = publicKeysSchema.parse(made.publicKeys);
  const makeCredentials = (name: ServiceName) =>
    createCredentials(name, signingKeySchema.parse(made.findSettings(name).INTERNAL_SIGNING_KEY));
  return { publicKeys, makeCredentials };
}

const keys = readTestKeys();

/** As the gateway shows who it is. */
export const credentials = keys.makeCredentials('gateway');
export const { makeCredentials } = keys;

const service = 'identity';

export const silent = createLogger({ name: 'test', level: 'silent' });

/** Polls until the condition is true; for so long that only what hangs fails. */
export const until = (condition: () => boolean | Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(condition, { interval: 10, timeout: 60_000 });

/** The call of a test, for the workspace `ws_a`. */
export const testContext = (further: Partial<RequestContext> = {}): RequestContext => ({
  ...serviceContext('ws_a', 'req-1'),
  ...further,
});

/** A router that says back what it got. */
export const echoRouter = router({
  echo: serviceProcedure.input(z.unknown()).query(({ input }) => input),
  change: serviceProcedure.input(z.unknown()).mutation(({ input }) => input),
  context: serviceProcedure.query(({ ctx: { signal: _signal, ...call } }) => call),
});

export type EchoRouter = typeof echoRouter;

const openRow: CallRow = { gateway: 'either', audit: 'either' };

/** Rows by which the gateway and audit may call all of these, for anybody. */
const openRows = (procedures: readonly string[]): CallRows =>
  Object.fromEntries(procedures.map((procedure) => [procedure, openRow]));

export const makeGuard = (options: Partial<GuardOptions>): Guard =>
  createGuard({ service, publicKeys: keys.publicKeys, ...options });

/** A port that takes calls, as a process of the service has it. */
export function createPort(options: Partial<CallHandlerOptions>) {
  const { router: served, sink, raw = {} } = options;
  const rows = {
    ...openRows(Object.keys(served?._def.procedures ?? {})),
    ...openRows(Object.keys(sink?._def.procedures ?? {}).map((name) => `sink.${name}`)),
    ...openRows(Object.keys(raw).map((name) => `raw.${name}`)),
  };
  const handle = createCallHandler({ guard: makeGuard({ rows }), logger: silent, ...options });
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.url === '/healthz') res.end('{}');
    else void handle(req, res);
  };
}

export const makeTarget = (addresses: string[], options: Partial<TargetOptions> = {}): Target =>
  createTarget({ service, addresses, probes: { everyMs: 60_000, timeoutMs: 1_000 }, ...options });

/** A client of a router over HTTP. */
export const makeClient = <R extends AnyTRPCRouter>(target: Target, as = credentials): Client<R> =>
  connectHttp<R>(createCaller({ target, credentials: as, path: '/calls' }));

/** The error by which the work fails. */
export async function catchFailure(work: Promise<unknown>): Promise<AppError> {
  try {
    await work;
  } catch (error) {
    return toAppError(error);
  }
  throw new Error('The call succeeded.');
}

export interface TestServer {
  url: string;
  port: number;
  /** Refuses new connections and keeps the open ones. */
  stopListening: () => void;
  /** Cuts every connection and listens no more. */
  stop: () => Promise<void>;
}

/** A server over real HTTP on a free port, or on the given one. */
export async function startServer(handle: RequestListener, port = 0): Promise<TestServer> {
  const server = createServer(handle);
  // As a service's own listener: more clients may connect in one moment than Node's 511 by default.
  server.listen({ port, host: '127.0.0.1', backlog: 4_096 });
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${chosen}`,
    port: chosen,
    stopListening: () => void NetServer.prototype.close.call(server),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
