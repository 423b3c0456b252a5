import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { profilesQuery } from './icp/queries.ts';
import { words } from './messages.en.ts';
import { questionsQuery, type QuestionFilter } from './questions/queries.ts';

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

const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(record) as Key[];

function readOpened(search: Record<string, unknown>): Opened {
  const what = pickOneOf(search['do'], actions);
  return { ...pickTexts(search, ['id']), ...(what && { do: what }) };
}

const questionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/library/questions',
  validateSearch: (search: Record<string, unknown>): QuestionsSearch => {
    const domain = pickOneOf(search['domain'], keysOf(words.domains));
    const depth = pickOneOf(search['depth'], keysOf(words.depths));
    return { ...readOpened(search), ...(domain && { domain }), ...(depth && { depth }) };
  },
  loaderDeps: ({ search: { id: _id, do: _do, ...filter } }) => filter,
  loader: ({ context, deps }) => void context.client.prefetchQuery(questionsQuery(deps)),
  component: lazyRouteComponent(() => import('./questions/questions-page.tsx'), 'QuestionsPage'),
});

const profilesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/library/icp',
  validateSearch: (search: Record<string, unknown>): ProfilesSearch => ({
    ...readOpened(search),
    ...pickTexts(search, ['industry']),
  }),
  loaderDeps: ({ search: { industry } }) => ({ industry }),
  loader: ({ context, deps: { industry } }) =>
    void context.client.prefetchQuery(profilesQuery(industry)),
  component: lazyRouteComponent(() => import('./icp/profiles-page.tsx'), 'ProfilesPage'),
});

export const libraryRoutes = [questionsRoute, profilesRoute] as const;
