import { Agent, request } from 'undici';
import { answerParent } from '@workspace-ops/load';

export interface BarePosts {
  urls: string[];
  /** To each address. */
  times: number;
  concurrency: number;
  body: string;
}

const dispatcher = new Agent();

/** Posts one body to every address so many times. */
answerParent(async ({ urls, times, concurrency, body }: BarePosts): Promise<void> => {
  const total = urls.length * times;
  let next = 0;
  const headers = { 'content-type': 'application/json' };
  const work = async (): Promise<void> => {
    while (next < total) {
      const url = urls[next++ % urls.length]!;
      const answer = await request(url, { method: 'POST', dispatcher, headers, body });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
});
