import {
  googleSignInInput,
  logInInput,
  loggedOutSchema,
  meSchema,
  signedInSchema,
  signInWaysSchema,
  signUpInput,
} from '@workspace-ops/contracts';
import { withContext, type RequestContext } from '@workspace-ops/rpc';
import type { z } from 'zod';
import { readUserFromToken } from '../authentication/credential.ts';
import { jsonRoute, type Route } from './route.ts';
import { clientFacts } from '../http/client-facts.ts';
import { withFallback } from './with-fallback.ts';

const area = 'Accounts and sessions';

export const accountRoutes: readonly Route[] = [
  jsonRoute({
    method: 'post',
    path: '/api/auth/signup',
    area,
    operationId: 'signUp',
    summary: 'Create an account with its personal workspace',
    description:
      'Starts a session: as the answer’s `token`, and as the session cookie. Where `SIGN_UP` is `invite`, accounts beyond the first need an invitation (403). An email that has an account is 400 in every mode.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    body: signUpInput,
    output: signedInSchema,
    session: 'set',
    errors: [403, 429],
    example: { email: 'dana@example.com', password: 'correct horse', name: 'Dana' },
    call: ({ identity }, { body, headers }, ctx) =>
      identity.accounts.signUp.mutate({ ...body, client: clientFacts(headers) }, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/login',
    area,
    operationId: 'logIn',
    summary: 'Sign in with email and password',
    description:
      'An email without an account gets one, with this password, where `LOGIN_PROVISIONING` and `SIGN_UP` let it. A client that sends the `X-Device-Token` of an earlier sign-in, or its cookie, is not locked out by others’ failed guesses.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    body: logInInput,
    output: signedInSchema,
    session: 'set',
    errors: [401, 429],
    example: { email: 'dana@example.com', password: 'correct horse' },
    call: ({ identity }, { body, headers }, ctx) =>
      identity.accounts.logIn.mutate({ ...body, client: clientFacts(headers) }, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/google',
    area,
    operationId: 'signInWithGoogle',
    summary: 'Sign in with Google',
    description:
      'An unknown email gets an account with the login method `google`. The first sign-in to an account that Google vouches for removes the password set before and ends the other sessions.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    body: googleSignInInput,
    output: signedInSchema,
    session: 'set',
    errors: [401, 403, 429],
    example: { email: 'dana@example.com', name: 'Dana' },
    call: ({ identity }, { body, headers }, ctx) =>
      identity.accounts.signInWithGoogle.mutate(
        { ...body, client: clientFacts(headers) },
        withContext(ctx),
      ),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/auth/ways',
    area,
    operationId: 'listSignInWays',
    summary: 'Show what somebody who is not signed in may do here',
    auth: 'none',
    role: 'anyone',
    status: 200,
    output: signInWaysSchema,
    call: ({ identity }, _input, ctx) => identity.accounts.ways.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/auth/me',
    area,
    operationId: 'getCurrentUser',
    summary: 'Show who is signed in',
    description: '`user` is null without a session and with an invalid or expired one.',
    auth: 'optional',
    role: 'anyone',
    status: 200,
    output: meSchema,
    call: async ({ identity }, { headers }, ctx) => {
      if (ctx.caller.userId === null) return { user: null };
      const ask = (patient: RequestContext) =>
        identity.sessions.me.query(undefined, withContext(patient));
      return withFallback<z.infer<typeof meSchema>>(ctx, ask, () => {
        const user = readUserFromToken(headers);
        return user && { user: { ...user, role: ctx.caller.role ?? user.role } };
      });
    },
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/logout',
    area,
    operationId: 'logOut',
    summary: 'End the session and clear its cookie',
    description:
      'Succeeds without a session too. An identity provider’s token stays valid until it expires: the answer then says `ended: false`.',
    auth: 'optional',
    role: 'anyone',
    status: 200,
    output: loggedOutSchema,
    session: 'clear',
    errors: [403],
    call: async ({ identity }, _input, ctx) => {
      const { sessionId, userId } = ctx.caller;
      if (sessionId !== null) return identity.sessions.revoke.mutate(undefined, withContext(ctx));
      return { success: true as const, ...(userId !== null && { ended: false as const }) };
    },
  }),
];
