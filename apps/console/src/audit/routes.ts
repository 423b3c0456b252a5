import { createRoute } from '@tanstack/react-router';
import { readPreferences } from '../preferences.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { pickFilter, readAuditSearch } from './filter.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/audit',
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => pickFilter(search),
  loader: async ({ context: { client }, deps }) => {
    const { auditPagesQuery, auditStatsQuery } = await loadFile(() => import('./queries.ts'));
    void client.prefetchInfiniteQuery(auditPagesQuery(deps, readPreferences().zone));
    void client.prefetchQuery(auditStatsQuery);
  },
  component: lazyScreen(() => import('./audit-page.tsx'), 'AuditPage'),
});

export const auditRoutes = [listRoute] as const;
