import { createRoute } from '@tanstack/react-router';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import type { QuestionFilter } from './questions/queries.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const actions = ['add', 'generate', 'delete'] as const;

interface Opened {
  /** What is open. */
  id?: string;
  do?: (typeof actions)[number];
}

export interface QuestionsSearch extends QuestionFilter, Opened {}

export interface ProfilesSearch extends Opened {
  industry?: string;
}

const domains = [
  'Operations',
  'Sales',
  'Marketing',
  'Finance',
  'Technology',
  'Leadership',
] as const satisfies readonly QuestionFilter['domain'][];

const depths = [
  'exploratory',
  'diagnostic',
  'executive',
] as const satisfies readonly QuestionFilter['depth'][];

function readOpened(search: Record<string, unknown>): Opened {
  const what = pickOneOf(search['do'], actions);
  return { ...pickTexts(search, ['id']), ...(what && { do: what }) };
}

const questionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/library/questions',
  validateSearch: (search: Record<string, unknown>): QuestionsSearch => {
    const domain = pickOneOf(search['domain'], domains);
    const depth = pickOneOf(search['depth'], depths);
    return { ...readOpened(search), ...(domain && { domain }), ...(depth && { depth }) };
  },
  loaderDeps: ({ search: { id: _id, do: _do, ...filter } }) => filter,
  loader: async ({ context, deps }) => {
    const { questionsQuery } = await loadFile(() => import('./questions/queries.ts'));
    void context.client.prefetchQuery(questionsQuery(deps));
  },
  component: lazyScreen(() => import('./questions/questions-page.tsx'), 'QuestionsPage'),
});

const profilesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/library/icp',
  validateSearch: (search: Record<string, unknown>): ProfilesSearch => ({
    ...readOpened(search),
    ...pickTexts(search, ['industry']),
  }),
  loaderDeps: ({ search: { industry } }) => ({ industry }),
  loader: async ({ context, deps: { industry } }) => {
    const { profilesQuery } = await loadFile(() => import('./icp/queries.ts'));
    void context.client.prefetchQuery(profilesQuery(industry));
  },
  component: lazyScreen(() => import('./icp/profiles-page.tsx'), 'ProfilesPage'),
});

export const libraryRoutes = [questionsRoute, profilesRoute] as const;
