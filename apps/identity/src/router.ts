import {
  firstWorkspaceSchema,
  googleSignInInput,
  jwksSchema,
  loggedOutSchema,
  logInInput,
  meSchema,
  resolveExternalInput,
  revokedSinceInput,
  revokedSinceSchema,
  signedInSchema,
  signUpInput,
  takeTokensInput,
  tokensTakenSchema,
  userSchema,
} from '@workspace-ops/contracts';
import { router, serviceProcedure, workspaceProcedure } from '@workspace-ops/rpc';
import { logIn } from './accounts/log-in.ts';
import { resolveExternal } from './accounts/resolve-external.ts';
import { signInWithGoogle } from './accounts/sign-in-with-google.ts';
import { signUp } from './accounts/sign-up.ts';
import type { Identity } from './identity.ts';
import { findCurrentUser } from './sessions/find-current-user.ts';
import { listRevokedSessions } from './sessions/list-revoked-sessions.ts';
import { revokeSession } from './sessions/revoke-session.ts';
import { findFirstWorkspace } from './workspaces/find-first-workspace.ts';

export const createIdentityRouter = (identity: Identity) =>
  router({
    accounts: router({
      signUp: workspaceProcedure
        .input(signUpInput)
        .output(signedInSchema)
        .mutation(({ ctx, input }) => signUp(identity, ctx, input)),
      logIn: workspaceProcedure
        .input(logInInput)
        .output(signedInSchema)
        .mutation(({ ctx, input }) => logIn(identity, ctx, input)),
      signInWithGoogle: workspaceProcedure
        .input(googleSignInInput)
        .output(signedInSchema)
        .mutation(({ ctx, input }) => signInWithGoogle(identity, ctx, input)),
      resolveExternal: serviceProcedure
        .input(resolveExternalInput)
        .output(userSchema)
        .mutation(({ input }) => resolveExternal(identity, input)),
    }),
    sessions: router({
      me: workspaceProcedure
        .output(meSchema)
        .query(async ({ ctx }) => ({ user: await findCurrentUser(identity, ctx.caller) })),
      revoke: workspaceProcedure.output(loggedOutSchema).mutation(async ({ ctx }) => {
        await revokeSession(identity, ctx.caller);
        return { success: true as const };
      }),
      revokedSince: serviceProcedure
        .input(revokedSinceInput)
        .output(revokedSinceSchema)
        .query(({ input }) => listRevokedSessions(identity, input.since)),
    }),
    workspaces: router({
      first: serviceProcedure
        .output(firstWorkspaceSchema)
        .query(async () => ({ workspaceId: await findFirstWorkspace(identity.database) })),
    }),
    limits: router({
      takeTokens: serviceProcedure
        .input(takeTokensInput)
        .output(tokensTakenSchema)
        .mutation(({ input }) => identity.buckets.take(input)),
    }),
    keys: router({
      jwks: serviceProcedure.output(jwksSchema).query(() => identity.keys.jwks()),
    }),
  });

export type IdentityRouter = ReturnType<typeof createIdentityRouter>;
