import type { Snapshot } from '@workspace-ops/contracts';
import type { Place } from '@workspace-ops/service-kit';
import { templates } from './templates.ts';

/** In a cursor's note: its place is a template's, or the templates were listed already. */
const placeOfTemplate = 'template';
const templatesListed = 'templates';

export interface Cut {
  /** Snapshots on a page at most. */
  size: number;
  after: Place | undefined;
  /** The page has the templates, however many snapshots there are. */
  withTemplates: boolean;
}

interface SnapshotPage<R> {
  rows: R[];
  /** The templates on the page. */
  shown: readonly Snapshot[];
  /** The place after which the next page begins. */
  next: Place | null;
}

/**
 * One page of the stored snapshots and the templates, which come after all of them. Of the stored ones
 * `read` has those after the place, one more than the page takes if there are as many.
 */
export function cutSnapshots<R extends { at: string; id: string }>(
  read: readonly R[],
  { size, after, withTemplates }: Cut,
): SnapshotPage<R> {
  const stored = after?.note === placeOfTemplate ? [] : read;
  const rows = stored.slice(0, size);
  const due = withTemplates ? templates : templatesAfter(after);
  const last = rows.at(-1);
  if (stored.length > size && last !== undefined) {
    const note = withTemplates ? templatesListed : after?.note;
    return { rows, shown: withTemplates ? due : [], next: placeOf(last, note) };
  }
  const shown = withTemplates ? due : due.slice(0, size - rows.length);
  if (shown.length === due.length) return { rows, shown, next: null };
  const lastShown = shown.at(-1);
  if (lastShown !== undefined) return { rows, shown, next: templatePlace(lastShown) };
  return { rows, shown, next: last === undefined ? null : placeOf(last, undefined) };
}

const placeOf = ({ at, id }: { at: string; id: string }, note: string | undefined): Place =>
  note === undefined ? { at, id } : { at, id, note };

/** Of a template the id alone counts; a place has a moment as PostgreSQL prints it. */
const templatePlace = ({ id, createdAt }: Snapshot): Place => ({
  at: createdAt.replace('T', ' ').replace('Z', '+00'),
  id,
  note: placeOfTemplate,
});

function templatesAfter(after: Place | undefined): readonly Snapshot[] {
  if (after?.note === templatesListed) return [];
  if (after?.note !== placeOfTemplate) return templates;
  return templates.slice(templates.findIndex(({ id }) => id === after.id) + 1);
}
