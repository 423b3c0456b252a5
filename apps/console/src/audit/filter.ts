import type { Schemas } from '../api.ts';
import type { Preferences } from '../preferences.ts';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';

export type AuditStatus = Schemas['AuditLogEntry']['status'];

export const auditStatuses = [
  'success',
  'requires_approval',
  'warning',
  'error',
] as const satisfies readonly AuditStatus[];

type TimeZone = Preferences['zone'];

/** What the address of the log says. Days are as a date field gives them: `2026-11-23`. */
export interface AuditSearch {
  status?: AuditStatus;
  q?: string;
  action?: string;
  agent?: string;
  runId?: string;
  from?: string;
  to?: string;
  /** The entry whose detail is open. */
  entry?: string;
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const status = pickOneOf(search['status'], auditStatuses);
  const texts = pickTexts(search, ['q', 'action', 'agent', 'runId', 'from', 'to', 'entry']);
  return { ...texts, ...(status && { status }) };
}

/** The search without what is not a filter. */
export function pickFilter({ entry: _entry, ...filter }: AuditSearch): Omit<AuditSearch, 'entry'> {
  return filter;
}

/** The query of a filter: days become the instants at which they begin and end where times are shown. */
export function toQuery({ from, to, ...rest }: Omit<AuditSearch, 'entry'>, zone: TimeZone) {
  const mark = zone === 'utc' ? 'Z' : '';
  return {
    ...rest,
    ...(from && isDay(from) && { from: new Date(`${from}T00:00:00${mark}`).toISOString() }),
    ...(to && isDay(to) && { to: new Date(`${to}T23:59:59.999${mark}`).toISOString() }),
  };
}

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(`${text}T00:00:00`));
