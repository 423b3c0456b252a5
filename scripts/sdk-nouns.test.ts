import { routes } from '@workspace-ops/gateway/routes';
import { createCalls, createClient } from '@workspace-ops/sdk';
import { expect, it } from 'vitest';

interface Row {
  method: string;
  path: string;
  aliases?: readonly string[] | undefined;
}

/** The rows that have no noun, and why. */
const without: Readonly<Record<string, string>> = {
  'GET /api/auth/sso/start': 'A browser goes there, and on to the provider.',
  'GET /api/auth/sso/callback': 'The provider sends the browser there.',
  'GET /api/auth/sso/challenge': 'The challenge is in a cookie of the browser that came back.',
  'GET /api/notifications/unsubscribe': 'A page for the person who follows a mail’s link.',
};

const calledFor = 'x1';
/** Several calls of others; it ends by itself only where runs do. */
const composed = ['waitFor'];

const refused = {
  success: false,
  error: 'Refused.',
  message: 'Refused.',
  code: 'invalid_input',
  requestId: 'req_1',
};

/** What the nouns' functions send, as `GET /api/runs/x1`. */
async function listReached(): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  const refuse = async (url: unknown, init: RequestInit = {}) => {
    reached.add(`${init.method} ${new URL(String(url)).pathname}`);
    return Response.json(refused, { status: 400 });
  };
  const client = createClient({ baseUrl: 'http://ops.test', fetch: refuse });
  const byPath = Object.keys(createCalls({}));
  const nouns = Object.entries(client).filter(([name]) => !byPath.includes(name));
  for (const call of listFunctions(Object.fromEntries(nouns))) await exhaust(call);
  return reached;
}

/** The functions of the nouns, and those that stand beside them. */
const listFunctions = (nouns: object): Function[] =>
  Object.entries(nouns).flatMap(([name, value]) => {
    if (composed.includes(name)) return [];
    return typeof value === 'function' ? [value] : listFunctions(value as object);
  });

async function exhaust(call: Function): Promise<void> {
  const ended = expect.objectContaining({ code: 'invalid_input' });
  const answer: unknown = call(calledFor, calledFor, {});
  const isList = typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
  const read = async () => {
    if (!isList) return answer;
    for await (const one of answer as AsyncIterable<unknown>) return one;
    return undefined;
  };
  await expect(read(), call.name).rejects.toEqual(ended);
}

const namesOf = ({ method, path, aliases = [] }: Row): string[] =>
  [path, ...aliases].map((address) => `${method.toUpperCase()} ${address}`);

const listMissing = (rows: readonly Row[], reached: ReadonlySet<string>): string[] =>
  rows
    .map(namesOf)
    .filter((names) => !names.some((name) => reached.has(name.replaceAll(/:\w+/g, calledFor))))
    .map(([name]) => name!);

it('has a noun of the SDK for every row of the interface, but for those listed here', async () => {
  const reached = await listReached();
  expect(listMissing(routes, reached).toSorted()).toEqual(Object.keys(without).toSorted());
  const added = { method: 'get', path: '/api/runs/:runId/nothing' };
  expect(listMissing([added], reached)).toEqual(['GET /api/runs/:runId/nothing']);
});
