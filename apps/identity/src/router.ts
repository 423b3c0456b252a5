import {
  findTokenInput,
  foundTokenSchema,
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
  newTokenInput,
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
  signInWaysSchema,
  signUpCall,
  startedSessionSchema,
  tokenCreatedSchema,
  tokenFilter,
  tokenListSchema,
  userSchema,
  verifyEmailInput,
} from '@workspace-ops/contracts';
import { memberProcedure, router, serviceProcedure, workspaceProcedure } from '@workspace-ops/rpc';
import { createFactorRouter } from './factor-router.ts';
import { logIn } from './sign-in/log-in.ts';
import { resolveExternal } from './sign-in/resolve-external.ts';
import { signInWithGoogle } from './sign-in/sign-in-with-google.ts';
import { verifyEmail } from './sign-in/verify-email.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { invite } from './invitations/invite.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';
import { changePassword } from './passwords/change-password.ts';
import { confirmReset } from './passwords/confirm-reset.ts';
import { requestReset } from './passwords/request-reset.ts';
import { endOtherSessions, endSession } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { seeSessions } from './sessions/see-sessions.ts';
import { listSignInWays } from './sign-in/list-sign-in-ways.ts';
import { signUp } from './sign-in/sign-up.ts';
import type { Identity } from './identity.ts';
import { createScimRouter } from './scim/scim-router.ts';
import { createSsoRouter } from './sso/sso-router.ts';
import { findCurrentUser } from './sessions/find-current-user.ts';
import { listRevokedSessions } from './sessions/list-revoked-sessions.ts';
import { revokeSession } from './sessions/revoke-session.ts';
import { createToken } from './tokens/create-token.ts';
import { deleteToken } from './tokens/delete-token.ts';
import { findToken } from './tokens/find-token.ts';
import { listTokens } from './tokens/list-tokens.ts';
import { createMembersRouter } from './members/members-router.ts';
import { createNotificationsRouter } from './notifications/notifications-router.ts';
import { createWorkspacesRouter } from './workspaces/workspaces-router.ts';

export const createIdentityRouter = (identity: Identity) =>
  router({
    accounts: router({
      signUp: workspaceProcedure
        .meta({ role: 'anyone' })
        .input(signUpCall)
        .output(startedSessionSchema)
        .mutation(({ ctx, input }) => signUp(identity, ctx, input)),
      logIn: workspaceProcedure
        .meta({ role: 'anyone' })
        .input(logInCall)
        .output(startedSessionSchema)
        .mutation(({ ctx, input }) => logIn(identity, ctx, input)),
      signInWithGoogle: workspaceProcedure
        .meta({ role: 'anyone' })
        .input(googleSignInCall)
        .output(startedSessionSchema)
        .mutation(({ ctx, input }) => signInWithGoogle(identity, ctx, input)),
      ways: workspaceProcedure
        .meta({ role: 'anyone' })
        .output(signInWaysSchema)
        .query(() => listSignInWays(identity)),
      resolveExternal: serviceProcedure
        .input(resolveExternalInput)
        .output(userSchema)
        .mutation(({ ctx, input }) => resolveExternal(identity, ctx, input)),
      verifyEmail: workspaceProcedure
        .meta({ role: 'anyone' })
        .input(verifyEmailInput)
        .output(doneSchema)
        .mutation(async ({ ctx, input }) => {
          await verifyEmail(identity, ctx, input);
          return done;
        }),
    }),
    sessions: router({
      me: workspaceProcedure
        .meta({ role: 'anyone' })
        .output(meSchema)
        .query(async ({ ctx }) => ({ user: await findCurrentUser(identity, ctx) })),
      revoke: workspaceProcedure
        .meta({ role: 'anyone' })
        .output(loggedOutSchema)
        .mutation(async ({ ctx }) => {
          await revokeSession(identity, ctx);
          return { success: true as const };
        }),
      revokedSince: serviceProcedure
        .input(revokedSinceInput)
        .output(revokedSinceSchema)
        .query(({ ctx, input }) => listRevokedSessions(identity, ctx, input)),
      seen: serviceProcedure
        .input(seenSessionsInput)
        .output(seenSessionsSchema)
        .mutation(({ ctx, input }) => seeSessions(identity, ctx, input)),
      list: memberProcedure
        .meta({ role: 'anyone' })
        .output(sessionListSchema)
        .query(async ({ ctx }) => ({
          sessions: await listSessions(identity, ctx),
        })),
      end: memberProcedure
        .meta({ role: 'anyone' })
        .input(sessionParams)
        .output(doneSchema)
        .mutation(async ({ ctx, input }) => {
          await endSession(identity, ctx, input);
          return done;
        }),
      endOthers: memberProcedure
        .meta({ role: 'anyone' })
        .output(doneSchema)
        .mutation(async ({ ctx }) => {
          await endOtherSessions(identity, ctx);
          return done;
        }),
    }),
    tokens: createTokenRouter(identity),
    workspaces: createWorkspacesRouter(identity),
    members: createMembersRouter(identity),
    notifications: createNotificationsRouter(identity),
    limits: router({
      takeTokens: serviceProcedure
        .input(takeTokensInput)
        .output(tokensTakenSchema)
        .mutation(({ input }) => identity.buckets.take(input)),
    }),
    passwords: createPasswordRouter(identity),
    invitations: createInvitationRouter(identity),
    factors: createFactorRouter(identity),
    sso: createSsoRouter(identity),
    scim: createScimRouter(identity),
    keys: router({
      jwks: serviceProcedure.output(jwksSchema).query(() => identity.keys.jwks()),
    }),
  });

