import { createRoute, redirect } from '@tanstack/react-router';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { loadFile } from '../ui/load-file.ts';

const at = <Path extends string>(path: Path) => ({ getParentRoute: () => shellRoute, path });

const indexRoute = createRoute({
  ...at('/settings'),
  beforeLoad: () => redirect({ to: '/settings/account', replace: true, throw: true }),
});

const accountRoute = createRoute({
  ...at('/settings/account'),
  component: lazyScreen(() => import('./account/account-page.tsx'), 'AccountPage'),
});

const tokensRoute = createRoute({
  ...at('/settings/tokens'),
  // Nothing is loaded ahead: only admins may see the list.
  component: lazyScreen(() => import('./tokens/tokens-page.tsx'), 'TokensPage'),
});

const callbacksRoute = createRoute({
  ...at('/settings/callbacks'),
  // The callback whose deliveries are open.
  validateSearch: (search: Record<string, unknown>) => pickTexts(search, ['id']),
  loader: async ({ context }) => {
    const { callbacksQuery } = await loadFile(() => import('./callbacks/queries.ts'));
    void context.client.prefetchQuery(callbacksQuery);
  },
  component: lazyScreen(() => import('./callbacks/callbacks-page.tsx'), 'CallbacksPage'),
});

const workspaceRoute = createRoute({
  ...at('/settings/workspace'),
  component: lazyScreen(() => import('./workspace/workspace-page.tsx'), 'WorkspacePage'),
});

const fieldNamesRoute = createRoute({
  ...at('/settings/field-names'),
  loader: async ({ context }) => {
    const { fieldNamesQuery } = await loadFile(() => import('./field-names/queries.ts'));
    void context.client.prefetchQuery(fieldNamesQuery);
  },
  component: lazyScreen(() => import('./field-names/field-names-page.tsx'), 'FieldNamesPage'),
});

const singleSignOnRoute = createRoute({
  ...at('/settings/single-sign-on'),
  // What is open over it: the form of the provider.
  validateSearch: (search: Record<string, unknown>): { do?: 'set' } => {
    const what = pickOneOf(search['do'], ['set']);
    return { ...(what && { do: what }) };
  },
  // Nothing is loaded ahead: only admins may see it.
  component: lazyScreen(
    () => import('./single-sign-on/single-sign-on-page.tsx'),
    'SingleSignOnPage',
  ),
});

const preferencesRoute = createRoute({
  ...at('/settings/preferences'),
  component: lazyScreen(() => import('./preferences/preferences-page.tsx'), 'PreferencesPage'),
});

export const settingsRoutes = [
  indexRoute,
  accountRoute,
  tokensRoute,
  callbacksRoute,
  workspaceRoute,
  fieldNamesRoute,
  singleSignOnRoute,
  preferencesRoute,
] as const;
