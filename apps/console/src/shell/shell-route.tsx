import { createRoute, redirect } from '@tanstack/react-router';
import { closeOthers } from '../notifications/owner.ts';
import { retryBriefly } from '../query-client.ts';
import { meQuery } from '../session/me.ts';
import { rootRoute } from '../root-route.tsx';
import { Shell } from './shell.tsx';

/** The parent of every screen that somebody must be signed in for. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ context, location, cause }) => {
    const user = await context.client.ensureQueryData({ ...meQuery, retry: retryBriefly });
    void closeOthers(user);
    if (user === null) {
      // On a page that was open somebody was signed in.
      const search = { next: location.href, ...(cause === 'stay' && { ended: true as const }) };
      redirect({ to: '/login', search, throw: true });
    }
    return { user: user! };
  },
  component: Shell,
});
