import { createRoute, redirect } from '@tanstack/react-router';
import { pickOneOf } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { approvalViews, type ApprovalView } from './views.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => redirect({ to: '/approvals', replace: true, throw: true }),
});

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/approvals',
  validateSearch: (search: Record<string, unknown>): { view?: ApprovalView } => {
    const view = pickOneOf(search['view'], approvalViews);
    return { ...(view && { view }) };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { view = 'open' } }) => {
    const { approvalsQuery } = await loadFile(() => import('./queries.ts'));
    void context.client.prefetchInfiniteQuery(approvalsQuery(view));
  },
  component: lazyScreen(() => import('./approvals-page.tsx'), 'ApprovalsPage'),
});

const oneRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/approvals/$id',
  loader: async ({ context, params: { id } }) => {
    const { approvalQuery } = await loadFile(() => import('./queries.ts'));
    void context.client.prefetchQuery(approvalQuery(id));
  },
  component: lazyScreen(() => import('./approval-page.tsx'), 'ApprovalPage'),
});

export const approvalRoutes = [homeRoute, listRoute, oneRoute] as const;
