import { initTRPC } from '@trpc/server';
import { AppError } from '@workspace-ops/service-kit';
import { checkAccess, type Access } from './permissions/check-access.ts';
import type { RequestContext } from './request-context.ts';

const t = initTRPC.context<RequestContext>().meta<Access>().create();

export const router = t.router;

// tRPC copies a call's options four times for each middleware, so that each kind has one alone.

/**
 * A procedure of the caller's workspace, with or without a credential. Its `meta` says what it takes
 * of a caller who has one; without that nobody reaches it.
 */
export const workspaceProcedure = t.procedure.use((call) => {
  checkMeta(call);
  return call.next();
});

/** A procedure that takes a credential: a session, or a token with its scope. */
export const credentialProcedure = t.procedure.use((call) => {
  checkMeta(call);
  requireCredential(call.ctx.caller);
  return call.next();
});

/** @throws {AppError} `unauthenticated` for a caller with neither a session nor a token. */
export function requireCredential({ userId, token }: RequestContext['caller']): void {
  if (userId === null && token === undefined) throw signInFirst();
}

/** A procedure that only a signed-in user reaches. */
export const memberProcedure = t.procedure.use((call) => {
  const { caller } = call.ctx;
  const { userId } = caller;
  checkMeta(call);
  if (userId === null) throw signInFirst();
  return call.next({ ctx: { caller: { ...caller, userId } } });
});

function checkMeta({ ctx, meta, path }: Called): void {
  if (meta === undefined) throw new Error(`The procedure ${path} declares no least role.`);
  checkAccess(ctx.caller, meta);
}

interface Called {
  ctx: RequestContext;
  meta: Access | undefined;
  path: string;
}

const signInFirst = (): AppError => new AppError('unauthenticated', 'Sign in to do this.');

/** A procedure that services call among themselves; no row of the REST table leads to one. */
export const serviceProcedure = t.procedure;
