import type { finishedSso, ssoCallbackCall, StartedSession } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, isSameText } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import type { z } from 'zod';
import { ssoSignIns } from '../db/schema/sso.ts';
import type { Identity } from '../identity.ts';
import { hashSecret } from '../mail/mailed-tokens.ts';
import { readClient } from '../sessions/client.ts';
import { startSession } from '../sessions/start-session.ts';
import { admitPerson } from './admit-person.ts';
import { auditRefusal } from './audit-refusal.ts';
import { askProvider, findProvider } from './ask-provider.ts';
import { deriveValues, type SignInValues } from './browser-secret.ts';
import { type ConnectionRow, findConnection } from './find-connection.ts';
import { readPerson } from './read-person.ts';

type Callback = z.output<typeof ssoCallbackCall>;

/**
 * Signs in whom the provider has sent back with the browser that began, in the connection's workspace.
 * @throws {AppError} `forbidden` for a sign-in that was not begun in this browser, is too old or was
 * used, and for who may not have an account; `unauthenticated` for an answer that does not hold,
 * `upstream_failed`.
 */
export async function finishSignIn(
  identity: Identity,
  ctx: RequestContext,
  callback: Callback,
): Promise<z.output<typeof finishedSso>> {
  const { values, row } = await useSignIn(identity, callback);
  const connection = await identity.database.read(row.workspaceId, ({ db }) =>
    findConnection(db, row.workspaceId),
  );
  if (connection === undefined) throw notBegun();
  if (callback.answer.error !== undefined) throw refusedByProvider();
  const provider = await findProvider(identity, connection);
  const claims = await askProvider(identity, connection, () =>
    readClaims(provider, connection, {
      answer: callback.answer,
      values,
      redirectUri: row.redirectUri,
    }),
  );
  const { address } = ctx.caller;
  const account = await auditRefusal(identity, { connection, claims, address }, () =>
    admitPerson(identity, connection, {
      person: readPerson(claims, connection.roleClaim),
      address,
    }),
  );
  const { returnTo } = row;
  const session: StartedSession = await startSession(identity, account, {
    method: 'sso',
    client: readClient(ctx, callback),
  }).catch((error: unknown) => {
    throw withReturn(error, returnTo);
  });
  return { ...session, returnTo };
}

/** Where the sign-in was to lead goes along with a challenge: nothing knows it after this answer. */
const withReturn = (error: unknown, returnTo: string): unknown =>
  error instanceof AppError && error.code === 'second_factor_required'
    ? new AppError(error.code, error.message, { extra: { ...error.extra, returnTo } })
    : error;

const notBegun = (): AppError =>
  new AppError(
    'forbidden',
    'This sign-in was not begun in this browser, took too long or was used before. Begin again.',
  );

const refusedByProvider = (): AppError =>
  new AppError('unauthenticated', 'The sign-in provider did not let you in. Begin again.');

/** The sign-in that the browser began, once. */
async function useSignIn(
  { database, clock }: Identity,
  { answer: { state }, browserSecret }: Callback,
) {
  if (browserSecret === undefined || state === undefined) throw notBegun();
  const values = deriveValues(browserSecret);
  if (!isSameText(state, values.state)) throw notBegun();
  const [row] = await database.transaction(allWorkspaces, ({ db }) =>
    db
      .delete(ssoSignIns)
      .where(and(eq(ssoSignIns.stateHash, hashSecret(state))))
      .returning(),
  );
  if (row === undefined || row.expiresAt <= clock.now()) throw notBegun();
  return { values, row };
}

interface Returned {
  answer: Callback['answer'];
  values: SignInValues;
  redirectUri: string;
}

/** Trades the code for the claims, which the library verifies (OpenID Connect Core, 3.1.3.7). */
async function readClaims(
  provider: Configuration,
  { roleClaim }: ConnectionRow,
  { answer, values, redirectUri }: Returned,
): Promise<Record<string, unknown>> {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  const tokens = await authorizationCodeGrant(provider, url, {
    pkceCodeVerifier: values.codeVerifier,
    expectedNonce: values.nonce,
    expectedState: values.state,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  const isWhole = claims['email'] !== undefined && (roleClaim === null || roleClaim in claims);
  const further =
    isWhole || provider.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { ...further, ...claims };
}
