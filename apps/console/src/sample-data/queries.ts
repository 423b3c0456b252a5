import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { findSampleWorkspace } from './sample-data.ts';

/** Whether nothing has run in the workspace yet, and the person has no sample data. */
export const mayLoadQuery = queryOptions({
  queryKey: ['runs', 'none'],
  queryFn: async ({ signal }) => {
    const { runs } = await api.get('/api/runs', { params: { query: { limit: 1 } }, signal });
    return runs.length === 0 && (await findSampleWorkspace(api)) === undefined;
  },
});

/** Whether this browser may have an account and sample data with one press. */
export const mayTryQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: async ({ signal }) => {
    const { tenancy, signUp } = await api.get('/api/auth/ways', { signal });
    return tenancy === 'open' && signUp === 'open';
  },
});
