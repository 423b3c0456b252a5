import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';

const overviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/overview',
  loader: async ({ context: { client } }) => {
    const { dayStatsQuery, failedQuery, waitingQuery } = await import('./queries.ts');
    void client.prefetchQuery(dayStatsQuery);
    void client.prefetchQuery(waitingQuery);
    void client.prefetchQuery(failedQuery);
  },
  component: lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage'),
});

export const overviewRoutes = [overviewRoute] as const;
