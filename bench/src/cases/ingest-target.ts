import type { LoadTarget } from '../load/jobs.ts';
import { visitor } from '../system/api-client.ts';
import { fieldData } from './field-data.ts';

/** Ingestions of several workspaces in turn. */
export const ingestTarget = (url: string, workspaces: number): LoadTarget => ({
  url,
  expectedStatus: 201,
  requests: Array.from({ length: workspaces }, (_, index) => ({
    method: 'POST',
    path: '/api/sync/ingest',
    headers: {
      ...visitor(url, `ws_bench_ingest_${index}`).headers,
      'content-type': 'application/json',
    },
    body: JSON.stringify(fieldData),
  })),
});
