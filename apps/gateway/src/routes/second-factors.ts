import {
  addPasskeyInput,
  confirmSessionInput,
  confirmTotpInput,
  doneSchema,
  factorAddedSchema,
  factorListSchema,
  factorParams,
  logInWithFactorInput,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  sessionConfirmedSchema,
  signedInSchema,
  signInWithPasskeyInput,
  startTotpInput,
  totpStartedSchema,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { clientFacts } from '../http/client-facts.ts';
import { jsonRoute, type Route } from './route.ts';

const area = 'Accounts and sessions';

const ofOwner = { area, auth: 'credential', role: 'anyone' } as const;
const ofStranger = { area, auth: 'none', role: 'anyone' } as const;

const recently =
  'Takes a session that was begun, or confirmed with `POST /api/auth/confirm`, less than five minutes ago: else 403 `confirmation_required`.';

const exampleChallenge = 'bGV0IG1lIGluLCBpdCBpcyBtZSBhZ2FpbiwgYXMgYmVmb3Jl';

const attestationExample = {
  id: 'Y3JlZGVudGlhbC0x',
  rawId: 'Y3JlZGVudGlhbC0x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

const assertionExample = {
  ...attestationExample,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'MEUC' },
};

const ownFactors: readonly Route[] = [
  jsonRoute({
    ...ofOwner,
    method: 'get',
    path: '/api/auth/factors',
    operationId: 'listFactors',
    summary: 'List your second factors',
    status: 200,
    output: factorListSchema,
    call: ({ identity }, _input, ctx) => identity.factors.list.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    ...ofOwner,
    method: 'post',
    path: '/api/auth/factors/totp',
    operationId: 'startTotp',
    summary: 'Begin to add an authenticator application',
    description: `Answers with its secret; nothing is asked for until a code of it was shown. Takes a confirmed email. ${recently}`,
    status: 201,
    body: startTotpInput,
    output: totpStartedSchema,
    errors: [403, 409],
    example: { name: 'Phone' },
    call: ({ identity }, { body }, ctx) =>
      identity.factors.startTotp.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    ...ofOwner,
    method: 'post',
    path: '/api/auth/factors/totp/confirm',
    operationId: 'confirmTotp',
    summary: 'Add an authenticator application with a code of it',
    description: `From now on signing in asks for a second factor. With the account’s first one come ten recovery codes. ${recently}`,
    status: 200,
    body: confirmTotpInput,
    output: factorAddedSchema,
    errors: [403, 404, 409, 429],
    example: { id: 'fac_01a1fc79b24e736488ce616f4df21850', code: '287082' },
    call: ({ identity }, { body }, ctx) =>
      identity.factors.confirmTotp.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    ...ofOwner,
    method: 'post',
    path: '/api/auth/factors/passkeys/options',
    operationId: 'beginPasskey',
    summary: 'Get what a browser makes a passkey with',
    description: `For \`navigator.credentials.create()\`; valid for five minutes. Takes a confirmed email. ${recently}`,
    status: 200,
    output: passkeyOptionsSchema,
    errors: [403, 409, 503],
    call: ({ identity }, _input, ctx) =>
      identity.factors.beginPasskey.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    ...ofOwner,
    method: 'post',
    path: '/api/auth/factors/passkeys',
    operationId: 'addPasskey',
    summary: 'Add a passkey that a browser has made',
    description: `It is a second factor, and signs in by itself where it recognises its person. With the account’s first factor come ten recovery codes. ${recently}`,
    status: 201,
    body: addPasskeyInput,
    output: factorAddedSchema,
    errors: [403, 409],
    example: { challenge: exampleChallenge, passkey: attestationExample, name: 'Laptop' },
    call: ({ identity }, { body }, ctx) =>
      identity.factors.addPasskey.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    ...ofOwner,
    method: 'post',
    path: '/api/auth/factors/recovery-codes',
    operationId: 'renewRecoveryCodes',
    summary: 'Make ten new recovery codes',
    description: `Those of before are void. ${recently}`,
    status: 200,
    output: recoveryCodesSchema,
    errors: [403, 409],
    call: ({ identity }, _input, ctx) =>
      identity.factors.renewCodes.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    ...ofOwner,
    method: 'delete',
    path: '/api/auth/factors/:id',
    operationId: 'removeFactor',
    summary: 'Remove a second factor',
    description: `With the last one, the recovery codes are void. ${recently}`,
    status: 200,
    params: factorParams,
    output: doneSchema,
    errors: [403, 404],
    call: ({ identity }, { params }, ctx) =>
      identity.factors.remove.mutate(params, withContext(ctx)),
  }),
];

const signIns: readonly Route[] = [
  jsonRoute({
    ...ofStranger,
    method: 'post',
    path: '/api/auth/login/factor',
    operationId: 'logInWithFactor',
    summary: 'Finish a sign-in with a second factor',
    description:
      'With the `challenge` of a sign-in that was answered with 401 `second_factor_required`, and one of its `factors`. The challenge is valid for five minutes and for one sign-in.',
    status: 200,
    body: logInWithFactorInput,
    output: signedInSchema,
    session: 'set',
    errors: [401, 429],
    example: { challenge: exampleChallenge, totp: '287082' },
    call: ({ identity }, { body, headers }, ctx) =>
      identity.factors.logIn.mutate({ ...body, client: clientFacts(headers) }, withContext(ctx)),
  }),
  jsonRoute({
    ...ofStranger,
    method: 'post',
    path: '/api/auth/passkey/options',
    operationId: 'beginPasskeySignIn',
    summary: 'Get what a browser asks for a passkey with',
    description: 'For `navigator.credentials.get()`; valid for five minutes and one try.',
    status: 200,
    output: passkeyOptionsSchema,
    errors: [429, 503],
    call: ({ identity }, _input, ctx) =>
      identity.factors.beginSignIn.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    ...ofStranger,
    method: 'post',
    path: '/api/auth/passkey/verify',
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey alone',
    description:
      'The authenticator must have recognised its person. No password and no other factor is asked for.',
    status: 200,
    body: signInWithPasskeyInput,
    output: signedInSchema,
    session: 'set',
    errors: [401],
    example: { challenge: exampleChallenge, passkey: assertionExample },
    call: ({ identity }, { body, headers }, ctx) =>
      identity.factors.signIn.mutate({ ...body, client: clientFacts(headers) }, withContext(ctx)),
  }),
];

const confirmations: readonly Route[] = [
  jsonRoute({
    ...ofOwner,
    method: 'post',
    path: '/api/auth/confirm/options',
    operationId: 'beginConfirmation',
    summary: 'Get what a browser asks for a passkey with, to confirm a session',
    status: 200,
    output: passkeyOptionsSchema,
    errors: [403, 404, 503],
    call: ({ identity }, _input, ctx) =>
      identity.factors.beginConfirmation.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    ...ofOwner,
    method: 'post',
    path: '/api/auth/confirm',
    operationId: 'confirmSession',
    summary: 'Show again that it is you',
    description:
      'Marks the session as confirmed for five minutes, with the password or a second factor. Operations that answer 403 `confirmation_required` can be repeated then.',
    status: 200,
    body: confirmSessionInput,
    output: sessionConfirmedSchema,
    errors: [403, 429],
    example: { password: 'correct horse' },
    call: ({ identity }, { body }, ctx) => identity.factors.confirm.mutate(body, withContext(ctx)),
  }),
];

/** What an account’s owner signs in with beside the password. */
export const secondFactorRoutes: readonly Route[] = [...ownFactors, ...signIns, ...confirmations];
