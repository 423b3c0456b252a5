import { initTRPC } from '@trpc/server';
import { AppError } from '@workspace-ops/service-kit';
import type { RequestContext } from './request-context.ts';

const t = initTRPC.context<RequestContext>().create();

export const router = t.router;

/** A procedure of the caller's workspace, with or without a signed-in user. */
export const workspaceProcedure = t.procedure;

/** A procedure that only a signed-in user reaches. */
export const memberProcedure = t.procedure.use(({ ctx, next }) => {
  const { userId } = ctx.caller;
  if (userId === null) throw new AppError('unauthenticated', 'Sign in to do this.');
  return next({ ctx: { ...ctx, caller: { ...ctx.caller, userId } } });
});

/** A procedure that only an owner of the caller's workspace reaches. */
export const ownerProcedure = memberProcedure.use(({ ctx, next }) => {
  if (ctx.caller.role !== 'owner') {
    throw new AppError('forbidden', 'This takes the role owner in the workspace.');
  }
  return next();
});

/** A procedure that services call among themselves; no row of the REST table leads to one. */
export const serviceProcedure = t.procedure;
