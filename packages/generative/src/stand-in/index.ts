import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answers, type StandInAnswer } from './answers.ts';
import { exampleOfSchema, type JsonSchema } from './example-of-schema.ts';

export { createAccountStandIn, type AccountStandIn } from './account.ts';
export { answers, type StandInAnswer, type Usage } from './answers.ts';

export interface GeminiRequestBody {
  systemInstruction?: { parts: { text: string }[] };
  contents: { role: string; parts: { text: string }[] }[];
  generationConfig: {
    temperature?: number;
    topP?: number;
    maxOutputTokens?: number;
    responseMimeType?: string;
    responseJsonSchema?: JsonSchema;
  };
}

export interface StandInRequest {
  model: string;
  apiKey: string | undefined;
  body: GeminiRequestBody;
  /** Resolves when the caller has gone without an answer, and when it got one. */
  closed: Promise<unknown>;
}

/** Says how to answer; undefined leaves it to the default answer. */
export type StandInScript = (request: StandInRequest) => StandInAnswer | undefined;

export interface GeminiStandIn {
  /** For GENERATIVE_AI_BASE_URL. */
  baseUrl: string;
  /** The one key it takes; another one is refused as the real API does it. */
  apiKey: string;
  requests: StandInRequest[];
  /** Resolves with the next request. */
  nextRequest(): Promise<StandInRequest>;
  /** From here on, answers as the script says. */
  script(script: StandInScript): void;
  close(): Promise<void>;
}

/**
 * A stand-in for the Gemini API over HTTP. Unless a script says otherwise it answers a text, or,
 * when structured output is asked for, a value made from the schema.
 */
export async function startGeminiStandIn(apiKey = 'stand-in-key'): Promise<GeminiStandIn> {
  const requests: StandInRequest[] = [];
  const waiting: ((request: StandInRequest) => void)[] = [];
  let script: StandInScript = () => undefined;
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming, response);
    if (request === undefined) return answers.error(404, 'Not Found')(response);
    requests.push(request);
    for (const resolve of waiting.splice(0)) resolve(request);
    if (request.apiKey !== apiKey) return answers.badKey()(response);
    (script(request) ?? defaultAnswer(request))(response);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    requests,
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    script: (next) => {
      script = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<StandInRequest | undefined> {
  const model = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(incoming.url ?? '')?.[1];
  if (incoming.method !== 'POST' || model === undefined) return undefined;
  const closed = once(response, 'close');
  const key = incoming.headers['x-goog-api-key'];
  const body = JSON.parse(await text(incoming)) as GeminiRequestBody;
  return { model, apiKey: typeof key === 'string' ? key : undefined, body, closed };
}

function defaultAnswer(request: StandInRequest): StandInAnswer {
  const schema = request.body.generationConfig.responseJsonSchema;
  return schema === undefined
    ? answers.text(`A generated answer of ${request.model}.`)
    : answers.object(exampleOfSchema(schema));
}
