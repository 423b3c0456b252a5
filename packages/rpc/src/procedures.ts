import { initTRPC } from '@trpc/server';
import { AppError } from '@workspace-ops/service-kit';
import { checkAccess, type Access } from './permissions/check-access.ts';
import type { RequestContext } from './request-context.ts';

const t = initTRPC.context<RequestContext>().meta<Access>().create();

export const router = t.router;

/**
 * A procedure of the caller's workspace, with or without a credential. Its `meta` says what it takes
 * of a caller who has one; without that nobody reaches it.
 */
export const workspaceProcedure = t.procedure.use(({ ctx, meta, path, next }) => {
  if (meta === undefined) throw new Error(`The procedure ${path} declares no least role.`);
  checkAccess(ctx.caller, meta);
  return next();
});

/** A procedure that takes a credential: a session, or a token with its scope. */
export const credentialProcedure = workspaceProcedure.use(({ ctx, next }) => {
  const { userId, token } = ctx.caller;
  if (userId === null && token === undefined) throw signInFirst();
  return next();
});

/** A procedure that only a signed-in user reaches. */
export const memberProcedure = workspaceProcedure.use(({ ctx, next }) => {
  const { userId } = ctx.caller;
  if (userId === null) throw signInFirst();
  return next({ ctx: { ...ctx, caller: { ...ctx.caller, userId } } });
});

const signInFirst = (): AppError => new AppError('unauthenticated', 'Sign in to do this.');

/** A procedure that services call among themselves; no row of the REST table leads to one. */
export const serviceProcedure = t.procedure;
