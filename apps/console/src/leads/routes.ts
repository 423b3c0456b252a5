import { createRoute } from '@tanstack/react-router';
import { pickOneOf } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { leadKinds, type LeadKind } from './kinds.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const leadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inbox/leads',
  validateSearch: (search: Record<string, unknown>): { kind?: LeadKind } => {
    const kind = pickOneOf(search['kind'], leadKinds);
    return { ...(kind && { kind }) };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { kind = 'replies' } }) => {
    const { leadsQuery } = await loadFile(() => import('./queries.ts'));
    void context.client.prefetchInfiniteQuery(leadsQuery(kind));
  },
  component: lazyScreen(() => import('./leads-page.tsx'), 'LeadsPage'),
});

export const leadRoutes = [leadsRoute] as const;
