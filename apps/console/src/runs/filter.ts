import type { Schemas } from '../api.ts';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';

export type RunStatus = Schemas['Run']['status'];

const statuses = [
  'pending',
  'running',
  'paused_for_approval',
  'completed',
  'failed',
] as const satisfies readonly RunStatus[];

const hourMs = 3_600_000;

/** How far back the runs reach. */
const periods = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs, month: 30 * 24 * hourMs };

export type Period = keyof typeof periods;

/** What the address of the list says. */
export interface RunFilter {
  status?: RunStatus;
  workflow?: string;
  source?: string;
  period?: Period;
  q?: string;
}

export function readRunFilter(search: Record<string, unknown>): RunFilter {
  const status = pickOneOf(search['status'], statuses);
  const period = pickOneOf(search['period'], Object.keys(periods) as Period[]);
  return {
    ...pickTexts(search, ['workflow', 'source', 'q']),
    ...(status && { status }),
    ...(period && { period }),
  };
}

/** The query of a filter; a period ends now. */
export function toQuery({ period, workflow, ...rest }: RunFilter, now: number) {
  return {
    ...rest,
    ...(workflow !== undefined && { workflowId: workflow }),
    ...(period && { from: new Date(now - periods[period]).toISOString() }),
  };
}
