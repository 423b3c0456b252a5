import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startStandIn, type StandInRequest } from '@workspace-ops/testkit/stand-in';

/** Writes an answer; a rejection means that the client has gone. */
type SpeechAnswer = (response: ServerResponse) => Promise<void>;

type Parts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const requestId = '3c807fc4c3a1705f9638ecc764a91c01';

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
        detail: { type: nameErrorType(status), code, message, status: code, request_id: requestId },
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
  silence: (): SpeechAnswer => async () => {},
  /** Ends the connection in the place of an answer. */
  hangUp: (): SpeechAnswer => async (response) => {
    response.destroy();
  },
} as const;

function nameErrorType(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'internal_error' : 'validation_error';
}

export interface SpokenRequest {
  voiceId: string;
  /** The address ended in `/stream`. */
  isStreamed: boolean;
  apiKey: string | undefined;
  outputFormat: string | null;
  body: { text: string; model_id: string };
  /** Resolves when the connection is done with: with true when the client left before the end. */
  closed: Promise<boolean>;
}

/** Says how to answer; undefined leaves it to the default answer. */
export type SpeechScript = (request: SpokenRequest) => SpeechAnswer | undefined;

export type ElevenLabsStandIn = Awaited<ReturnType<typeof startElevenLabsStandIn>>;

const voices = new Set(['JBFqnCBsd6RMkjVDRZzb', '21m00Tcm4TlvDq8ikWAM']);
const models = new Set(['eleven_multilingual_v2', 'eleven_flash_v2_5']);
const address = /^\/v1\/text-to-speech\/([^/?]+)(\/stream)?$/;

/** The ElevenLabs API over HTTP. It answers a few bytes of audio unless a script says otherwise. */
export async function startElevenLabsStandIn(apiKey = 'sk_stand_in_key') {
  const requests: SpokenRequest[] = [];
  let script: SpeechScript = () => undefined;
  const choose = (request: SpokenRequest | undefined): SpeechAnswer => {
    if (request === undefined) return answers.json(404, { detail: 'Not Found' });
    requests.push(request);
    return request.apiKey === apiKey
      ? (script(request) ?? defaultAnswer(request))
      : answers.error(401, 'invalid_api_key', 'Invalid API key');
  };
  const server = await startStandIn((incoming, response) =>
    // An answer fails only with its client.
    choose(readRequest(incoming, response))(response).catch(() => void response.destroy()),
  );
  return {
    /** For SPEECH_API_BASE_URL. */
    baseUrl: server.url,
    /** The one key it takes; another one is refused as the real API does it. */
    apiKey,
    requests,
    /** From here on, answers as the script says. */
    script(next: SpeechScript): void {
      script = next;
    },
    close: () => server.close(),
  };
}

function readRequest(
  { method, path, headers, body }: StandInRequest,
  response: ServerResponse,
): SpokenRequest | undefined {
  const url = new URL(path, 'http://stand-in');
  const match = address.exec(url.pathname);
  if (method !== 'POST' || match === null) return undefined;
  const key = headers['xi-api-key'];
  return {
    voiceId: decodeURIComponent(match[1]!),
    isStreamed: match[2] !== undefined,
    apiKey: typeof key === 'string' ? key : undefined,
    outputFormat: url.searchParams.get('output_format'),
    body: JSON.parse(body) as SpokenRequest['body'],
    closed: once(response, 'close').then(() => !response.writableFinished),
  };
}

function defaultAnswer({ voiceId, body }: SpokenRequest): SpeechAnswer {
  if (!voices.has(voiceId)) {
    return answers.error(404, 'voice_not_found', `A voice with id '${voiceId}' was not found.`);
  }
  if (!models.has(body.model_id)) {
    const message = `A model with id '${body.model_id}' was not found.`;
    return answers.error(400, 'model_not_found', message);
  }
  return answers.audio([Buffer.from('ID3'), Buffer.from(body.text)]);
}
