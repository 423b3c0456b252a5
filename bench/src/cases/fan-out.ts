import { join } from 'node:path';
import { startChild, type Child } from '@workspace-ops/load';
import type { ReceiverQuestion } from '../floors/webhook-receiver.ts';
import { visitor } from '../system/api-client.ts';
import { fieldData } from '../seed/field-data.ts';

/** A server that counts the posts it gets. */
export interface Receiver {
  url: string;
  /** Posts a second, from the beginning of the work until so many have arrived. */
  rateOf(posts: number, work: () => Promise<unknown>): Promise<number>;
  stop: Child['stop'];
}

export async function startReceiver(): Promise<Receiver> {
  const child = startChild(join(import.meta.dirname, '../floors/webhook-receiver.ts'));
  const ask = <R>(question: ReceiverQuestion): Promise<R> => child.ask<R>(question);
  return {
    url: await ask<string>({ ask: 'address' }),
    async rateOf(posts, work) {
      const lastAt = ask<number>({ ask: 'await', posts });
      const startedAt = performance.timeOrigin + performance.now();
      await work();
      return posts / (((await lastAt) - startedAt) / 1_000);
    },
    stop: child.stop,
  };
}

const registrationsAtOnce = 16;

/** @returns the callback addresses, each of its own */
export async function subscribe(
  serviceUrl: string,
  workspaceId: string,
  { url, count }: { url: string; count: number },
): Promise<string[]> {
  const account = visitor(serviceUrl, workspaceId);
  const urls = Array.from({ length: count }, (_, n) => `${url}/hooks/${n}`);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const endpointUrl = urls[next++]!;
      await account.post('/api/mobilehub/webhook/register', { endpointUrl, deviceLabel: 'Tablet' });
    }
  };
  await Promise.all(Array.from({ length: registrationsAtOnce }, work));
  return urls;
}

/** Each ingestion is one live event to every subscriber of its workspace. */
export async function ingestEvents(
  serviceUrl: string,
  workspaceId: string,
  events: number,
): Promise<void> {
  const account = visitor(serviceUrl, workspaceId);
  await Promise.all(
    Array.from({ length: events }, () => account.post('/api/sync/ingest', fieldData)),
  );
}
