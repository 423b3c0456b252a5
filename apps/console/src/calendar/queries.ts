import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../api.ts';
import { toInstant } from '../scheduling/zoned-time.ts';
import { listWeeks, shiftDay } from './days.ts';
import { dropSuperseded } from './list-posts.ts';

type Post = Schemas['Artifact'];

/** How many posts one answer has at most. */
const pageSize = 100;

/** The posts of the weeks of a month, by their date. */
export const calendarQuery = (month: string, zone: string) =>
  queryOptions({
    queryKey: ['calendar', month, zone],
    queryFn: async ({ signal }) => {
      const days = listWeeks(month).flat();
      const begin = toInstant({ date: days[0]!, time: '00:00' }, zone);
      const end = toInstant({ date: shiftDay(days.at(-1)!, 1), time: '00:00' }, zone);
      const to = new Date(end - 1).toISOString();
      return loadPosts({ from: new Date(begin).toISOString(), to }, signal);
    },
  });

/** Answer by answer: each begins at the last one's last moment, whose posts come again. */
async function loadPosts(
  { from, to }: { from: string; to: string },
  signal: AbortSignal,
): Promise<Post[]> {
  const posts = new Map<string, Post>();
  for (let next = from; ;) {
    const params = { query: { from: next, to } };
    const answer = await api.get('/api/artifacts/content-calendar', { params, signal });
    const { calendarItems } = answer;
    for (const post of calendarItems) posts.set(post.id, post);
    const last = calendarItems.at(-1)?.scheduledFor ?? next;
    if (calendarItems.length < pageSize || last === next) return [...posts.values()];
    next = last;
  }
}

/** The newest posts of the state that have no date. */
export const undatedQuery = (status: 'draft' | 'archived') =>
  queryOptions({
    queryKey: ['artifacts', 'undated', status],
    queryFn: async ({ signal }) => {
      const params = { query: { type: 'post', status, limit: pageSize } } as const;
      const { artifacts } = await api.get('/api/artifacts', { params, signal });
      return dropSuperseded(artifacts).filter(({ scheduledFor }) => scheduledFor === null);
    },
  });
