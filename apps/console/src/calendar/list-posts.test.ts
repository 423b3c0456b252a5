import { expect, it } from 'vitest';
import { dropSuperseded, groupByDay } from './list-posts.ts';

const post = (id: string, more: object = {}) => ({
  id,
  status: 'draft' as 'draft' | 'scheduled',
  scheduledFor: '2026-11-23T23:30:00.000Z',
  parentArtifactId: null as string | null,
  revisionVersion: 1,
  ...more,
});
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

it('leaves out drafts that have a newer revision, and nothing that holds', () => {
  const second = post('b', { parentArtifactId: 'a' });
  expect(ids(dropSuperseded([post('a'), second, post('c')]))).toEqual(['b', 'c']);
  expect(ids(dropSuperseded([post('a', { status: 'scheduled' }), second]))).toEqual(['a', 'b']);
});

it('puts posts on the days of the zone', () => {
  const posts = [post('a'), post('b', { scheduledFor: null }), post('c')];
  expect([...groupByDay(posts, 'Europe/Berlin').keys()]).toEqual(['2026-11-24']);
  expect(ids(groupByDay(posts, 'UTC').get('2026-11-23')!)).toEqual(['a', 'c']);
});
