import { useState } from 'react';

interface Row {
  id: string;
  createdAt: string;
}

/** Of rows with the newest first, those up to the newest that was shown, and how many came since. */
export function splitNew<T extends Row>(
  rows: readonly T[],
  newest: Row | null,
): { shown: readonly T[]; newCount: number } {
  if (newest === null) return { shown: rows, newCount: 0 };
  const newCount = rows.filter((row) => isNewer(row, newest)).length;
  // So many are new that none of those that were shown is loaded any more.
  if (newCount === rows.length) return { shown: rows, newCount: 0 };
  return { shown: rows.slice(newCount), newCount };
}

/** The order of the service's lists: by time, then by id. */
const isNewer = (row: Row, other: Row): boolean =>
  row.createdAt > other.createdAt || (row.createdAt === other.createdAt && row.id > other.id);

/**
 * The rows of a list that does not move under a finger: what is new waits until it is asked for.
 * `list` names the list, as its filter; another one begins anew.
 */
export function useGatheredRows<T extends Row>(rows: readonly T[], list: string) {
  const [known, setKnown] = useState<{ list: string; newest: Row | null }>({ list, newest: null });
  const current = rows[0] ?? null;
  const showNew = () => setKnown({ list, newest: current });
  const isBegun = known.list === list && known.newest !== null;
  if (!isBegun && (known.list !== list || current !== null)) showNew();
  return { ...splitNew(rows, isBegun ? known.newest : current), showNew };
}
