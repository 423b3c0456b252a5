import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export const password = 'a long password';

export const newEmail = (name: string): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID()}@example.com`;

/** Somebody who is signed in and asks the service as their browser does. */
export interface Person {
  id: string;
  name: string;
  email: string;
  workspaceId: string;
  get<T>(path: string): Promise<T>;
  send<T>(method: Method, path: string, body?: unknown): Promise<T>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface SignedIn {
  user: { id: string; name: string; email: string; workspaceId: string };
}

/** The request context keeps the session's cookie, which pages of the same context send too. */
async function enter(request: APIRequestContext, path: string, body: unknown): Promise<Person> {
  const send = async <T>(method: Method, to: string, data?: unknown): Promise<T> => {
    const answer = await request.fetch(to, { method, ...(data !== undefined && { data }) });
    if (answer.ok()) return (await answer.json()) as T;
    throw new Error(`${method} ${to}: ${answer.status()} ${await answer.text()}`);
  };
  const { user } = await send<SignedIn>('POST', path, body);
  return { ...user, get: (from) => send('GET', from), send };
}

/** A new account, with a workspace of its own. */
export const signUp = (request: APIRequestContext, name: string): Promise<Person> =>
  enter(request, '/api/auth/signup', { email: newEmail(name), password, name });

/** A new account by the code of an invitation, in the workspace that invited. */
export const acceptInvitation = (
  request: APIRequestContext,
  token: string,
  name: string,
): Promise<Person> => enter(request, '/api/auth/invitations/accept', { token, password, name });

/** Somebody who has an account. */
export const logIn = (request: APIRequestContext, email: string): Promise<Person> =>
  enter(request, '/api/auth/login', { email, password });

/** Presses what a person signs out with. */
export async function signOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'More' }).click();
  else await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}
