import { createRoute } from '@tanstack/react-router';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { readRunFilter } from './filter.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/runs',
  validateSearch: readRunFilter,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, deps }) => {
    const [{ runPagesQuery }, { workflowsQuery }] = await Promise.all([
      loadFile(() => import('./queries.ts')),
      loadFile(() => import('../lists/workflows-query.ts')),
    ]);
    void client.prefetchInfiniteQuery(runPagesQuery(deps));
    void client.prefetchQuery(workflowsQuery);
  },
  component: lazyScreen(() => import('./runs-page.tsx'), 'RunsPage'),
});

const runTabs = ['steps', 'artifacts', 'input', 'audit'] as const;

export type RunTab = (typeof runTabs)[number];

export interface RunSearch {
  tab?: RunTab;
  axis?: 'time';
  /** The step whose detail is open. */
  step?: string;
}

function readRunSearch(search: Record<string, unknown>): RunSearch {
  const tab = pickOneOf(search['tab'], runTabs);
  const axis = pickOneOf(search['axis'], ['time'] as const);
  return { ...pickTexts(search, ['step']), ...(tab && { tab }), ...(axis && { axis }) };
}

const runRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/runs/$runId',
  validateSearch: readRunSearch,
  loader: async ({ context: { client }, params: { runId } }) => {
    const { pausesQuery, runQuery } = await loadFile(() => import('../content/run-query.ts'));
    void client.prefetchQuery(runQuery(runId));
    void client.prefetchQuery(pausesQuery(runId));
  },
  component: lazyScreen(() => import('./run-page.tsx'), 'RunPage'),
});

export const runRoutes = [listRoute, runRoute] as const;
