import { Agent, request } from 'undici';
import { requestDeadlineMs } from '../system/environment.ts';

/** The outcome of one request, as its client knows it. */
export type Answer =
  | { type: 'answered'; status: number; retryAfter: boolean; body: unknown }
  /** The connection could not be made: the request was not sent. */
  | { type: 'not connected' }
  /** The connection broke before the answer was whole. */
  | { type: 'reset' }
  | { type: 'timed out' };

export const isSuccess = (answer: Answer): boolean =>
  answer.type === 'answered' && answer.status < 300;

const notConnectedCodes = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/** @throws the error itself when it is none of a connection. */
function answerOfError(error: unknown): Answer {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return { type: 'timed out' };
  if (notConnectedCodes.has(String(code))) return { type: 'not connected' };
  if (typeof code === 'string') return { type: 'reset' };
  throw error;
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  token?: string;
  idempotencyKey?: string;
}

/** One exchange, for counting. Milliseconds since the epoch. */
export interface Exchange {
  /** The service whose operation it is. */
  service: string;
  request: ApiRequest;
  startedAt: number;
  endedAt: number;
  answer: Answer;
}

export interface Client {
  send(service: string, request: ApiRequest): Promise<Answer>;
  close(): Promise<void>;
}

/** Beyond the system's own deadline: a request that takes longer was not answered. */
const clientTimeoutMs = requestDeadlineMs + 2_000;

/**
 * Sends to the gateways in turn and, as a load balancer does, to the next one where no connection
 * can be made.
 */
export function createClient(
  urls: readonly string[],
  onExchange: (exchange: Exchange) => void,
): Client {
  const agent = new Agent({ connections: 128, connect: { timeout: 2_000 } });
  let turn = 0;
  return {
    async send(service, apiRequest) {
      const startedAt = Date.now();
      const first = turn++;
      let answer: Answer = { type: 'not connected' };
      for (let tries = 0; tries < urls.length && answer.type === 'not connected'; tries++) {
        answer = await exchange(agent, urls[(first + tries) % urls.length]!, apiRequest);
      }
      onExchange({ service, request: apiRequest, startedAt, endedAt: Date.now(), answer });
      return answer;
    },
    close: () => agent.destroy(),
  };
}

async function exchange(dispatcher: Agent, url: string, given: ApiRequest): Promise<Answer> {
  const { method, path, body, token, idempotencyKey } = given;
  try {
    const answer = await request(`${url}${path}`, {
      dispatcher,
      method,
      signal: AbortSignal.timeout(clientTimeoutMs),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    return {
      type: 'answered',
      status: answer.statusCode,
      retryAfter: answer.headers['retry-after'] !== undefined,
      body: parseBody(text),
    };
  } catch (error) {
    return answerOfError(error);
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
