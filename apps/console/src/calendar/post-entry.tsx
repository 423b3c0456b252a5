import type { KeyboardEvent } from 'react';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import type { Schemas } from '../api.ts';
import { ArtifactStatus } from '../content/artifact-status.tsx';
import { toZonedTime } from '../scheduling/zoned-time.ts';
import { shiftDay } from './days.ts';
import { isMovable, type Move } from './use-move.ts';

type Post = Schemas['Artifact'];

/** What a calendar does with its posts. */
export interface PostActions {
  zone: string;
  onOpen: (id: string) => void;
  onMove: Move;
  /** A dragged post is let go on a day. */
  onDrop: (id: string, day: string) => void;
}

const keyedDays: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** A post in the calendar: opens its sheet; the arrow keys with Shift and dragging move it. */
export function PostEntry({ post, actions }: { post: Post; actions: PostActions }) {
  const { zone, onOpen, onMove } = actions;
  const at = post.scheduledFor === null ? null : toZonedTime(Date.parse(post.scheduledFor), zone);
  const onKeyDown = (event: KeyboardEvent) => {
    const days = keyedDays[event.key];
    if (days === undefined || !event.shiftKey) return;
    event.preventDefault();
    onMove(post, (day) => shiftDay(day, days));
  };
  return (
    <button
      type="button"
      data-row
      data-post={post.id}
      data-day={at?.date}
      aria-haspopup="dialog"
      draggable={isMovable(post)}
      className="flex w-full cursor-pointer flex-col rounded border border-border bg-surface px-2 py-1 text-left hover:bg-raised max-desk:min-h-14 max-desk:px-4 max-desk:py-2"
      onClick={() => onOpen(post.id)}
      onKeyDown={onKeyDown}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', post.id)}
    >
      <span className="flex w-full flex-wrap items-center justify-between gap-x-2 text-small">
        <span className="text-muted">
          {at?.time} {findPlatform(post.targetPlatform).name}
        </span>
        <ArtifactStatus status={post.status} />
      </span>
      <span className="line-clamp-2 font-strong break-words">{post.title}</span>
    </button>
  );
}
