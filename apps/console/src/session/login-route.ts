import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from '../root-route.tsx';
import { meQuery } from './me.ts';
import { readNext } from './next.ts';

interface LoginSearch {
  /** Where the person was going. */
  next?: string;
  /** Sign up instead of in. */
  new?: true;
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...(typeof search['next'] === 'string' && { next: search['next'] }),
    ...(search['new'] === true && { new: true }),
  }),
  beforeLoad: async ({ context, search }) => {
    const user = await context.client.fetchQuery(meQuery).catch(() => null);
    if (user !== null) redirect({ href: readNext(search.next), replace: true, throw: true });
  },
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
});
