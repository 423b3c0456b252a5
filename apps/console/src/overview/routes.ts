import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { dayStatsQuery, failedQuery, waitingQuery } from './queries.ts';

const overviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/overview',
  loader: ({ context: { client } }) => {
    void client.prefetchQuery(dayStatsQuery);
    void client.prefetchQuery(waitingQuery);
    void client.prefetchQuery(failedQuery);
  },
  component: lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage'),
});

export const overviewRoutes = [overviewRoute] as const;