const createTokenRouter = (identity: Identity) =>
  router({
    create: memberProcedure
      .meta({ role: 'admin' })
      .input(newTokenInput)
      .output(tokenCreatedSchema)
      .mutation(({ ctx, input }) => createToken(identity, ctx, input)),
    list: memberProcedure
      .meta({ role: 'admin' })
      .input(tokenFilter)
      .output(tokenListSchema)
      .query(({ ctx, input }) => listTokens(identity, ctx, input)),
    delete: memberProcedure
      .meta({ role: 'admin' })
      .input(sessionParams)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await deleteToken(identity, ctx, input);
        return done;
      }),
    find: serviceProcedure
      .input(findTokenInput)
      .output(foundTokenSchema)
      .query(async ({ ctx, input }) => ({ token: await findToken(identity, ctx, input) })),
  });

const createPasswordRouter = (identity: Identity) =>
  router({
    change: memberProcedure
      .meta({ role: 'anyone' })
      .input(changePasswordInput)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await changePassword(identity, ctx, input);
        return done;
      }),
    requestReset: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(requestResetInput)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await requestReset(identity, ctx, input);
        return done;
      }),
    confirmReset: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(confirmResetInput)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await confirmReset(identity, ctx, input);
        return done;
      }),
  });

const createInvitationRouter = (identity: Identity) =>
  router({
    create: memberProcedure
      .meta({ role: 'admin' })
      .input(inviteInput)
      .output(invitedSchema)
      .mutation(async ({ ctx, input }) => ({
        invitation: await invite(identity, ctx, input),
      })),
    list: memberProcedure
      .meta({ role: 'admin' })
      .output(invitationListSchema)
      .query(async ({ ctx }) => ({
        invitations: await listInvitations(identity, ctx),
      })),
    withdraw: memberProcedure
      .meta({ role: 'admin' })
      .input(sessionParams)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await withdrawInvitation(identity, ctx, input);
        return done;
      }),
    accept: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(acceptInvitationCall)
      .output(startedSessionSchema)
      .mutation(({ ctx, input }) => acceptInvitation(identity, ctx, input)),
  });

const done = { success: true as const };

export type IdentityRouter = ReturnType<typeof createIdentityRouter>;
