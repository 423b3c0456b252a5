import { Records, type Column } from '../ui/records.tsx';
import { useGatheredRows } from './gather-new.ts';
import { LoadMore } from './load-more.tsx';
import { NewRows } from './new-rows.tsx';

interface GatheredRecordsProps<T> {
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  totalCount: number;
  /** Says how many there are. */
  count: string;
  /** Names the list, as its filter: another one begins anew. */
  list: string;
  pages: Parameters<typeof LoadMore>[0]['query'];
}

/** A list that is loaded page by page, with its count; what is new waits until it is asked for. */
export function GatheredRecords<T extends { id: string; createdAt: string }>(
  props: GatheredRecordsProps<T>,
) {
  const { label, rows, columns, totalCount, count, list, pages } = props;
  const { shown, newCount, showNew } = useGatheredRows(rows, list);
  return (
    <>
      <p role="status" className="mb-2 text-small text-muted">
        {count}
      </p>
      <NewRows count={newCount} onShow={showNew} />
      <Records
        label={label}
        rows={shown}
        columns={columns}
        rowKey={({ id }) => id}
        totalCount={totalCount}
      />
      <LoadMore query={pages} shown={shown.length} totalCount={totalCount} />
    </>
  );
}
