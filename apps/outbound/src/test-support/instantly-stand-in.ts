import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CampaignsRequest {
  apiKey: string | undefined;
  limit: number;
  startingAfter: string | null;
  /** Resolves when the connection is done with: with true when the client left before the end. */
  closed: Promise<boolean>;
}

/** Says how to answer; undefined leaves it to the default answer. */
export type InstantlyScript = (request: CampaignsRequest) => InstantlyAnswer | undefined;

export interface InstantlyStandIn {
  /** For COLDMAIL_API_BASE_URL. */
  baseUrl: string;
  /** The one key it takes; another one is refused as the real API does it. */
  apiKey: string;
  requests: CampaignsRequest[];
  /** The campaigns that it has, newest first. */
  campaigns: Record<string, unknown>[];
  /** From here on, answers as the script says. */
  script(script: InstantlyScript): void;
  close(): Promise<void>;
}

/** A campaign as the real API describes one, as far as it matters here. */
export const campaignNamed = (name: string): Record<string, unknown> => ({
  id: `0199a0b0-0000-7000-8000-${Buffer.from(name).toString('hex').slice(-12).padStart(12, '0')}`,
  name,
  status: 1,
  pl_value: null,
  is_evergreen: false,
  campaign_schedule: { schedules: [{ name: 'Weekdays', days: { 1: true, 2: true } }] },
  timestamp_created: '2026-01-05T10:00:00.000Z',
});

/**
 * A stand-in for the campaigns of the Instantly API v2 over HTTP: pages of at most 100 by a cursor,
 * bearer keys. Unless a script says otherwise it answers as the real API does.
 */
export async function startInstantlyStandIn(
  apiKey = 'c3RhbmQtaW46a2V5LTAxOTk=',
): Promise<InstantlyStandIn> {
  const requests: CampaignsRequest[] = [];
  const campaigns: Record<string, unknown>[] = [];
  let script: InstantlyScript = () => undefined;
  const server = createServer((incoming, response) => {
    const request = readRequest(incoming, response);
    if (request === null) {
      answers.error(404, 'Not Found', 'Route not found')(response);
      return;
    }
    requests.push(request);
    const isKnown = request.apiKey === apiKey;
    const scripted = script(request);
    const answer = scripted ?? (isKnown ? selectPage(campaigns, request) : answers.unauthorized());
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    requests,
    campaigns,
    script(next) {
      script = next;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function readRequest(incoming: IncomingMessage, response: ServerResponse): CampaignsRequest | null {
  const url = new URL(incoming.url ?? '', 'http://stand-in');
  if (incoming.method !== 'GET' || url.pathname !== '/api/v2/campaigns') return null;
  return {
    apiKey: /^Bearer (.+)$/.exec(incoming.headers.authorization ?? '')?.[1],
    limit: Number(url.searchParams.get('limit') ?? 10),
    startingAfter: url.searchParams.get('starting_after'),
    closed: once(response, 'close').then(() => !response.writableFinished),
  };
}

function selectPage(
  campaigns: Record<string, unknown>[],
  { limit, startingAfter }: CampaignsRequest,
): InstantlyAnswer {
  if (!(limit >= 1 && limit <= 100)) {
    return answers.error(400, 'Bad Request', 'querystring/limit must be <= 100');
  }
  const after = campaigns.findIndex(({ id }) => id === startingAfter);
  const items = campaigns.slice(after + 1, after + 1 + limit);
  const hasMore = after + 1 + limit < campaigns.length;
  return answers.page(items, hasMore ? String(items.at(-1)?.id) : undefined);
}

/** How the stand-in answers one request. */
export type InstantlyAnswer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown): InstantlyAnswer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };

const raw =
  (status: number, contentType: string, body: string): InstantlyAnswer =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType });
    response.end(body);
  };

/** An error as the API gives it: the status's name and a message. */
const error = (statusCode: number, name: string, message: string): InstantlyAnswer =>
  json(statusCode, { statusCode, error: name, message });

/** The answers of the real API, as far as its documentation and its errors are known. */
export const answers = {
  json,
  raw,
  error,
  page: (items: unknown[], next?: string | null): InstantlyAnswer =>
    json(200, { items, ...(next === undefined ? {} : { next_starting_after: next }) }),
  unauthorized: (): InstantlyAnswer => error(401, 'Unauthorized', 'Invalid API key'),
  unpaid: (): InstantlyAnswer =>
    error(402, 'Payment Required', 'This workspace has no active plan.'),
  rateLimited: (): InstantlyAnswer => error(429, 'Too Many Requests', 'Too many requests'),
  broken: (): InstantlyAnswer => error(500, 'Internal Server Error', 'Something broke'),

  /** What the edge before the API says to those it takes for robots. */
  edgeRefusal: (): InstantlyAnswer =>
    raw(
      403,
      'text/html; charset=UTF-8',
      '<!DOCTYPE html><html><head><title>Attention Required!</title></head><body><h1>Sorry, you have been blocked</h1></body></html>',
    ),

  redirect:
    (location: string): InstantlyAnswer =>
    (response) => {
      response.writeHead(302, { location });
      response.end();
    },

  /** The connection breaks in the middle of the body. */
  half: (): InstantlyAnswer => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"items": [{"id": "0199', () => response.destroy());
  },

  /** Takes the request and never answers. */
  silence: (): InstantlyAnswer => () => undefined,

  /** Begins to answer and never ends. */
  endless: (): InstantlyAnswer => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"items": [');
  },
};
