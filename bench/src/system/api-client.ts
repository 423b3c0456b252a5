import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';

/** Who calls the service, in a workspace. */
export interface Account {
  url: string;
  workspaceId: string;
  headers: Record<string, string>;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
}

interface SignedUp {
  token: string;
  user: { workspaceId: string };
}

/** Of every account that the bench signs up. */
export const password = 'correct horse battery';

/** A signed-in user with a workspace of its own. */
export async function signUp(url: string): Promise<Account & { email: string }> {
  const email = `${randomUUID()}@example.com`;
  const { token, user } = await send<SignedUp>(`${url}/api/auth/signup`, {
    method: 'POST',
    body: { email, password },
  });
  return { email, ...toAccount(url, user.workspaceId, { authorization: `Bearer ${token}` }) };
}

/** A caller without a session, whom open tenancy lets into the workspace that it names. */
export const visitor = (url: string, workspaceId: string): Account =>
  toAccount(url, workspaceId, { 'x-workspace-id': workspaceId });

const toAccount = (url: string, workspaceId: string, headers: Record<string, string>): Account => ({
  url,
  workspaceId,
  headers,
  get: (path) => send(url + path, { method: 'GET', headers }),
  post: (path, body) => send(url + path, { method: 'POST', headers, body }),
});

interface Request {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

/** Kept for less time than any server keeps it, so that none is found closed. */
const dispatcher = new Agent({ keepAliveTimeout: 500, keepAliveMaxTimeout: 500 });

async function send<T>(url: string, { method, headers, body }: Request): Promise<T> {
  const answer = await request(url, {
    method,
    dispatcher,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${text}`);
  return JSON.parse(text) as T;
}
