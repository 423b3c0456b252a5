import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { filterOf, readAuditSearch } from './filter.ts';
import { auditPagesQuery, auditStatsQuery } from './queries.ts';

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/audit',
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context: { client }, deps }) => {
    void client.prefetchInfiniteQuery(auditPagesQuery(deps));
    void client.prefetchQuery(auditStatsQuery);
  },
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
});

export const auditRoutes = [listRoute] as const;
