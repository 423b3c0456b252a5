import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRowKeys } from '../keyboard/row-keys.ts';
import { changeSearch } from '../lists/change-search.ts';
import { useGatheredRows } from '../lists/gather-new.ts';
import { LoadMore } from '../lists/load-more.tsx';
import { NewRows } from '../lists/new-rows.tsx';
import { useHasRole } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { LoadSampleData } from '../sample-data/load-button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records, type Column } from '../ui/records.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { BulkReject } from './bulk-reject.tsx';
import type { RunFilter } from './filter.ts';
import { words } from './messages.en.ts';
import { runPagesQuery } from './queries.ts';
import { nameRun, runColumns, type ListedRun } from './run-columns.tsx';
import { RunFilters } from './run-filters.tsx';

export function RunsPage() {
  const filter = useSearch({ from: '/shell/runs' });
  const navigate = useNavigate({ from: '/runs' });
  const query = useInfiniteQuery(runPagesQuery(filter));
  useRowKeys({ next: words.next, previous: words.previous });
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page title={words.title}>
      <RunFilters
        filter={filter}
        onChange={(changes) =>
          void navigate({ search: (old) => changeSearch(old, changes), replace: true })
        }
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ pages }) => pages[0]?.runs.length === 0}
        empty={
          <PlainState
            icon="runs"
            title={words.emptyTitle}
            text={words.emptyText}
            action={<LoadSampleData />}
          />
        }
        onClearFilters={isFiltered ? () => void navigate({ search: {} }) : undefined}
      >
        {({ pages }) => (
          <RunList rows={pages.flatMap(({ runs }) => runs)} filter={filter} pages={query} />
        )}
      </QueryView>
    </Page>
  );
}

interface RunListProps {
  rows: readonly ListedRun[];
  filter: RunFilter;
  pages: Parameters<typeof LoadMore>[0]['query'];
}

function RunList({ rows, filter, pages }: RunListProps) {
  const { shown, newCount, showNew } = useGatheredRows(rows, JSON.stringify(filter));
  const { column, waiting, selected, setSelected } = useSelection(shown);
  return (
    <>
      <NewRows count={newCount} onShow={showNew} />
      {column !== null && waiting.length > 1 && (
        <Button
          kind="quiet"
          className="mb-2"
          onClick={() => setSelected(new Set(waiting.map(({ id }) => id)))}
        >
          {words.selectWaiting(waiting.length)}
        </Button>
      )}
      <Records
        label={words.list}
        rows={shown}
        columns={column === null ? runColumns : [column, ...runColumns]}
        rowKey={({ id }) => id}
      />
      <LoadMore query={pages} shown={shown.length} />
      <BulkReject
        runs={waiting.filter(({ id }) => selected.has(id))}
        onClear={() => setSelected(new Set())}
      />
    </>
  );
}

/** Who may decide selects runs that wait. A selected one that waits no more is none of them. */
function useSelection(rows: readonly ListedRun[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayDecide = useHasRole('approver');
  const waiting = rows.filter(({ status }) => status === 'paused_for_approval');
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const column: Column<ListedRun> = {
    key: 'select',
    header: words.select,
    className: 'desk:w-12',
    onPhone: 'action',
    cell: (run) =>
      run.status === 'paused_for_approval' && (
        <label className="flex items-center gap-2 max-desk:min-h-11">
          <input
            type="checkbox"
            className="size-4 max-desk:size-6"
            aria-label={words.selectRun(nameRun(run))}
            checked={selected.has(run.id)}
            onChange={() => toggle(run.id)}
          />
          <span className="text-muted desk:hidden">{words.select}</span>
        </label>
      ),
  };
  return {
    column: mayDecide && waiting.length > 0 ? column : null,
    waiting,
    selected,
    setSelected,
  };
}
