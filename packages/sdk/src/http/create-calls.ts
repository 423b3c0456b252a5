import createFetchClient from 'openapi-fetch';
import type { CallOptions, Calls } from '../calls.ts';
import { keyedOperations } from '../generated/keyed-operations.ts';
import type { paths } from '../generated/schema.ts';
import { OpsError } from '../ops-error.ts';
import { readError } from './read-error.ts';

export interface CallsOptions {
  /** As `https://ops.example.com`; in a browser the page's own origin where absent. */
  baseUrl?: string | undefined;
  /** A session's token or an API token's secret; in a browser the session cookie where absent. */
  token?: string | undefined;
  /** The workspace of a caller without a credential, in open tenancy. */
  workspaceId?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
}

type Input = CallOptions & { params?: object; body?: unknown };

/** Any operation by its method and path, with its input checked against the OpenAPI document. */
export function createCalls(options: CallsOptions): Calls {
  const { baseUrl = '', token, workspaceId } = options;
  const client = createFetchClient<paths>({
    baseUrl,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(workspaceId === undefined ? {} : { 'X-Workspace-Id': workspaceId }),
    },
    fetch: (request) => send(request, options.fetch ?? globalThis.fetch),
  });
  const open = async (method: Uppercase<string>, path: string, input: Input = {}) => {
    const { idempotencyKey, ...rest } = input;
    const key = idempotencyKey ?? makeKey(`${method} ${path}`);
    const init = {
      ...rest,
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
      parseAs: 'stream',
    };
    const call = client.request as (...args: unknown[]) => Promise<{ response: Response }>;
    return (await call(method, path, init)).response;
  };
  const json = (method: Uppercase<string>) => async (path: string, input?: Input) =>
    readJson(await open(method, path, input), input?.signal);
  const calls = {
    get: json('GET'),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    delete: json('DELETE'),
    open: (path: string, input?: Input) => open('GET', path, input),
  };
  return calls as unknown as Calls;
}

const makeKey = (operation: string): string | undefined =>
  keyedOperations.has(operation) ? crypto.randomUUID() : undefined;

/** A successful answer. @throws {OpsError} */
async function send(request: Request, fetch: typeof globalThis.fetch): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    request.signal.throwIfAborted();
    throw connectionFailed(error);
  }
  if (response.ok || response.status === 304) return response;
  throw await readError(response);
}

const connectionFailed = (cause: unknown): OpsError =>
  new OpsError('connection_failed', 'The service did not answer.', { status: 0, cause });

async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    throw connectionFailed(error);
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = 'The answer is not JSON, and so not of the service.';
    throw new OpsError('invalid_answer', message, { status: response.status, cause });
  }
}
