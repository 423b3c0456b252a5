import { queryOptions } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { api, OpsError } from '../api.ts';
import { retryBriefly } from '../query-client.ts';
import { rootRoute } from '../root-route.tsx';
import { meQuery } from './me.ts';
import { readNext } from './next.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';

interface LoginSearch {
  /** Where the person was going. */
  next?: string;
  /** The session ended while a page was open. */
  ended?: true;
  /** Sign up instead of in. */
  new?: true;
  /** Back from the company's provider, with a second factor left to show. */
  step?: 'factor';
  /** Where a sign-in at the provider was to lead: a path of the service, and not of the console alone. */
  returnTo?: string;
  /** The code with which a sign-in at the provider was refused. */
  refused?: string;
}

const texts = ['next', 'returnTo', 'refused'] as const;

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...Object.fromEntries(
      texts.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ),
    ...(search['new'] === true && { new: true }),
    ...(search['ended'] === true && { ended: true }),
    ...(search['step'] === 'factor' && { step: 'factor' }),
  }),
  beforeLoad: async ({ context, search }) => {
    // A sign-in at the provider may be another account's than the session of before.
    if (search.step === 'factor' || search.refused !== undefined) return;
    // Where the request fails, it is not known whether they are signed in: its error is shown, with a retry.
    const user = await context.client.fetchQuery({ ...meQuery, retry: retryBriefly });
    if (user !== null) redirect({ href: readNext(search.next), replace: true, throw: true });
  },
  loaderDeps: ({ search: { step } }) => ({ step }),
  loader: ({ context, deps }) =>
    deps.step === 'factor' ? context.client.fetchQuery(challengeQuery) : null,
  component: lazyScreen(() => import('./login-page.tsx'), 'LoginPage'),
});

/** What the sign-in waits for that this browser came back with; null where it waits not any more. */
const challengeQuery = queryOptions({
  queryKey: ['challenge'],
  queryFn: ({ signal }) =>
    api.get('/api/auth/sso/challenge', { signal }).catch((error: unknown) => {
      if (OpsError.is(error, 'unauthenticated')) return null;
      throw error;
    }),
  staleTime: 0,
  retry: retryBriefly,
});
