import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { approvalsQuery } from './queries.ts';

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => redirect({ to: '/approvals', replace: true, throw: true }),
});

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/approvals',
  loader: ({ context }) => void context.client.prefetchQuery(approvalsQuery()),
  component: lazyRouteComponent(() => import('./approvals-page.tsx'), 'ApprovalsPage'),
});

export const approvalRoutes = [homeRoute, listRoute] as const;
