import { newId } from '@workspace-ops/service-kit';
import type { FleetProcess } from '@workspace-ops/fleet';
import { apiClient, type Answer, type ApiClient } from './client.ts';

/** One request of each of the doubled services, as users send them, through the client. */
export const requests: ((client: ApiClient) => Promise<Answer<unknown>>)[] = [
  (client) =>
    client.post('/api/auth/login', { email: `${newId('key')}@example.com`, password: 'secret' }),
  (client) => client.post('/api/sync/ingest', { notes: 'Seen.' }),
  (client) => client.get('/api/sync/state'),
  (client) => client.get('/api/voice/slots'),
  (client) => client.get('/api/runs'),
  (client) => client.get('/api/audit-logs'),
];

export interface Load {
  /** How many requests were answered. */
  count: () => number;
  /** Answers that no client should get, and connections that broke. */
  failures: () => readonly string[];
  stop: () => Promise<void>;
}

/** Users who send one request after the other, at another gateway when one takes no more. */
export function keepLoading(user: ApiClient, urls: readonly string[]): Load {
  const failures: string[] = [];
  const over = new AbortController();
  let count = 0;
  const work = async (first: number): Promise<void> => {
    let at = first;
    for (let turn = first; !over.signal.aborted; turn++) {
      const send = requests[turn % requests.length]!;
      try {
        const { status, body } = await send(apiClient(urls[at % urls.length]!, user.headers));
        count++;
        if (status >= 500) failures.push(`${status} ${JSON.stringify(body)}`);
      } catch (error) {
        const { code } = (error as { cause: NodeJS.ErrnoException }).cause;
        if (code !== 'ECONNREFUSED') failures.push(`${code} ${String(error)}`);
        at++;
      }
    }
  };
  const workers = Array.from({ length: 8 }, (_, index) => work(index));
  return {
    count: () => count,
    failures: () => failures,
    async stop() {
      over.abort();
      await Promise.all(workers);
    },
  };
}

/** What a process has answered, by its own count: all calls, or those of one procedure. */
export async function countCalls({ url }: FleetProcess, procedure?: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return [...metrics.matchAll(/^rpc_calls_total\{procedure="([^"]*)".*\} (\d+)$/gm)]
    .filter(([, name]) => procedure === undefined || name === procedure)
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}
