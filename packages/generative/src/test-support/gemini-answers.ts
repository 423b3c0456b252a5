import type { ServerResponse } from 'node:http';

/** How the stand-in answers one request. */
export type StandInAnswer = (response: ServerResponse) => void;

export interface Usage {
  promptTokenCount: number;
  candidatesTokenCount: number;
  thoughtsTokenCount?: number;
}

const someUsage: Usage = { promptTokenCount: 100, candidatesTokenCount: 50 };

const json =
  (status: number, body: unknown): StandInAnswer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(body));
  };

const candidate = (text: string, finishReason: string, usage: Usage) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason, index: 0 }],
  usageMetadata: {
    ...usage,
    totalTokenCount:
      usage.promptTokenCount + usage.candidatesTokenCount + (usage.thoughtsTokenCount ?? 0),
  },
});

/** The answers of the real API, as far as its documentation and its errors are known. */
export const answers = {
  text: (text: string, options: { finishReason?: string; usage?: Usage } = {}): StandInAnswer =>
    json(200, candidate(text, options.finishReason ?? 'STOP', options.usage ?? someUsage)),

  /** Structured output: the value as JSON text. */
  object: (value: unknown, options: { usage?: Usage } = {}): StandInAnswer =>
    json(200, candidate(JSON.stringify(value), 'STOP', options.usage ?? someUsage)),

  /** An error as Google's APIs give it. */
  error: (
    status: number,
    message: string,
    options: { status?: string; details?: unknown[] } = {},
  ) =>
    json(status, {
      error: {
        code: status,
        message,
        status: options.status ?? 'UNKNOWN',
        ...(options.details !== undefined && { details: options.details }),
      },
    }),

  badKey: (): StandInAnswer =>
    answers.error(400, 'API key not valid. Please pass a valid API key.', {
      status: 'INVALID_ARGUMENT',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
        },
      ],
    }),

  rateLimited: (seconds: number): StandInAnswer =>
    answers.error(429, 'You exceeded your current quota.', {
      status: 'RESOURCE_EXHAUSTED',
      details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` }],
    }),

  overloaded: (): StandInAnswer =>
    answers.error(503, 'The model is overloaded. Please try again later.', {
      status: 'UNAVAILABLE',
    }),

  retired: (model: string): StandInAnswer =>
    answers.error(404, `models/${model} is not found for API version v1beta.`, {
      status: 'NOT_FOUND',
    }),

  /** A blocked prompt: 200 and no candidates. */
  blocked: (blockReason = 'PROHIBITED_CONTENT'): StandInAnswer =>
    json(200, {
      promptFeedback: { blockReason },
      usageMetadata: { promptTokenCount: 100, totalTokenCount: 100 },
    }),

  raw:
    (status: number, contentType: string, body: string): StandInAnswer =>
    (response) => {
      response.writeHead(status, { 'content-type': contentType });
      response.end(body);
    },

  redirect:
    (location: string): StandInAnswer =>
    (response) => {
      response.writeHead(307, { location });
      response.end();
    },

  /** The connection breaks in the middle of the body. */
  half: (): StandInAnswer => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"candidates": [{"content": {"parts": [{"text": "Half of', () =>
      response.destroy(),
    );
  },

  /** Takes the request and never answers. */
  silence: (): StandInAnswer => () => undefined,
};
