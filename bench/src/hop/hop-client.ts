import {
  as,
  connectHttp,
  createCaller,
  createTarget,
  createTokenIssuer,
  serviceCall,
  wirePaths,
} from '@workspace-ops/rpc';
import { Pool } from 'undici';
import { answerParent } from '../system/answer-parent.ts';
import { hopSecret, order } from './order.ts';
import type { OrderRouter } from './order-router.ts';

export interface HopJob {
  kind: 'call' | 'bare';
  url: string;
  /** How many are under way at a time. */
  concurrency: number;
  seconds: number;
}

export interface HopResult {
  requests: number;
  perSecond: number;
}

answerParent(async ({ kind, url, concurrency, seconds }: HopJob): Promise<HopResult> => {
  const hop = kind === 'call' ? openCall(url) : openBare(url);
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  let requests = 0;
  const work = async (): Promise<void> => {
    for (; performance.now() < endsAt; requests++) await hop.send();
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const elapsedSeconds = (performance.now() - startedAt) / 1_000;
  await hop.close();
  return { requests, perSecond: requests / elapsedSeconds };
});

interface Hop {
  send(): Promise<unknown>;
  close(): Promise<void>;
}

/** As one service calls another. */
function openCall(url: string): Hop {
  const target = createTarget({ service: 'audit', addresses: [url] });
  const tokenFor = createTokenIssuer(hopSecret, 'bench');
  const client = connectHttp<OrderRouter>(
    createCaller({ target, tokenFor, path: wirePaths.router }),
  );
  const call = serviceCall('ws_bench', 'req_8f14e45fceea467a9e1d2f3c4b5a6978');
  return {
    send: () => client.echo.query(order, as(call)),
    close: () => target.close(),
  };
}

function openBare(url: string): Hop {
  const pool = new Pool(url, { connections: null, pipelining: 1 });
  const headers = { 'content-type': 'application/json' };
  return {
    async send() {
      const body = JSON.stringify(order);
      const answer = await pool.request({ path: '/bare', method: 'POST', headers, body });
      return answer.body.json();
    },
    close: () => pool.close(),
  };
}
