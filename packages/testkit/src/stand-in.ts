import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInRequest {
  method: string;
  /** Path with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as UTF-8 text. */
  body: string;
}

export interface StandInAnswer {
  /** 200 by default. */
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string | Uint8Array;
}

/** Returns the answer, or writes it to the response itself: streams, hangs, broken connections. */
export type StandInHandler = (
  request: StandInRequest,
  response: ServerResponse,
) => StandInAnswer | void | Promise<StandInAnswer | void>;

export interface StandIn {
  url: string;
  /** Every request received so far, in order of arrival. */
  requests: StandInRequest[];
  /** Ends the server and its connections. Rejects with the first error of the handler. */
  close(): Promise<void>;
}

/** An upstream's stand-in: a real HTTP server that records what it is asked. */
export async function startStandIn(handler: StandInHandler): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const errors: unknown[] = [];
  const server = createServer((message, response) => {
    answerRequest(message, response).catch((error: unknown) => {
      errors.push(error);
      response.destroy();
    });
  });

  const answerRequest = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(message);
    requests.push(request);
    const answer = await handler(request, response);
    if (answer !== undefined) send(response, answer);
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    if (errors.length > 0) throw errors[0];
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close };
}

async function readRequest(message: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return {
    method: message.method ?? '',
    path: message.url ?? '',
    headers: message.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function send(response: ServerResponse, answer: StandInAnswer): void {
  const isJson = answer.json !== undefined;
  response.writeHead(answer.status ?? 200, {
    ...(isJson ? { 'content-type': 'application/json' } : {}),
    ...answer.headers,
  });
  response.end(isJson ? JSON.stringify(answer.json) : answer.body);
}
