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
import { router, serviceProcedure } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { sampleUser, signedIn } from './samples.ts';
import type { SessionIssuer } from './session-issuer.ts';

export interface StandInIdentity {
  issuer: SessionIssuer;
  /** Set to make every procedure fail as if the service were down. */
  down: boolean;
  revoked: string[];
  firstWorkspaceId: string | null;
  /** What is left in each bucket. */
  buckets: Map<string, number>;
  /** How often tokens were taken. */
  takes: number;
}

/** An identity service of a few lines: real tokens and keys, no database. */
export function createStandInIdentity(state: StandInIdentity) {
  const whenUp = serviceProcedure.use(({ next }) => {
    if (state.down)
      throw new AppError('unavailable', 'Identity is down.', { retryAfterSeconds: 1 });
    return next();
  });
  const start = async () => signedIn(await state.issuer.issue({ sid: 'ses_new' }));
  return router({
    accounts: router({
      signUp: whenUp.input(signUpInput).output(signedInSchema).mutation(start),
      logIn: whenUp.input(logInInput).output(signedInSchema).mutation(start),
      signInWithGoogle: whenUp.input(googleSignInInput).output(signedInSchema).mutation(start),
      resolveExternal: whenUp
        .input(resolveExternalInput)
        .output(userSchema)
        .mutation(({ input }) => ({ ...sampleUser, id: 'usr_ext', email: input.email })),
    }),
    sessions: router({
      me: whenUp
        .output(meSchema)
        .query(({ ctx }) => ({ user: ctx.caller.userId === null ? null : sampleUser })),
      revoke: whenUp.output(loggedOutSchema).mutation(({ ctx }) => {
        state.revoked.push(ctx.caller.sessionId ?? '');
        return { success: true as const };
      }),
      revokedSince: whenUp
        .input(revokedSinceInput)
        .output(revokedSinceSchema)
        .query(() => ({ sessionIds: state.revoked, asOf: new Date().toISOString() })),
    }),
    workspaces: router({
      first: whenUp
        .output(firstWorkspaceSchema)
        .query(() => ({ workspaceId: state.firstWorkspaceId })),
    }),
    limits: router({
      takeTokens: whenUp
        .input(takeTokensInput)
        .output(tokensTakenSchema)
        .mutation(({ input: { key, capacity, wanted, returned } }) => {
          state.takes += 1;
          const held = Math.min(capacity, (state.buckets.get(key) ?? capacity) + returned);
          const granted = Math.min(wanted, held);
          state.buckets.set(key, held - granted);
          return { granted, remaining: held - granted };
        }),
    }),
    keys: router({
      jwks: whenUp.output(jwksSchema).query(() => ({ keys: state.issuer.publicKeys() })),
    }),
  });
}
