import { createFinalURL, createQuerySerializer, mergeHeaders } from 'openapi-fetch';
import { readError } from './read-error.ts';

export interface Target {
  /** As `https://ops.example.com`; in a browser the page's own origin where absent. */
  baseUrl?: string | undefined;
  /** A session's token or an API token's secret; in a browser the session cookie where absent. */
  token?: string | undefined;
  /** The workspace of a caller without a credential, in open tenancy. */
  workspaceId?: string | undefined;
  /** In the place of the global one: for a proxy, or to see the requests. */
  fetch?: typeof globalThis.fetch | undefined;
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each parameter. */
  path: string;
}

export interface Input {
  params?: Partial<Record<'path' | 'query' | 'header', Record<string, unknown>>> | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

/** Sends it: the successful answer, or an OpsError of a failed one. */
export type Send = (signal: AbortSignal) => Promise<Response>;

/** Makes a request, which may be sent several times. */
export type Prepare = (operation: Operation, input: Input) => Send;

export function createPrepare({ baseUrl = '', token, workspaceId, fetch }: Target): Prepare {
  const own = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(workspaceId === undefined ? {} : { 'X-Workspace-Id': workspaceId }),
  };
  const ask = followCells(fetch);
  const options = {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    querySerializer: createQuerySerializer(),
    pathSerializer: fillPath,
  };
  return ({ method, path }, { params = {}, body, headers }) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const given = params.header as Record<string, string> | undefined;
    const init = {
      method,
      headers: mergeHeaders(type, own, headers, given),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const url = createFinalURL(path, { ...options, params: { path: {}, ...params } });
    return async (signal) => {
      const response = await ask(url, { ...init, signal });
      if (!response.ok && response.status !== 304) throw await readError(response);
      return response;
    };
  };
}

/**
 * Repeats what another cell has to answer, which has done nothing, and goes on there: a proxy that cannot
 * tell it by the token chooses by the header.
 */
function followCells(given: Target['fetch']) {
  let cell: string | undefined;
  return async (url: string, init: RequestInit): Promise<Response> => {
    const send = (to: string | undefined) => {
      const headers = mergeHeaders(init.headers, to === undefined ? {} : { 'X-Cell': to });
      return (given ?? globalThis.fetch)(url, { ...init, headers });
    };
    // Not the newest: another request may learn the right one while this one is under way.
    const sentTo = cell;
    const response = await send(sentTo);
    const right = response.status === 421 ? response.headers.get('X-Cell') : null;
    if (right === null || right === sentTo) return response;
    cell = right;
    return send(right);
  };
}

/**
 * The path with its parameters, each as a segment of its own: an empty one, or one that an address
 * resolves, would make the address of another operation.
 * @throws {TypeError}
 */
const fillPath = (path: string, parameters: Record<string, unknown>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = parameters[name];
    if (typeof value === 'string' && !['', '.', '..'].includes(value)) {
      return encodeURIComponent(value);
    }
    throw new TypeError(`${name} must be an id, not ${JSON.stringify(value)}`);
  });
