import {
  withContext,
  connectHttp,
  createCaller,
  createTarget,
  createCredentials,
  signingKeySchema,
  wirePaths,
  type RequestContext,
} from '@workspace-ops/rpc';
import { Pool } from 'undici';
import { answerParent } from '@workspace-ops/load';
import { order, type OrderRouter } from './order.ts';

export interface HopJob {
  kind: 'call' | 'bare';
  url: string;
  /** The gateway's, as its setting. */
  signingKey: string;
  /** How many are under way at a time. */
  concurrency: number;
  seconds: number;
}

export interface HopResult {
  requests: number;
  perSecond: number;
}

answerParent(
  async ({ kind, url, signingKey, concurrency, seconds }: HopJob): Promise<HopResult> => {
    const hop = kind === 'call' ? openCall(url, signingKey) : openBare(url);
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
  },
);

interface Hop {
  send(): Promise<unknown>;
  close(): Promise<void>;
}

/** A signed-in user's, as most are. */
const caller: RequestContext['caller'] = {
  workspaceId: 'ws_bench',
  userId: 'usr_bench',
  email: 'ada@example.com',
  role: 'owner',
  sessionId: 'ses_8f14e45fceea467a9e1d2f3c4b5a6978',
  address: '192.0.2.1',
};

/** As the gateway calls a service. */
function openCall(url: string, signingKey: string): Hop {
  const target = createTarget({ service: 'audit', addresses: [url] });
  const credentials = createCredentials('gateway', signingKeySchema.parse(signingKey));
  const client = connectHttp<OrderRouter>(
    createCaller({ target, credentials, path: wirePaths.router }),
  );
  const ctx: RequestContext = { caller, requestId: 'req_8f14e45fceea467a9e1d2f3c4b5a6978' };
  return {
    send: () => client.echo.query(order, withContext(ctx)),
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
