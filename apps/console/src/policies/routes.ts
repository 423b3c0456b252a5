import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { policiesQuery } from './queries.ts';

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
  loader: ({ context }) => void context.client.prefetchQuery(policiesQuery),
  component: lazyRouteComponent(() => import('./policies-page.tsx'), 'PoliciesPage'),
});

export const policyRoutes = [policiesRoute] as const;
