import { createRoute } from '@tanstack/react-router';
import { pickOneOf } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

/** How far charts look back, besides a month of days. */
const trendRanges = ['hour', 'week'] as const;
type TrendRange = (typeof trendRanges)[number];

const overviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/overview',
  validateSearch: (search: Record<string, unknown>): { range?: TrendRange } => {
    const range = pickOneOf(search['range'], trendRanges);
    return { ...(range && { range }) };
  },
  loader: async ({ context: { client } }) => {
    const { dayStatsQuery, failedQuery, waitingQuery } = await loadFile(
      () => import('./queries.ts'),
    );
    void client.prefetchQuery(dayStatsQuery);
    void client.prefetchQuery(waitingQuery);
    void client.prefetchQuery(failedQuery);
  },
  component: lazyScreen(() => import('./overview-page.tsx'), 'OverviewPage'),
});

export const overviewRoutes = [overviewRoute] as const;
