import { ssoSignInSeconds, type startedSso, type startSsoCall } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
} from 'openid-client';
import type { z } from 'zod';
import { ssoSignIns } from '../db/schema/sso.ts';
import type { Identity } from '../identity.ts';
import { ssoLimits } from '../limits/account-limits.ts';
import { hashSecret } from '../mail/mailed-tokens.ts';
import { deriveValues, newBrowserSecret, type SignInValues } from './browser-secret.ts';
import { type ConnectionRow, readDomain, findConnectionOfDomain } from './find-connection.ts';
import { findProvider } from './ask-provider.ts';

type Start = z.output<typeof startSsoCall>;

/**
 * Where the browser of somebody with the email signs in, and the secret that it must come back with.
 * @throws {AppError} `not_found` for a domain without a provider, `rate_limited`, `upstream_failed`.
 */
export async function startSignIn(
  identity: Identity,
  { caller }: RequestContext,
  start: Start,
): Promise<z.output<typeof startedSso>> {
  await identity.limits.reserve(ssoLimits(caller.address));
  const connection = await identity.database.read(allWorkspaces, ({ db }) =>
    findConnectionOfDomain(db, readDomain(start.email)),
  );
  if (connection === undefined) throw noProvider();
  const provider = await findProvider(identity, connection);
  const browserSecret = newBrowserSecret();
  const values = deriveValues(browserSecret);
  await storeSignIn(identity, connection, { values, start });
  const location = await buildLocation(provider, connection, { values, start });
  return { location, browserSecret };
}

const noProvider = (): AppError =>
  new AppError('not_found', 'The email’s domain has no sign-in provider.');

interface Begun {
  values: SignInValues;
  start: Start;
}

function storeSignIn(
  { database, clock }: Identity,
  { workspaceId }: ConnectionRow,
  { values, start: { redirectUri, returnTo } }: Begun,
): Promise<void> {
  return database.transaction(workspaceId, async ({ db }) => {
    await db.insert(ssoSignIns).values({
      workspaceId,
      stateHash: hashSecret(values.state),
      redirectUri,
      returnTo,
      expiresAt: new Date(clock.now().getTime() + ssoSignInSeconds * 1_000),
    });
  });
}

async function buildLocation(
  provider: Configuration,
  { roleClaim }: ConnectionRow,
  { values: { state, nonce, codeVerifier }, start }: Begun,
): Promise<string> {
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: start.redirectUri,
    scope: chooseScope(provider, roleClaim),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    login_hint: start.email,
  });
  return url.href;
}

/** Some providers send a claim, as `groups`, only to who asks for the scope of its name. */
function chooseScope(provider: Configuration, roleClaim: string | null): string {
  const known = provider.serverMetadata().scopes_supported ?? [];
  const further = roleClaim !== null && known.includes(roleClaim) ? [roleClaim] : [];
  return ['openid', 'email', 'profile', ...further].join(' ');
}
