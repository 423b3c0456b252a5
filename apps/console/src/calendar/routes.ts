import { createRoute } from '@tanstack/react-router';
import { pickTexts } from '../lists/pick-texts.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';

export interface CalendarSearch {
  /** As `2026-11`; the current one where absent. */
  month?: string;
  /** The post whose sheet is open. */
  post?: string;
  /** With `all`, posts that are archived, too. */
  show?: string;
}

const calendarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/calendar',
  validateSearch: (search: Record<string, unknown>): CalendarSearch =>
    pickTexts(search, ['month', 'post', 'show']),
  component: lazyScreen(() => import('./calendar-page.tsx'), 'CalendarPage'),
});

export const calendarRoutes = [calendarRoute] as const;
