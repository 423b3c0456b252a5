import type { QueryClient } from '@tanstack/react-query';
import { api, OpsError } from '../api.ts';
import { nameRun, type ListedRun } from './run-columns.tsx';
import { words } from './messages.en.ts';

/** Rejects one run after the other; each by the pause that it waits at now. @returns what was not rejected, and why. */
export async function rejectRuns(
  client: QueryClient,
  runs: readonly ListedRun[],
  comment: string,
): Promise<{ rejected: number; refusals: string[] }> {
  const refusals: string[] = [];
  for (const run of runs) {
    const refusal = await rejectRun(client, run.id, comment);
    if (refusal !== null) refusals.push(words.notRejected(nameRun(run), refusal));
  }
  return { rejected: runs.length - refusals.length, refusals };
}

/** @returns why not; null where it was. */
async function rejectRun(
  client: QueryClient,
  runId: string,
  comment: string,
): Promise<string | null> {
  try {
    const query = { runId, status: 'open' as const };
    const { approvals } = await client.fetchQuery({
      queryKey: ['approvals', 'of', runId],
      queryFn: ({ signal }) => api.get('/api/approvals', { params: { query }, signal }),
      staleTime: 0,
    });
    const pause = approvals[0];
    if (pause === undefined) return words.notWaiting;
    if (!pause.mayDecide) return pause.whyNot ?? '';
    await api.post('/api/approvals/{id}/decide', {
      params: { path: { id: pause.id } },
      body: { decision: 'reject', comment, subjectDigest: pause.subjectDigest },
    });
    return null;
  } catch (error) {
    // The others are still to be tried.
    if (error instanceof OpsError) return error.message;
    throw error;
  }
}
