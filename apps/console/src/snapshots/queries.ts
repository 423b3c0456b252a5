import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

export const snapshotsQuery = queryOptions({
  queryKey: ['snapshots'],
  queryFn: async ({ signal }) => (await api.get('/api/snapshots', { signal })).snapshots,
});

export const snapshotQuery = (id: string) =>
  queryOptions({
    queryKey: ['snapshot', id],
    queryFn: ({ signal }) => api.get('/api/snapshots/{id}', { params: { path: { id } }, signal }),
  });
