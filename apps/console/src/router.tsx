import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { approvalRoutes } from './approvals/routes.ts';
import { artifactRoutes } from './artifacts/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { budgetRoutes } from './budgets/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { playbookRoutes } from './playbooks/routes.ts';
import { policyRoutes } from './policies/routes.ts';
import { runRoutes } from './runs/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { snapshotRoutes } from './snapshots/routes.ts';
import { loginRoute } from './session/login-route.ts';
import { mailedRoutes } from './session/mailed/routes.ts';
import { Failure, NotFound } from './shell/failures.tsx';
import { rootRoute } from './root-route.tsx';
import { shellRoute } from './shell/shell-route.tsx';

/** With the navigation, from which one goes on. */
const nowhereRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  component: NotFound,
});

const routeTree = rootRoute.addChildren([
  loginRoute,
  ...mailedRoutes,
  // The screens: one line for each folder.
  shellRoute.addChildren([
    ...approvalRoutes,
    ...runRoutes,
    ...artifactRoutes,
    ...calendarRoutes,
    ...auditRoutes,
    ...memberRoutes,
    ...budgetRoutes,
    ...policyRoutes,
    ...settingsRoutes,
    ...playbookRoutes,
    ...snapshotRoutes,
    ...leadRoutes,
    ...libraryRoutes,
    ...overviewRoutes,
    nowhereRoute,
  ]),
]);

export const createConsoleRouter = (client: QueryClient) =>
  createRouter({
    routeTree,
    basepath: '/console',
    context: { client },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
