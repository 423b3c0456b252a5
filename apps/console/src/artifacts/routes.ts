import { createRoute } from '@tanstack/react-router';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { readArtifactFilter } from './filter.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/artifacts',
  validateSearch: readArtifactFilter,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, deps }) => {
    const { artifactPagesQuery } = await loadFile(() => import('./queries.ts'));
    void client.prefetchInfiniteQuery(artifactPagesQuery(deps));
  },
  component: lazyScreen(() => import('./artifacts-page.tsx'), 'ArtifactsPage'),
});

const artifactTabs = ['content', 'score', 'revisions'] as const;

export type ArtifactTab = (typeof artifactTabs)[number];

interface ArtifactSearch {
  tab?: ArtifactTab;
  /** The revision that it is compared with. */
  with?: string;
  do?: 'refine';
}

function readArtifactSearch(search: Record<string, unknown>): ArtifactSearch {
  const tab = pickOneOf(search['tab'], artifactTabs);
  const action = pickOneOf(search['do'], ['refine'] as const);
  return { ...pickTexts(search, ['with']), ...(tab && { tab }), ...(action && { do: action }) };
}

const oneRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/artifacts/$id',
  validateSearch: readArtifactSearch,
  loader: async ({ context: { client }, params: { id } }) => {
    const { artifactQuery } = await loadFile(() => import('../content/artifact-query.ts'));
    void client.prefetchQuery(artifactQuery(id));
  },
  component: lazyScreen(() => import('./artifact-page.tsx'), 'ArtifactPage'),
});

const editRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/artifacts/$id/edit',
  component: lazyScreen(() => import('./edit/edit-page.tsx'), 'EditPage'),
});

export const artifactRoutes = [listRoute, oneRoute, editRoute] as const;
