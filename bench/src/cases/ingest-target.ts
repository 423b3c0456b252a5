import type { LoadTarget } from '../load/jobs.ts';
import { visitor } from '../system/api-client.ts';
import { fieldData } from '../seed/field-data.ts';

/** Ingestions of several workspaces in turn. */
export const ingestTarget = (
  url: string,
  workspaces: number,
  bodyOf: (turn: number) => object = () => fieldData,
): LoadTarget => ({
  url,
  expectedStatus: 201,
  requests: Array.from({ length: workspaces }, (_, index) => ({
    method: 'POST',
    path: '/api/sync/ingest',
    headers: {
      ...visitor(url, `ws_bench_ingest_${index}`).headers,
      'content-type': 'application/json',
    },
    body: JSON.stringify(bodyOf(index)),
  })),
});

/** Bytes of notes beside the field data: of ten ingestions seven have none, one is of 48 KB. */
const noteSizes = [0, 0, 0, 2_000, 0, 0, 8_000, 0, 0, 48_000];

export const mixedSizes = (turn: number): object => {
  const size = noteSizes[turn % noteSizes.length]!;
  if (size === 0) return fieldData;
  const notes = 'The front desk types it again. '.repeat(Math.ceil(size / 31)).slice(0, size);
  return { ...fieldData, payload: { ...fieldData.payload, notes } };
};
