import { defaultCalendar } from '@workspace-ops/composing';
import type { WorkspaceCalendars } from '../workspace/workspace-calendars.ts';

/** Every workspace works Monday to Friday in UTC, as is known. */
export const usualCalendars: WorkspaceCalendars = {
  isKnown: () => true,
  last: () => defaultCalendar,
  load: async () => defaultCalendar,
};
