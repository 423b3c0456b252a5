import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Schemas } from '../api.ts';
import type { Changes } from '../lists/change-search.ts';
import { QueryView } from '../ui/query-view.tsx';
import { PlainState, SkeletonLines } from '../ui/states.tsx';
import { listWeeks, findMonth } from './days.ts';
import { formatDay, formatMonth } from './format-day.ts';
import { dropSuperseded, groupByDay } from './list-posts.ts';
import { words } from './messages.en.ts';
import { MonthGrid } from './month-grid.tsx';
import { PostEntry, type PostActions } from './post-entry.tsx';
import { PostSheet } from './post-sheet.tsx';
import { calendarQuery, undatedQuery } from './queries.ts';
import type { CalendarSearch } from './routes.ts';
import { useMove, type Move } from './use-move.ts';

const narrow = matchMedia('(max-width: 640px)');

type Post = Schemas['Artifact'];

interface PostsProps {
  month: string;
  zone: string;
  search: CalendarSearch;
  onChange: (changes: Changes<CalendarSearch>) => void;
}

/** The posts of a month, those that have no date, and the sheet of the one that is open. */
export function Posts({ month, zone, search, onChange }: PostsProps) {
  const query = useQuery(calendarQuery(month, zone));
  const undated = useUndated(search.show === 'all');
  const move = useFocusedMove(useMove(zone));
  const actions: PostActions = {
    zone,
    onOpen: (id) => onChange({ post: id }),
    onMove: (post, toDay) =>
      move(post, (day) => {
        const next = toDay(day);
        const isShown = listWeeks(month).flat().includes(next);
        if (!isShown) onChange({ month: findMonth(next) });
        return next;
      }),
    onDrop: (id, day) => {
      const dropped = query.data?.find((post) => post.id === id);
      if (dropped !== undefined) move(dropped, () => day);
    },
  };
  const all = [...(query.data ?? []), ...undated];
  const opened = all.find(({ id }) => id === search.post);
  return (
    <>
      <QueryView query={query} skeleton={<SkeletonLines count={12} />}>
        {(posts) => (
          <Month
            month={month}
            posts={search.show === 'all' ? posts : posts.filter(isNotArchived)}
            actions={actions}
          />
        )}
      </QueryView>
      <Undated posts={undated} actions={actions} />
      {opened !== undefined && (
        <PostSheet
          post={opened}
          zone={zone}
          onMove={actions.onMove}
          onClose={() => onChange({ post: undefined })}
        />
      )}
    </>
  );
}

/** The posts without a date: drafts, and with `isAll` what was archived before it had one. */
function useUndated(isAll: boolean): readonly Post[] {
  const { data: drafts = [] } = useQuery(undatedQuery('draft'));
  const { data: archived = [] } = useQuery({ ...undatedQuery('archived'), enabled: isAll });
  return isAll ? [...drafts, ...archived] : drafts;
}

const isNotArchived = ({ status }: Post): boolean => status !== 'archived';

interface MonthProps {
  month: string;
  posts: readonly Post[];
  actions: PostActions;
}

function Month({ month, posts, actions }: MonthProps) {
  const isPhone = useIsPhone();
  const label = words.month(formatMonth(month));
  const days = groupByDay(dropSuperseded(posts), actions.zone);
  if (!isPhone) return <MonthGrid label={label} month={month} days={days} actions={actions} />;
  if (days.size > 0) return <Agenda label={label} days={days} actions={actions} />;
  return <PlainState icon="calendar" title={words.noPosts} text={words.noPostsText} />;
}

/** What has no date yet, and gets one in its sheet. */
function Undated({ posts, actions }: Omit<MonthProps, 'month'>) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="undated" className="mt-6">
      <h2 id="undated" className="text-heading">
        {words.undated}
      </h2>
      <p className="mb-2 text-muted">{words.undatedText}</p>
      <ul className="grid grid-cols-1 gap-2 desk:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostEntry post={post} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A post that is moved by the keyboard keeps the focus on its new day, once it is shown there. */
function useFocusedMove(move: Move): Move {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    const entry = document.querySelector<HTMLElement>(awaited.current);
    if (entry === null) return;
    entry.focus();
    awaited.current = null;
  });
  return (post, toDay) => {
    const isFocused = document.activeElement?.matches(`[data-post="${post.id}"]`) === true;
    move(post, (day) => {
      const next = toDay(day);
      if (isFocused) awaited.current = `[data-post="${post.id}"][data-day="${next}"]`;
      return next;
    });
  };
}

interface AgendaProps {
  label: string;
  days: ReadonlyMap<string, readonly Schemas['Artifact'][]>;
  actions: PostActions;
}

/** The days that have posts, one below the other: for what is too narrow for a month. */
const Agenda = ({ label, days, actions }: AgendaProps) => (
  <ol aria-label={label} className="flex flex-col gap-4">
    {[...days].map(([day, posts]) => (
      <li key={day} className="flex flex-col gap-2">
        <h2 className="font-strong">
          <time dateTime={day}>{formatDay(day)}</time>
        </h2>
        {posts.map((post) => (
          <PostEntry key={post.id} post={post} actions={actions} />
        ))}
      </li>
    ))}
  </ol>
);

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the window is narrow, where a style sheet alone would render two calendars. */
const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
