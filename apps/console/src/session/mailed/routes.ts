import { createRoute } from '@tanstack/react-router';
import { retryBriefly } from '../../query-client.ts';
import { rootRoute } from '../../root-route.tsx';
import { meQuery } from '../me.ts';
import { lazyScreen } from '../../ui/lazy-screen.ts';

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyScreen(() => import('./reset-page.tsx'), 'ResetPage'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  loader: ({ context }) => context.client.ensureQueryData({ ...meQuery, retry: retryBriefly }),
  component: lazyScreen(() => import('./invitation-page.tsx'), 'InvitationPage'),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  component: lazyScreen(() => import('./verify-page.tsx'), 'VerifyPage'),
});

/** Where the links of mails lead. */
export const mailedRoutes = [resetRoute, invitationRoute, verifyRoute] as const;
