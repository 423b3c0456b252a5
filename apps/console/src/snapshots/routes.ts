import { createRoute } from '@tanstack/react-router';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const actions = ['save', 'clone', 'restore', 'delete'] as const;

export interface SnapshotsSearch {
  /** The snapshot that is open. */
  id?: string;
  /** What is about to be done, with the open one where it is not `save`. */
  do?: (typeof actions)[number];
}

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/snapshots',
  validateSearch: (search: Record<string, unknown>): SnapshotsSearch => {
    const what = pickOneOf(search['do'], actions);
    return { ...pickTexts(search, ['id']), ...(what && { do: what }) };
  },
  loader: async ({ context }) => {
    const { snapshotsQuery } = await loadFile(() => import('./queries.ts'));
    void context.client.prefetchQuery(snapshotsQuery);
  },
  component: lazyScreen(() => import('./snapshots-page.tsx'), 'SnapshotsPage'),
});

export const snapshotRoutes = [listRoute] as const;
