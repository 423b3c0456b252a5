import type { z } from 'zod';
import {
  listProperties,
  toJsonSchema,
  type Components,
  type JsonSchema,
} from '../openapi/json-schema.ts';
import { carriesBody } from '../handlers/read-input.ts';
import type { Method } from '../http/method.ts';
import { listPaths, type Route } from '../routes/route.ts';
import { naughtyBodies, naughtyJson, naughtyTexts } from './naughty-values.ts';

export interface HostileRequest {
  label: string;
  route: Route;
  path: string;
  init: RequestInit;
  /** Sent with the walk's credentials. */
  signedIn: boolean;
  /** The statuses that the answer may have; absent: any below 500. */
  statuses?: number[];
}

const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** All the wrong ways to call a row that its contracts suggest. */
export function* hostileRequests(route: Route, table: readonly Route[]): Generator<HostileRequest> {
  // An alias shares its row's contracts: what is wrong by them is tried once.
  for (const path of listPaths(route)) {
    yield* wrongMethods(route, path, table);
    yield* wrongCredentials(route, path);
  }
  const { path } = route;
  yield* wrongParams(route, path);
  yield* wrongQueries(route, path);
  if (carriesBody(route)) yield* wrongBodies(route, path);
  if (route.body !== undefined) yield* wrongFields(route, path);
}

const filled = (path: string, value = 'unknown'): string =>
  path.replaceAll(/:\w+/g, encodeURIComponent(value.toWellFormed()) || '%20');

const base = (route: Route): RequestInit => {
  const hasBody = route.body !== undefined;
  return {
    method: route.method.toUpperCase(),
    ...(hasBody ? { body: JSON.stringify(route.example ?? {}) } : {}),
    headers: hasBody ? { 'content-type': 'application/json' } : {},
  };
};

const withHeaders = (init: RequestInit, headers: Record<string, string>): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), ...headers },
});

function* wrongMethods(
  route: Route,
  path: string,
  table: readonly Route[],
): Generator<HostileRequest> {
  const known = table.filter((row) => listPaths(row).includes(path)).map((row) => row.method);
  for (const method of methods.filter((name) => !known.includes(name))) {
    const init = { method: method.toUpperCase() };
    const label = `method ${init.method}`;
    yield { label, route, path: filled(path), init, signedIn: true, statuses: [405] };
  }
}

function* wrongCredentials(route: Route, path: string): Generator<HostileRequest> {
  const refused = !['none', 'optional', 'directory', 'strict'].includes(route.auth);
  const statuses = refused ? { statuses: [401] } : {};
  const wrong = ['', 'Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic YTpi', 'Bearer a b', 'x'];
  const shared = { route, path: filled(path), signedIn: false };
  for (const authorization of wrong) {
    const label = `Authorization ${JSON.stringify(authorization)}`;
    yield { ...shared, ...statuses, label, init: withHeaders(base(route), { authorization }) };
  }
  const cookie = withHeaders(base(route), { cookie: 'workspace_session=nonsense' });
  yield { ...shared, ...statuses, label: 'an invalid cookie', init: cookie };
  const bare = route.auth === 'credential' ? { statuses: [401] } : {};
  yield { ...shared, ...bare, label: 'no credential', init: base(route) };
  for (const id of ['a b', '../x', 'a'.repeat(65), "'"]) {
    const init = withHeaders(base(route), { 'x-workspace-id': id });
    const status =
      route.auth === 'workspace' || route.auth === 'webhook' ? { statuses: [400, 401] } : bare;
    yield { ...shared, ...status, label: `X-Workspace-Id ${JSON.stringify(id)}`, init };
  }
}

function* wrongParams(route: Route, path: string): Generator<HostileRequest> {
  if (!path.includes(':')) return;
  for (const text of naughtyTexts.filter(({ length }) => length < 5_000)) {
    const label = `path parameter ${JSON.stringify(text.slice(0, 40))}`;
    yield { label, route, path: filled(path, text), init: base(route), signedIn: true };
  }
  for (const text of ['%', '%zz', '%ff', '%c0%80']) {
    const malformed = path.replaceAll(/:\w+/g, text);
    const label = `path parameter ${text}`;
    yield { label, route, path: malformed, init: base(route), signedIn: true, statuses: [400] };
  }
}

function* wrongQueries(route: Route, path: string): Generator<HostileRequest> {
  const names = listProperties(route.query, {}).map(([name]) => name);
  const shared = { route, init: base(route), signedIn: true };
  for (const name of [...names, '__proto__']) {
    const texts = naughtyTexts.filter(({ length }) => length < 5_000);
    for (const text of names.includes(name) ? texts : texts.slice(0, 10)) {
      const query = `${name}=${encodeURIComponent(text.toWellFormed())}`;
      const label = `query ${name} ${JSON.stringify(text.slice(0, 40))}`;
      yield { ...shared, label, path: `${filled(path)}?${query}` };
    }
    yield { ...shared, label: `query ${name}[]`, path: `${filled(path)}?${name}[]=1&${name}[a]=2` };
  }
  for (const name of names) {
    const twice = `${filled(path)}?${name}=1&${name}=2`;
    yield { ...shared, label: `query ${name} twice`, path: twice, statuses: [400] };
  }
}

function* wrongBodies(route: Route, path: string): Generator<HostileRequest> {
  const method = route.method.toUpperCase();
  for (const { label, init, status } of naughtyBodies) {
    const shared = { route, path: filled(path), init: { ...init, method }, signedIn: true };
    yield { ...shared, label, statuses: [status] };
  }
}

function* wrongFields(route: Route, path: string): Generator<HostileRequest> {
  for (const field of listFields(route.body!)) {
    for (const value of naughtyJson) {
      const { [field]: _replaced, ...others } = route.example ?? {};
      const members = Object.entries(others).map(([name, other]) =>
        member(name, JSON.stringify(other)),
      );
      const body = `{${[...members, member(field, value)].join(',')}}`;
      const label = `field ${field} ${value.slice(0, 60)}`;
      yield { label, route, path: filled(path), init: { ...base(route), body }, signedIn: true };
    }
  }
}

const member = (name: string, json: string): string => `${JSON.stringify(name)}:${json}`;

/** The names of a body's fields, in whatever variant; and one that no contract knows. */
function listFields(contract: z.ZodType): string[] {
  const components: Components = {};
  const schema = toJsonSchema(contract, 'input', components);
  const resolve = (variant: JsonSchema): JsonSchema =>
    typeof variant.$ref === 'string' ? components[variant.$ref.split('/').at(-1)!]! : variant;
  const variants = [schema, ...((schema.oneOf ?? []) as JsonSchema[])].map(resolve);
  const names = variants.flatMap((variant) => Object.keys(variant.properties ?? {}));
  return [...new Set([...names, '__proto__'])];
}
