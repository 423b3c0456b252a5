import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '../api.ts';
import { formatMoment } from '../scheduling/format-moment.ts';
import { words as schedulingWords } from '../scheduling/messages.en.ts';
import { changeArtifact, staleByArtifact } from '../scheduling/use-artifact-change.ts';
import { toInstant, toZonedTime } from '../scheduling/zoned-time.ts';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';

type Post = Schemas['Artifact'];

export const isMovable = ({ status }: Pick<Post, 'status'>): boolean =>
  status === 'scheduled' || status === 'draft';

/**
 * Moves a post to another day at the same time of the zone's clock. It is shown there at once, and where
 * it was when the service refuses.
 */
export function useMove(zone: string) {
  const client = useQueryClient();
  const show = (id: string, scheduledFor: string | null) =>
    client.setQueriesData<Post[]>({ queryKey: ['calendar'] }, (posts) =>
      posts?.map((post) => (post.id === id ? { ...post, scheduledFor } : post)),
    );
  const { mutate } = useMutation({
    // One after another: a second press moves on from where the first has moved it.
    scope: { id: 'calendar-move' },
    mutationFn: ({ post, at }: { post: Post; at: string }) =>
      changeArtifact(post.id, { scheduledFor: at }),
    onMutate: async ({ post, at }) => {
      await client.cancelQueries({ queryKey: ['calendar'] });
      show(post.id, at);
    },
    onSuccess: (_answer, { at }) => toast(words.moved(formatMoment(at, zone))),
    onError: ({ message }, { post }) => {
      show(post.id, post.scheduledFor);
      toast(message, 'problem');
    },
    onSettled: () =>
      Promise.all(staleByArtifact.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return (post: Post, toDay: (day: string) => string): void => {
    if (post.scheduledFor === null || !isMovable(post)) return;
    const { date, time } = toZonedTime(Date.parse(post.scheduledFor), zone);
    const day = toDay(date);
    if (day === date) return;
    const moment = toInstant({ date: day, time }, zone);
    if (moment > Date.now()) mutate({ post, at: new Date(moment).toISOString() });
    else toast(schedulingWords.inPast, 'problem');
  };
}

export type Move = ReturnType<typeof useMove>;
