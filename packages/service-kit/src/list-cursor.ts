import { hash } from 'node:crypto';
import { isStorableText, parseIsoDateTime } from '@workspace-ops/contracts';
import { AppError } from './app-error.ts';

/** A list as one caller reads it. A cursor is good for exactly this. */
export interface ListScope {
  /** The list's name, as `runs`. */
  list: string;
  workspaceId: string;
  /** The filters, without `limit` and `cursor`; an absent one may also be undefined. */
  filter: Readonly<Record<string, unknown>>;
}

/**
 * The place of a row in a list that is ordered by a moment and an id. Neither may ever change, or
 * rows would be listed twice or not at all. Why: docs/decisions/0020.
 */
export interface Place {
  /** As PostgreSQL prints the `timestamptz` in UTC: a Date has no microseconds. */
  at: string;
  id: string;
  /** What the list itself wants to know on the next page. */
  note?: string;
}

/**
 * The cursor that continues a list after a row. It holds no secret: its digest refuses what was
 * changed or belongs to another list, and all that it can name is a place in the caller's own list.
 */
export function writeCursor(scope: ListScope, { at, id, note }: Place): string {
  const place = note === undefined ? [at, id] : [at, id, note];
  const text = JSON.stringify([computeDigest(scope, place), ...place]);
  return Buffer.from(text).toString('base64url');
}

/**
 * The place that a cursor names; undefined without a cursor.
 * @throws {AppError} `invalid_input`, naming `cursor`, for one that this list did not give.
 */
export function readCursor(scope: ListScope, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = decode(cursor);
  // Compared as text, since base64 has several spellings of the same bytes.
  if (place !== undefined && writeCursor(scope, place) === cursor) return place;
  const message = 'must be a nextCursor of this list, with the same filters';
  throw new AppError('invalid_input', `cursor ${message}`, {
    issues: [{ path: 'cursor', message }],
  });
}

export interface Page<T> {
  rows: T[];
  /** Null at the end of the list. */
  nextCursor: string | null;
}

/**
 * One page of rows that were read with one more than `limit`, so that the end of the list is known.
 * @param toPlace where a row stands in the list.
 */
export function cutPage<T>(
  scope: ListScope,
  { read, limit, toPlace }: { read: readonly T[]; limit: number; toPlace: (row: T) => Place },
): Page<T> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  const isLast = read.length <= limit || last === undefined;
  return { rows, nextCursor: isLast ? null : writeCursor(scope, toPlace(last)) };
}

const digestCharacters = 22;

function computeDigest({ list, workspaceId, filter }: ListScope, place: readonly string[]): string {
  const filters = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(['cursor-1', list, workspaceId, filters, place]);
  return hash('sha256', text, 'base64url').slice(0, digestCharacters);
}

const momentPattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

function decode(cursor: string): Place | undefined {
  const parts = parseArray(Buffer.from(cursor, 'base64url').toString());
  if (parts.length < 3 || parts.length > 4) return undefined;
  // PostgreSQL would refuse what it cannot store, and a day that is none.
  if (!parts.every((part) => typeof part === 'string' && isStorableText(part))) return undefined;
  const [, at = '', id = '', note] = parts as string[];
  if (!isMoment(at)) return undefined;
  return note === undefined ? { at, id } : { at, id, note };
}

const isMoment = (at: string): boolean =>
  momentPattern.test(at) && parseIsoDateTime(at.replace(' ', 'T').replace('+00', 'Z')) !== null;

function parseArray(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
