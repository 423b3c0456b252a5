import { createRoute } from '@tanstack/react-router';
import { pickOneOf } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const budgetsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/budgets',
  validateSearch: (search: Record<string, unknown>): { do?: 'set' } => {
    const what = pickOneOf(search['do'], ['set']);
    return { ...(what && { do: what }) };
  },
  loader: async ({ context }) => {
    const { budgetsQuery } = await loadFile(() => import('./queries.ts'));
    void context.client.prefetchQuery(budgetsQuery);
  },
  component: lazyScreen(() => import('./budgets-page.tsx'), 'BudgetsPage'),
});

export const budgetRoutes = [budgetsRoute] as const;
