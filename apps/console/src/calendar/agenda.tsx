import type { Schemas } from '../api.ts';
import { formatDay } from './format-day.ts';
import { PostEntry, type PostActions } from './post-entry.tsx';

interface AgendaProps {
  label: string;
  days: ReadonlyMap<string, readonly Schemas['Artifact'][]>;
  actions: PostActions;
}

/** The days that have posts, one below the other: for what is too narrow for a month. */
export const Agenda = ({ label, days, actions }: AgendaProps) => (
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
