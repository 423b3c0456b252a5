import {
  googleSignInInput,
  logInInput,
  loggedOutSchema,
  meSchema,
  signedInSchema,
  signUpInput,
} from '@workspace-ops/contracts';
import { as, type Call } from '@workspace-ops/rpc';
import { userOfToken } from '../authentication/user-of-token.ts';
import { jsonRoute, type Route } from './route.ts';
import { withFallback } from './with-fallback.ts';

const area = 'Accounts and sessions';

export const accountRoutes: readonly Route[] = [
  jsonRoute({
    method: 'post',
    path: '/api/auth/signup',
    area,
    operationId: 'signUp',
    summary: 'Create an account with its personal workspace',
    description: 'Starts a session: as the answer’s `token`, and as the session cookie.',
    auth: 'none',
    status: 200,
    body: signUpInput,
    output: signedInSchema,
    session: 'set',
    errors: [429],
    example: { email: 'dana@example.com', password: 'correct horse', name: 'Dana' },
    call: ({ identity }, { body }, call) => identity.accounts.signUp.mutate(body, as(call)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/login',
    area,
    operationId: 'logIn',
    summary: 'Sign in with email and password',
    description:
      'An email without an account gets one, with this password, unless `LOGIN_PROVISIONING` is off.',
    auth: 'none',
    status: 200,
    body: logInInput,
    output: signedInSchema,
    session: 'set',
    errors: [401, 429],
    example: { email: 'dana@example.com', password: 'correct horse' },
    call: ({ identity }, { body }, call) => identity.accounts.logIn.mutate(body, as(call)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/google',
    area,
    operationId: 'signInWithGoogle',
    summary: 'Sign in with Google',
    description: 'An unknown email gets an account with the login method `google`.',
    auth: 'none',
    status: 200,
    body: googleSignInInput,
    output: signedInSchema,
    session: 'set',
    errors: [401, 429],
    example: { email: 'dana@example.com', name: 'Dana' },
    call: ({ identity }, { body }, call) =>
      identity.accounts.signInWithGoogle.mutate(body, as(call)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/auth/me',
    area,
    operationId: 'getCurrentUser',
    summary: 'Show who is signed in',
    description: '`user` is null without a session and with an invalid or expired one.',
    auth: 'optional',
    status: 200,
    output: meSchema,
    call: async ({ identity }, { headers }, call) => {
      if (call.caller.userId === null) return { user: null };
      const ask = (patient: Call) => identity.sessions.me.query(undefined, as(patient));
      return withFallback(call, ask, () => {
        const user = userOfToken(headers);
        return user && { user };
      });
    },
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/logout',
    area,
    operationId: 'logOut',
    summary: 'End the session and clear its cookie',
    description: 'Succeeds without a session too.',
    auth: 'optional',
    status: 200,
    output: loggedOutSchema,
    session: 'clear',
    errors: [403],
    call: async ({ identity }, _input, call) =>
      call.caller.sessionId === null
        ? { success: true as const }
        : identity.sessions.revoke.mutate(undefined, as(call)),
  }),
];
