import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRowKeys } from '../keyboard/row-keys.ts';
import { changeSearch, type Changes } from '../lists/change-search.ts';
import { toZonedTime } from '../scheduling/zoned-time.ts';
import { findZone, type WorkspaceZone } from '../scheduling/use-workspace-zone.ts';
import { workspacesQuery } from '../session/me.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { findMonth, readMonth, shiftMonth } from './days.ts';
import { formatMonth } from './format-day.ts';
import { words } from './messages.en.ts';
import { Posts } from './posts.tsx';
import type { CalendarSearch } from './routes.ts';
import { Subscribe } from './subscribe.tsx';

export function CalendarPage() {
  const query = useQuery(workspacesQuery);
  useRowKeys({ next: words.next, previous: words.previous });
  return (
    <Page title={words.title} actions={<Subscribe />}>
      <QueryView query={query} skeleton={<SkeletonLines count={10} />}>
        {(workspaces) => <Calendar {...findZone(workspaces)} />}
      </QueryView>
    </Page>
  );
}

function Calendar({ zone, isSet }: WorkspaceZone) {
  const search = useSearch({ from: '/shell/calendar' });
  const navigate = useNavigate({ from: '/calendar' });
  const current = findMonth(toZonedTime(Date.now(), zone).date);
  const month = readMonth(search.month) ?? current;
  const change = (changes: Changes<CalendarSearch>) =>
    void navigate({
      search: (old) => changeSearch(old, changes),
      replace: true,
      resetScroll: false,
    });
  const toMonth = (next: string) => change({ month: next === current ? undefined : next });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <IconButton
          label={words.previousMonth}
          icon="back"
          onClick={() => toMonth(shiftMonth(month, -1))}
        />
        <h2 className="min-w-36 text-center text-heading" aria-live="polite">
          {formatMonth(month)}
        </h2>
        <IconButton
          label={words.nextMonth}
          icon="forward"
          onClick={() => toMonth(shiftMonth(month, 1))}
        />
        {month !== current && <Button onClick={() => toMonth(current)}>{words.today}</Button>}
        <button
          type="button"
          className="chip"
          aria-pressed={search.show === 'all'}
          onClick={() => change({ show: search.show === 'all' ? undefined : 'all' })}
        >
          {words.showAll}
        </button>
      </div>
      <ZoneNote zone={zone} isSet={isSet} />
      <Posts month={month} zone={zone} search={search} onChange={change} />
    </>
  );
}

const ZoneNote = ({ zone, isSet }: WorkspaceZone) => (
  <p className="mb-3 text-small text-muted">
    {words.inZone(zone)}{' '}
    {!isSet && (
      <>
        {words.ownZone}{' '}
        <Link to="/settings/workspace" className="link">
          {words.setZone}
        </Link>
      </>
    )}
    <span className="max-desk:hidden"> {words.keysHint}</span>
  </p>
);
