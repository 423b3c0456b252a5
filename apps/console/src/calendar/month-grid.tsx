import { useRef, useState, type DragEvent } from 'react';
import type { Schemas } from '../api.ts';
import { toZonedTime } from '../scheduling/zoned-time.ts';
import { useNow } from '../ui/time.tsx';
import { listWeeks, findMonth } from './days.ts';
import { words } from './messages.en.ts';
import { PostEntry, type PostActions } from './post-entry.tsx';

interface MonthGridProps {
  label: string;
  month: string;
  days: ReadonlyMap<string, readonly Schemas['Artifact'][]>;
  actions: PostActions;
}

/** The weeks of a month as a table of days. */
export function MonthGrid({ label, month, days, actions }: MonthGridProps) {
  const today = toZonedTime(useNow(), actions.zone).date;
  return (
    <table aria-label={label} className="card w-full table-fixed border-separate border-spacing-0">
      <thead>
        <tr>
          {words.days.map((name) => (
            <th key={name} scope="col" className="px-2 py-1 text-left text-small text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                isOther={findMonth(day) !== month}
                isToday={day === today}
                posts={days.get(day) ?? []}
                actions={actions}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  isOther: boolean;
  isToday: boolean;
  posts: readonly Schemas['Artifact'][];
  actions: PostActions;
}

function Day({ day, isOther, isToday, posts, actions }: DayProps) {
  const { isTarget, handlers } = useDrop((id) => {
    actions.onDrop(id, day);
  });
  return (
    <td
      {...handlers}
      className={`h-24 border-t border-l border-border p-1 align-top first:border-l-0 ${isTarget ? 'bg-raised' : isOther ? 'bg-bg' : ''}`}
    >
      <time
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        className={`mb-1 inline-block min-w-6 rounded px-1 text-center text-small ${isToday ? 'bg-accent font-strong text-on-accent' : isOther ? 'text-muted' : ''}`}
      >
        {Number(day.slice(8))}
      </time>
      <div className="flex flex-col gap-1">
        {posts.map((post) => (
          <PostEntry key={post.id} post={post} actions={actions} />
        ))}
      </div>
    </td>
  );
}

/** Where a dragged post may be let go. The keyboard and the sheet of a post move it as well. */
function useDrop(onDrop: (id: string) => void) {
  const [isTarget, setTarget] = useState(false);
  const depth = useRef(0);
  const count = (step: 1 | -1) => {
    depth.current += step;
    setTarget(depth.current > 0);
  };
  const handlers = {
    onDragEnter: () => count(1),
    onDragLeave: () => count(-1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      depth.current = 0;
      setTarget(false);
      onDrop(event.dataTransfer.getData('text/plain'));
    },
  };
  return { isTarget, handlers };
}
