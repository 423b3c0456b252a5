import {
  firstWorkspaceSchema,
  acceptInvitationCall,
  changePasswordInput,
  confirmResetInput,
  doneSchema,
  googleSignInCall,
  invitationListSchema,
  invitedSchema,
  inviteInput,
  jwksSchema,
  loggedOutSchema,
  logInCall,
  meSchema,
  requestResetInput,
  resolveExternalInput,
  revokedSinceInput,
  revokedSinceSchema,
  takeTokensInput,
  tokensTakenSchema,
  seenSessionsInput,
  seenSessionsSchema,
  sessionListSchema,
  sessionParams,
  signUpCall,
  startedSessionSchema,
  userSchema,
  verifyEmailInput,
  type ClientFacts,
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
  /** Users whose ended sessions are not listed, and those sessions. */
  unlistedUsers: string[];
  unlistedEnded: string[];
  firstWorkspaceId: string | null;
  /** What is left in each bucket. */
  buckets: Map<string, number>;
  /** How often tokens were taken. */
  takes: number;
  /** What the sign-in procedures were given of the client. */
  clients: ClientFacts[];
  /** The sessions that were said to be in use. */
  seen: string[];
}

/** An identity service of a few lines: real tokens and keys, no database. */
export function createStandInIdentity(state: StandInIdentity) {
  const whenUp = serviceProcedure.use(({ next }) => {
    if (state.down)
      throw new AppError('unavailable', 'Identity is down.', { retryAfterSeconds: 1 });
    return next();
  });
  const start = async ({ input }: { input: { client: ClientFacts } }) => {
    state.clients.push(input.client);
    const token = await state.issuer.issue({ sid: 'ses_new' });
    return { ...signedIn(token), deviceToken: 'a device token' };
  };
  const done = () => ({ success: true as const });
  return router({
    accounts: router({
      signUp: whenUp.input(signUpCall).output(startedSessionSchema).mutation(start),
      logIn: whenUp.input(logInCall).output(startedSessionSchema).mutation(start),
      signInWithGoogle: whenUp.input(googleSignInCall).output(startedSessionSchema).mutation(start),
      verifyEmail: whenUp.input(verifyEmailInput).output(doneSchema).mutation(done),
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
        .query(() => ({
          sessionIds: state.revoked,
          asOf: new Date().toISOString(),
          idleSeconds: 30 * 24 * 60 * 60,
          unlistedUsers: state.unlistedUsers,
        })),
      seen: whenUp
        .input(seenSessionsInput)
        .output(seenSessionsSchema)
        .mutation(({ input }) => {
          const ids = input.sessions.map(({ sessionId }) => sessionId);
          state.seen.push(...ids);
          return { ended: ids.filter((id) => state.unlistedEnded.includes(id)) };
        }),
      list: whenUp.output(sessionListSchema).query(() => ({ sessions: [] })),
      end: whenUp.input(sessionParams).output(doneSchema).mutation(done),
      endOthers: whenUp.output(doneSchema).mutation(done),
    }),
    passwords: router({
      change: whenUp.input(changePasswordInput).output(doneSchema).mutation(done),
      requestReset: whenUp.input(requestResetInput).output(doneSchema).mutation(done),
      confirmReset: whenUp.input(confirmResetInput).output(doneSchema).mutation(done),
    }),
    invitations: router({
      create: whenUp
        .input(inviteInput)
        .output(invitedSchema)
        .mutation(({ input }) => ({ invitation: { id: 'inv_1', ...input, expiresAt: soon() } })),
      list: whenUp.output(invitationListSchema).query(() => ({ invitations: [] })),
      withdraw: whenUp.input(sessionParams).output(doneSchema).mutation(done),
      accept: whenUp.input(acceptInvitationCall).output(startedSessionSchema).mutation(start),
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

const soon = (): string => new Date(Date.now() + 60_000).toISOString();
