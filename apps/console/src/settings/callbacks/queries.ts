import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const callbacksQuery = queryOptions({
  queryKey: ['callbacks'],
  queryFn: async ({ signal }) => (await api.get('/api/mobilehub/webhooks', { signal })).webhooks,
});

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['callback-deliveries', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return (await api.get('/api/mobilehub/webhooks/{id}/deliveries', { params, signal }))
        .deliveries;
    },
  });
