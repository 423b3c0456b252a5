import { createClient, OpsError, type OpsClient, type OpsErrorCode } from '@workspace-ops/sdk';
import { expect } from 'vitest';

export const password = 'correct horse';
let accounts = 0;

export const makeEmail = (): string => `sdk-${process.pid}-${++accounts}@example.com`;

/** A client of the service for each credential, which notes the names of what is called. */
export function createConnect(baseUrl: string, called: Set<string>) {
  const connect = (token?: string): OpsClient =>
    recordCalls(createClient({ baseUrl, ...(token && { token }) }), called);
  const signUp = async (email = makeEmail()): Promise<OpsClient> =>
    connect((await connect().account.signUp({ email, password })).token);
  return { connect, signUp };
}

/** @returns the error that the call ends with, which must have the code. */
export async function failsWith(code: OpsErrorCode, call: Promise<unknown>): Promise<OpsError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!OpsError.is(error, code)) throw new Error(`No error ${code}.`, { cause: error });
  return error;
}

const nounsOfParts = {
  accounts: ['account', 'factors', 'workspaces', 'members', 'tokens', 'sso'],
  directory: ['directory'],
};
type Part = keyof typeof nounsOfParts | 'work';

const findPart = (noun: string): Part => {
  const named = Object.entries(nounsOfParts).find(([, nouns]) => nouns.includes(noun));
  return (named?.[0] as Part | undefined) ?? 'work';
};

/** Everything of the client, in the part that a file of tests is for, has been called. */
export function expectAllCalled(part: Part, ops: OpsClient, called: Set<string>) {
  const isOfPart = (name: string) => findPart(name.split('.')[0]!) === part;
  const missing = listCallable(ops).filter((name) => isOfPart(name) && !called.has(name));
  expect(missing).toEqual([]);
}

/** Everything below the object that can be called, as `runs.list`. */
const listCallable = (target: object): string[] =>
  Object.entries(target).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'function'
      ? [name]
      : listCallable(value as object).map((inner) => `${name}.${inner}`),
  );

/** The object, with the names of what is called noted. */
function recordCalls<T extends object>(target: T, called: Set<string>, prefix = ''): T {
  const entries = Object.entries(target).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') {
      return [name, recordCalls(value as object, called, `${prefix}${name}.`)];
    }
    const call = (...args: unknown[]): unknown => {
      called.add(prefix + name);
      return (value as (...given: unknown[]) => unknown)(...args);
    };
    return [name, call];
  });
  return Object.fromEntries(entries) as T;
}
