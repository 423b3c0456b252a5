import { hasDateInFigures, hasRelativeDate, type Calendar } from '@workspace-ops/composing';
import { defaultWorkingHours, type JsonObject, type MemberFacts } from '@workspace-ops/contracts';
import type { Clock, Logger } from '@workspace-ops/service-kit';
import type { PlannedStep } from '../db/schema/index.ts';
import type { Calendars } from '../dependencies.ts';

/** When workspaces work, as the identity service said it within the last minute. */
export interface WorkspaceCalendars extends Calendars {
  isKnown: (workspaceId: string) => boolean;
  /** As it was known last, else that of the installation. */
  last: (workspaceId: string) => Calendar;
}

interface Source {
  readMembers: (workspaceId: string) => Promise<Pick<MemberFacts, 'timeZone' | 'workingHours'>>;
  /** Of workspaces that have set none. */
  defaultTimeZone: string;
  clock: Clock;
  logger: Logger;
}

const keptMs = 60_000;
const most = 10_000;

/**
 * Runs of a workspace whose calendar is known need not ask for it, so that they can be executed in one
 * transaction. Where the identity service does not answer, what it said last is used: a time that is
 * proposed is no reason for a run to wait.
 */
export function createWorkspaceCalendars(source: Source): WorkspaceCalendars {
  const known = new Map<string, { calendar: Calendar; at: number }>();
  const usual = { timeZone: source.defaultTimeZone, isUnset: true, hours: defaultWorkingHours };
  const last = (workspaceId: string) => known.get(workspaceId)?.calendar ?? usual;
  const isKnown = (workspaceId: string) =>
    source.clock.now().getTime() - (known.get(workspaceId)?.at ?? -Infinity) < keptMs;
  const read = async (workspaceId: string): Promise<Calendar> => {
    const { timeZone, workingHours: hours } = await source.readMembers(workspaceId);
    return timeZone === null ? { ...usual, hours } : { timeZone, hours };
  };
  return {
    isKnown,
    last,
    async load(workspaceId) {
      if (isKnown(workspaceId)) return last(workspaceId);
      try {
        const calendar = await read(workspaceId);
        known.delete(workspaceId);
        known.set(workspaceId, { calendar, at: source.clock.now().getTime() });
        if (known.size > most) known.delete(known.keys().next().value!);
      } catch (error) {
        source.logger.warn({ err: error, workspaceId }, 'working hours could not be read');
      }
      return last(workspaceId);
    },
  };
}

/** Whether one of the steps chooses a time, or reads one such as `tomorrow`, or `7/12` by the order of its country. */
export const plansTime = (
  steps: readonly Pick<PlannedStep, 'artifact'>[],
  context: JsonObject,
): boolean =>
  steps.some(({ artifact }) => artifact?.type === 'calendar_entry') ||
  hasRelativeDate(context) ||
  hasDateInFigures(context);
