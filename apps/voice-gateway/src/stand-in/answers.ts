import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes an answer; a rejection means that the client has gone. */
export type SpeechAnswer = (response: ServerResponse) => Promise<void>;

type Parts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const requestId = '3c807fc4c3a1705f9638ecc764a91c01';

/** The answers of the ElevenLabs API. */
export const answers = {
  /** Audio, each part as soon as it is there. */
  audio:
    (parts: Parts, contentType = 'audio/mpeg'): SpeechAnswer =>
    (response) => {
      response.writeHead(200, { 'content-type': contentType, 'request-id': requestId });
      return pipeline(Readable.from(parts), response);
    },
  /** An error as the API words it now. */
  error:
    (status: number, code: string, message: string): SpeechAnswer =>
    (response) =>
      answers.json(status, {
        detail: { type: typeOf(status), code, message, status: code, request_id: requestId },
      })(response),
  /** An error as the API worded it before it had codes. */
  legacyError:
    (status: number, code: string, message: string): SpeechAnswer =>
    (response) =>
      answers.json(status, { detail: { status: code, message } })(response),
  json:
    (status: number, body: unknown): SpeechAnswer =>
    async (response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    },
  text:
    (status: number, body: string): SpeechAnswer =>
    async (response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(body);
    },
  /** Never answers. */
  silence: (): SpeechAnswer => async () => {},
  /** Ends the connection in the place of an answer. */
  hangUp: (): SpeechAnswer => async (response) => {
    response.destroy();
  },
} as const;

function typeOf(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'internal_error' : 'validation_error';
}
