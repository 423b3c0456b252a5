import {
  challengeSeconds,
  deviceHeaderName,
  secondStepSchema,
  ssoCallbackInput,
  ssoChallengeCookieName,
  ssoCookieName,
  ssoCookiePath,
  ssoSignInSeconds,
  startSsoInput,
} from '@workspace-ops/contracts';
import { toAppError, withContext } from '@workspace-ops/rpc';
import type { AppError } from '@workspace-ops/service-kit';
import { parseCookie } from 'cookie';
import { clientFacts } from '../http/client-facts.ts';
import type { EdgeAnswer } from '../http/send-raw.ts';
import { type Cookie, listSessionCookies } from '../http/session-cookies.ts';
import { jsonRoute, rawRoute, type Route } from './route.ts';

const area = 'Accounts and sessions';

export const ssoCallbackPath = '/api/auth/sso/callback';

interface Kept {
  value: string;
  seconds: number;
  origin: string;
}

/** The browser sends it back with the provider's redirect, which comes from another site. */
const makeCookie = (name: string, { value, seconds, origin }: Kept): Cookie => ({
  name,
  value,
  options: {
    httpOnly: true,
    path: ssoCookiePath,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    maxAge: seconds * 1_000,
  },
});

const forgotten = (origin: string): Cookie =>
  makeCookie(ssoCookieName, { value: '', seconds: 0, origin });

/** Neither a redirect nor its cookies are for caches. */
const redirectTo = (location: string, cookies: readonly Cookie[]): EdgeAnswer => ({
  status: 302,
  headers: { Location: location, 'Cache-Control': 'no-store' },
  cookies,
  body: '',
});

/**
 * What a person is shown instead of an error: the console's sign-in page, which asks for the second
 * factor or says what went wrong. The challenge goes in a cookie, since addresses are logged and kept.
 */
function showInConsole({ code, extra }: AppError, origin: string): EdgeAnswer {
  const { challenge, returnTo } = extra ?? {};
  if (code !== 'second_factor_required' || typeof challenge !== 'string') {
    const refused = new URLSearchParams({ refused: code });
    return redirectTo(`/console/login?${refused.toString()}`, [forgotten(origin)]);
  }
  const step = new URLSearchParams({ step: 'factor', returnTo: String(returnTo) });
  const kept = { value: challenge, seconds: challengeSeconds, origin };
  return redirectTo(`/console/login?${step.toString()}`, [
    forgotten(origin),
    makeCookie(ssoChallengeCookieName, kept),
  ]);
}

interface Asking {
  wantsConsole: () => boolean;
  origin: () => string;
}

/** Faults of this service or of the provider stay errors, which are logged. */
const orInConsole = (
  { wantsConsole, origin }: Asking,
  work: Promise<EdgeAnswer>,
): Promise<EdgeAnswer> =>
  work.catch((thrown: unknown) => {
    const error = toAppError(thrown);
    if (error.status >= 500 || !wantsConsole()) throw error;
    return showInConsole(error, origin());
  });

const inConsole =
  'A browser (`Accept: text/html`) is led to the sign-in page of the console instead of an error, where there is a console.';

export const ssoSignInRoutes: readonly Route[] = [
  rawRoute({
    method: 'get',
    path: '/api/auth/sso/start',
    area,
    operationId: 'startSsoSignIn',
    summary: 'Sign in with the provider of the email’s domain',
    description: `Redirects the browser to the provider. The browser that begins must also end the sign-in, within ten minutes. ${inConsole}`,
    auth: 'none',
    role: 'anyone',
    status: 302,
    query: startSsoInput,
    output: {
      mediaTypes: [],
      description: 'A redirect to the provider.',
      headers: {
        Location: 'Where the browser signs in.',
        'Set-Cookie': 'Binds it to the browser.',
      },
    },
    errors: [404, 502],
    call: ({ identity }, { query, ...asking }, ctx) => {
      const origin = asking.origin();
      const start = async () => {
        const call = { ...query, redirectUri: `${origin}${ssoCallbackPath}` };
        const { location, browserSecret } = await identity.sso.start.mutate(call, withContext(ctx));
        const kept = { value: browserSecret, seconds: ssoSignInSeconds, origin };
        return redirectTo(location, [makeCookie(ssoCookieName, kept)]);
      };
      return orInConsole(asking, start());
    },
  }),
  rawRoute({
    method: 'get',
    path: ssoCallbackPath,
    area,
    operationId: 'finishSsoSignIn',
    summary: 'Come back from the provider',
    description: `The provider sends the browser here. Starts a session in the provider’s workspace with the session cookie, as a login does, and redirects to the path that the sign-in was begun for. The first sign-in makes the account, where \`SIGN_UP\` is not \`off\`, and the membership. ${inConsole}`,
    auth: 'none',
    role: 'anyone',
    status: 302,
    query: ssoCallbackInput,
    output: {
      mediaTypes: [],
      description: 'A redirect to a path of this service.',
      headers: { Location: 'The path.', 'Set-Cookie': 'The session’s cookie.' },
    },
    errors: [401, 403, 502],
    call: ({ identity }, { query, headers, ...asking }, ctx) => {
      const origin = asking.origin();
      const finish = async () => {
        const browserSecret = readCookie(headers.cookie, ssoCookieName);
        const call = { answer: query, browserSecret, client: clientFacts(headers) };
        const finished = await identity.sso.finish.mutate(call, withContext(ctx));
        const session = listSessionCookies(finished, origin.startsWith('https:'));
        const answer = redirectTo(finished.returnTo, [...session, forgotten(origin)]);
        return {
          ...answer,
          headers: { ...answer.headers, [deviceHeaderName]: finished.deviceToken },
        };
      };
      return orInConsole(asking, finish());
    },
  }),
  jsonRoute({
    method: 'get',
    path: '/api/auth/sso/challenge',
    area,
    operationId: 'showSsoChallenge',
    summary: 'Show the second factor that a sign-in at the provider waits for',
    description:
      'For the browser that came back from the provider to the console: its challenge is in a cookie. `POST /api/auth/login/factor` finishes the sign-in, within five minutes.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    output: secondStepSchema,
    errors: [401],
    call: ({ identity }, { headers }, ctx) =>
      identity.factors.secondStep.query(
        { challenge: readCookie(headers.cookie, ssoChallengeCookieName) },
        withContext(ctx),
      ),
  }),
];

/** A cookie that was cleared is as good as none. */
const readCookie = (header: string | undefined, name: string): string | undefined =>
  (header && parseCookie(header)[name]) || undefined;
