import { startStandIn, type StandInRequest } from '@workspace-ops/testkit/stand-in';

/** What a stand-in is told to answer: a text, with or without token counts, or an error. */
export interface Answer {
  text?: string;
  /** False for servers that do not count. */
  countsTokens?: boolean;
  finish?: 'stop' | 'length' | 'filtered';
  error?: { status: number; message: string; retryAfter?: string };
}

interface Protocol {
  path: string;
  readKey: (headers: StandInRequest['headers']) => unknown;
  toBody: (answer: Answer, model: string, body: Record<string, unknown>) => unknown;
  toError: (status: number, message: string) => unknown;
}

const chatFinish = { stop: 'stop', length: 'length', filtered: 'content_filter' } as const;
const messagesFinish = { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal' } as const;

const chatCompletions: Protocol = {
  path: '/v1/chat/completions',
  readKey: ({ authorization }) => authorization?.replace('Bearer ', ''),
  toBody: ({ text = 'An answer.', countsTokens = true, finish = 'stop' }, model) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_800_000_000,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: chatFinish[finish],
      },
    ],
    ...(countsTokens && {
      usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    }),
  }),
  toError: (status, message) => ({ error: { message, type: 'error', code: `${status}` } }),
};

const messages: Protocol = {
  path: '/v1/messages',
  readKey: (headers) => headers['x-api-key'],
  // Structured output is a call of the one tool that the request offers, or a text in its format.
  toBody: ({ text = 'An answer.', finish = 'stop' }, model, { tools }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: Array.isArray(tools)
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) }]
      : [{ type: 'text', text }],
    stop_reason: Array.isArray(tools) ? 'tool_use' : messagesFinish[finish],
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 50 },
  }),
  toError: (_status, message) => ({ type: 'error', error: { type: 'api_error', message } }),
};

const startProtocol = async ({ path, readKey, toBody, toError }: Protocol, apiKey: string) => {
  const requests: { model: string; body: Record<string, unknown> }[] = [];
  let next: Answer[] = [];
  const server = await startStandIn((incoming) => {
    if (incoming.path !== path) return { status: 404, json: toError(404, 'Not Found') };
    if (readKey(incoming.headers) !== apiKey) {
      return {
        status: 401,
        json: toError(401, `Incorrect API key: ${String(readKey(incoming.headers))}`),
      };
    }
    const body = JSON.parse(incoming.body) as Record<string, unknown>;
    const model = String(body['model']);
    requests.push({ model, body });
    const answer = next.shift() ?? {};
    if (answer.error === undefined) return { json: toBody(answer, model, body) };
    const { status, message, retryAfter } = answer.error;
    return {
      status,
      json: toError(status, message),
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    };
  });
  return {
    /** For GENERATIVE_AI_BASE_URL. */
    baseUrl: server.url,
    apiKey,
    requests,
    /** The next answers, in order. */
    answer: (...answers: Answer[]): void => {
      next = answers;
    },
    close: () => server.close(),
  };
};

/** The chat completions API, as OpenAI and the servers that are compatible with it speak it. */
export const startChatCompletionsStandIn = (apiKey = 'sk-chat') =>
  startProtocol(chatCompletions, apiKey);

/** The messages API of Anthropic. */
export const startMessagesStandIn = (apiKey = 'sk-ant') => startProtocol(messages, apiKey);
