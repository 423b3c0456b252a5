import { createRoute, redirect } from '@tanstack/react-router';
import { retryBriefly } from '../query-client.ts';
import { meQuery } from '../session/me.ts';
import { rootRoute } from '../root-route.tsx';
import { Shell } from './shell.tsx';

/** The parent of every screen that somebody must be signed in for. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ context, location }) => {
    const user = await context.client.ensureQueryData({ ...meQuery, retry: retryBriefly });
    if (user === null) redirect({ to: '/login', search: { next: location.href }, throw: true });
    return { user: user! };
  },
  component: Shell,
});
