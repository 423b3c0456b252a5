import { createRoute } from '@tanstack/react-router';
import { pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

interface PoliciesSearch {
  edit?: true;
  /** The run that the policies are tried on. */
  run?: string;
}

const policiesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/policies',
  validateSearch: (search: Record<string, unknown>): PoliciesSearch => ({
    ...pickTexts(search, ['run']),
    ...(search['edit'] === true && { edit: true }),
  }),
  loader: async ({ context }) => {
    const { policiesQuery } = await loadFile(() => import('./queries.ts'));
    void context.client.prefetchQuery(policiesQuery);
  },
  component: lazyScreen(() => import('./policies-page.tsx'), 'PoliciesPage'),
});

export const policyRoutes = [policiesRoute] as const;
