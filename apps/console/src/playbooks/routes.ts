import { createRoute } from '@tanstack/react-router';
import { pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

interface PlaybooksSearch {
  /** The playbook whose handoffs are shown; all without. */
  playbook?: string;
  as?: 'table';
}

const playbooksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/playbooks',
  validateSearch: (search: Record<string, unknown>): PlaybooksSearch => ({
    ...pickTexts(search, ['playbook']),
    ...(search['as'] === 'table' && { as: 'table' }),
  }),
  loader: async ({ context: { client } }) => {
    const { catalogueQuery, handoffCountsQuery, playbooksQuery } = await loadFile(
      () => import('./queries.ts'),
    );
    void client.prefetchQuery(catalogueQuery);
    void client.prefetchQuery(playbooksQuery);
    void client.prefetchQuery(handoffCountsQuery);
  },
  component: lazyScreen(() => import('./playbooks-page.tsx'), 'PlaybooksPage'),
});

export const playbookRoutes = [playbooksRoute] as const;
