import type { ServerResponse } from 'node:http';

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

/** An error as the API gives it: the status's name and a sentence. */
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
