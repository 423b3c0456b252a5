import type { JsonObject } from '@workspace-ops/contracts';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** A small API client for the end-to-end tests: JSON in, JSON out, whatever the status. */
export function apiClient(baseUrl: string, defaultHeaders: Record<string, string> = {}) {
  const send = async <T = JsonObject>(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<T>> => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...defaultHeaders,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  };
  return {
    headers: defaultHeaders,
    send,
    get: <T = JsonObject>(path: string) => send<T>('GET', path),
    post: <T = JsonObject>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send<T>('POST', path, { body, headers }),
    patch: <T = JsonObject>(path: string, body: unknown) => send<T>('PATCH', path, { body }),
    as: (token: string) =>
      apiClient(baseUrl, { ...defaultHeaders, authorization: `Bearer ${token}` }),
  };
}

export type ApiClient = ReturnType<typeof apiClient>;

let accounts = 0;

/** A client that is signed in to an account, and so a workspace, of its own. */
export async function signUp(baseUrl: string): Promise<ApiClient & { workspaceId: string }> {
  const email = `user-${process.pid}-${++accounts}@example.com`;
  const anonymous = apiClient(baseUrl);
  const { body } = await anonymous.post<{ token: string; user: { workspaceId: string } }>(
    '/api/auth/signup',
    { email, password: 'correct horse' },
  );
  return { ...anonymous.as(body.token), workspaceId: body.user.workspaceId };
}

/** A stream of server-sent events that is being read. */
export interface EventStream {
  /** What has come so far. */
  text: () => string;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close: () => void;
}

/** Opens the client's live events at a gateway; resolves once the stream is open. */
export async function openEvents(gatewayUrl: string, client: ApiClient): Promise<EventStream> {
  const left = new AbortController();
  const response = await fetch(`${gatewayUrl}/api/events`, {
    headers: client.headers,
    signal: left.signal,
  });
  if (response.status !== 200) throw new Error(await response.text());
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    try {
      for await (const part of response.body!) {
        text += decoder.decode(part as Uint8Array, { stream: true });
      }
    } catch (error) {
      if (!left.signal.aborted) throw error;
    }
  };
  return { text: () => text, ended: read(), close: () => left.abort() };
}
