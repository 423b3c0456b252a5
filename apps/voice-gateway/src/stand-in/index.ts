import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answers, type SpeechAnswer } from './answers.ts';

export { answers, type SpeechAnswer } from './answers.ts';

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

export interface ElevenLabsStandIn {
  /** For SPEECH_API_BASE_URL. */
  baseUrl: string;
  /** The one key it takes; another one is refused as the real API does it. */
  apiKey: string;
  requests: SpokenRequest[];
  /** From here on, answers as the script says. */
  script(script: SpeechScript): void;
  close(): Promise<void>;
}

const voices = new Set(['JBFqnCBsd6RMkjVDRZzb', '21m00Tcm4TlvDq8ikWAM']);
const models = new Set(['eleven_multilingual_v2', 'eleven_flash_v2_5']);
const address = /^\/v1\/text-to-speech\/([^/?]+)(\/stream)?$/;

/**
 * A stand-in for the ElevenLabs text-to-speech API over HTTP. Unless a script says otherwise it
 * answers a few bytes of audio, and refuses keys, voices and models that it does not know.
 */
export async function startElevenLabsStandIn(
  apiKey = 'sk_stand_in_key',
): Promise<ElevenLabsStandIn> {
  const requests: SpokenRequest[] = [];
  let script: SpeechScript = () => undefined;
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming, response);
    if (request === undefined) return answers.json(404, { detail: 'Not Found' })(response);
    requests.push(request);
    const write =
      request.apiKey === apiKey
        ? (script(request) ?? defaultAnswer(request))
        : answers.error(401, 'invalid_api_key', 'Invalid API key');
    return write(response);
  };
  const server = createServer((incoming, response) => {
    // An answer fails only with its client.
    answer(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    requests,
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

async function readRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<SpokenRequest | undefined> {
  const url = new URL(incoming.url ?? '', 'http://stand-in');
  const match = address.exec(url.pathname);
  if (incoming.method !== 'POST' || match === null) return undefined;
  const closed = once(response, 'close').then(() => !response.writableFinished);
  const key = incoming.headers['xi-api-key'];
  return {
    voiceId: decodeURIComponent(match[1]!),
    isStreamed: match[2] !== undefined,
    apiKey: typeof key === 'string' ? key : undefined,
    outputFormat: url.searchParams.get('output_format'),
    body: (await json(incoming)) as SpokenRequest['body'],
    closed,
  };
}

function defaultAnswer({ voiceId, body }: SpokenRequest): SpeechAnswer {
  if (!voices.has(voiceId)) {
    return answers.error(404, 'voice_not_found', `A voice with id '${voiceId}' was not found.`);
  }
  if (!models.has(body.model_id)) {
    const sentence = `A model with id '${body.model_id}' was not found.`;
    return answers.error(400, 'model_not_found', sentence);
  }
  return answers.audio([Buffer.from('ID3'), Buffer.from(body.text)]);
}
