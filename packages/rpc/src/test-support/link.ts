import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLogger, type AppError } from '@workspace-ops/service-kit';
import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { Client } from '../clients.ts';
import { serviceCall, type Call } from '../context.ts';
import { createCallHandler, type CallHandlerOptions } from '../http/call-handler.ts';
import { createCaller } from '../http/caller.ts';
import { connectHttp } from '../http/connect-http.ts';
import { createTarget, type Target, type TargetOptions } from '../http/target.ts';
import { toAppError } from '../errors.ts';
import { router, workspaceProcedure } from '../procedures.ts';
import { createTokenIssuer, createTokenVerifier } from '../token/internal-token.ts';

export const secret = 'a secret of more than thirty-two characters';
export const service = 'identity';

export const silent = createLogger({ name: 'test', level: 'silent' });

/** The call of a test, for the workspace `ws_a`. */
export const testCall = (further: Partial<Call> = {}): Call => ({
  ...serviceCall('ws_a', 'req-1'),
  ...further,
});

/** A router that says back what it got. */
export const echoRouter = router({
  echo: workspaceProcedure.input(z.unknown()).query(({ input }) => input),
  change: workspaceProcedure.input(z.unknown()).mutation(({ input }) => input),
  context: workspaceProcedure.query(({ ctx: { signal: _signal, ...call } }) => call),
});

export type EchoRouter = typeof echoRouter;

/** A port that takes calls, as a process of the service has it. */
export function createPort(options: Partial<CallHandlerOptions>) {
  const handle = createCallHandler({
    verifyToken: createTokenVerifier(secret, service),
    logger: silent,
    ...options,
  });
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.url === '/healthz') res.end('{}');
    else void handle(req, res);
  };
}

export const targetOf = (addresses: string[], options: Partial<TargetOptions> = {}): Target =>
  createTarget({ service, addresses, probes: { everyMs: 60_000, timeoutMs: 1_000 }, ...options });

export const tokenFor = createTokenIssuer(secret, 'gateway');

/** A client of a router over HTTP. */
export const clientOf = <R extends AnyTRPCRouter>(target: Target): Client<R> =>
  connectHttp<R>(createCaller({ target, tokenFor, path: '/calls' }));

/** The error by which the work fails. */
export async function failureOf(work: Promise<unknown>): Promise<AppError> {
  try {
    await work;
  } catch (error) {
    return toAppError(error);
  }
  throw new Error('The call succeeded.');
}
