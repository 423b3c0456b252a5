import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AppError } from '@workspace-ops/service-kit';
import { startStandIn, type StandInRequest as HttpRequest } from '@workspace-ops/testkit/stand-in';
import { answers, type StandInAnswer } from './gemini-answers.ts';

export { answers, type StandInAnswer };

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

export type GeminiStandIn = Awaited<ReturnType<typeof startGeminiStandIn>>;

/**
 * The Gemini API over HTTP. Unless a script says otherwise it answers a text, or, for structured
 * output, a value made from the schema.
 */
export async function startGeminiStandIn(apiKey = 'stand-in-key') {
  const requests: StandInRequest[] = [];
  const waiting: ((request: StandInRequest) => void)[] = [];
  let script: StandInScript = () => undefined;
  const server = await startStandIn((incoming, response) => {
    const request = readRequest(incoming, response);
    if (request === undefined) return answers.error(404, 'Not Found')(response);
    requests.push(request);
    for (const resolve of waiting.splice(0)) resolve(request);
    if (request.apiKey !== apiKey) return answers.badKey()(response);
    return (script(request) ?? defaultAnswer(request))(response);
  });
  return {
    /** For GENERATIVE_AI_BASE_URL. */
    baseUrl: server.url,
    /** The one key it takes; another one is refused as the real API does it. */
    apiKey,
    requests,
    nextRequest: () => new Promise<StandInRequest>((resolve) => waiting.push(resolve)),
    /** From here on, answers as the script says. */
    script: (next: StandInScript): void => {
      script = next;
    },
    close: () => server.close(),
  };
}

function readRequest(
  { method, path, headers, body }: HttpRequest,
  response: ServerResponse,
): StandInRequest | undefined {
  const model = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(path)?.[1];
  if (method !== 'POST' || model === undefined) return undefined;
  const key = headers['x-goog-api-key'];
  return {
    model,
    apiKey: typeof key === 'string' ? key : undefined,
    body: JSON.parse(body) as GeminiRequestBody,
    closed: once(response, 'close'),
  };
}

function defaultAnswer(request: StandInRequest): StandInAnswer {
  const schema = request.body.generationConfig.responseJsonSchema;
  return schema === undefined
    ? answers.text(`A generated answer of ${request.model}.`)
    : answers.object(makeExample(schema));
}

/** An account that allows every call and records it. */
export function createAccountStandIn(patienceMs = 0) {
  /** In the order in which they were made; unsettled while a call is under way. */
  const calls: { reservedUsd: string; settledUsd: string | null }[] = [];
  let refusal: AppError | undefined;
  return {
    patienceMs,
    calls,
    /** Refuses every reservation from here on. */
    refuse: (error: AppError): void => {
      refusal = error;
    },
    reserve: async (reservedUsd: string) => {
      if (refusal !== undefined) throw refusal;
      const call: (typeof calls)[number] = { reservedUsd, settledUsd: null };
      calls.push(call);
      return {
        budget: { dailyUsd: 25, spentUsd: 0 },
        entryId: `aud_call_${calls.length}`,
        settle: async (costUsd: string) => {
          call.settledUsd = costUsd;
        },
      };
    },
  };
}

/** The part of JSON Schema that requests for structured output use. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  anyOf?: JsonSchema[];
}

/** A value that fits the schema, the same one every time; `path` makes its strings tell-tale. */
function makeExample(schema: JsonSchema, path = 'value'): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return makeExample(schema.anyOf[0], path);
  if (schema.type === 'object') return makeObject(schema, path);
  if (schema.type === 'array') return makeArray(schema, path);
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  return `Generated ${path}`.padEnd(schema.minLength ?? 0, '.');
}

const makeObject = (schema: JsonSchema, path: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [
      key,
      makeExample(property, `${path}.${key}`),
    ]),
  );

const makeArray = (schema: JsonSchema, path: string): unknown[] =>
  Array.from({ length: schema.minItems ?? 1 }, (_, index) =>
    makeExample(schema.items ?? {}, `${path}.${index}`),
  );
