import { createRoute } from '@tanstack/react-router';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

/** What is open over the list: a form, for one member or invitation where it is about one. */
export interface MembersSearch {
  do?: 'invite' | 'change' | 'remove' | 'withdraw' | 'leave';
  /** A person's or invitation's id. */
  id?: string;
}

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/members',
  validateSearch: (search: Record<string, unknown>): MembersSearch => {
    const what = pickOneOf(search['do'], ['invite', 'change', 'remove', 'withdraw', 'leave']);
    return { ...pickTexts(search, ['id']), ...(what && { do: what }) };
  },
  loader: async ({ context }) => {
    const { membersQuery } = await loadFile(() => import('./queries.ts'));
    void context.client.prefetchInfiniteQuery(membersQuery);
  },
  component: lazyScreen(() => import('./members-page.tsx'), 'MembersPage'),
});

export const memberRoutes = [listRoute] as const;
