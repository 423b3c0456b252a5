import { errorBodySchema } from '@workspace-ops/contracts';
import type { Route } from '../routes/route.ts';
import { hostileRequests, type HostileRequest } from './hostile-requests.ts';

export interface WalkOptions {
  /** Headers of a signed-in caller. */
  credentials: Record<string, string>;
  /** How many requests are under way at once. */
  concurrency?: number;
  /** Sends one of so many requests; all by default. */
  every?: number;
  /** The first that is sent, counted from 0. */
  from?: number;
  /** Statuses from 500 on that a row may give, as an upstream that a test does not have. */
  allowed?: (route: Route, status: number) => boolean;
}

export interface Fault {
  request: string;
  status: number;
  fault: string;
  body: string;
}

export interface Walk {
  requests: number;
  faults: Fault[];
}

const internals = /\bat .+:\d+:\d+|node_modules|\bselect\b.+\bfrom\b|relation "|sqlstate|ECONN/i;

/**
 * Calls every row of a table in all the wrong ways, and reports each answer that is 500 or above,
 * that has another status than it must have, or whose error is outside the one shape.
 */
export async function walkTable(
  baseUrl: string,
  routes: readonly Route[],
  options: WalkOptions,
): Promise<Walk> {
  const requests = routes
    .flatMap((route) => [...hostileRequests(route, routes)])
    .filter((_request, index) => index % (options.every ?? 1) === (options.from ?? 0))
    .map((request) => (endsSession(request.route) ? { ...request, signedIn: false } : request));
  const waiting = requests.values();
  const faults: Fault[] = [];
  const work = async (): Promise<void> => {
    for (const request of waiting) {
      const fault = await attempt(baseUrl, request, options);
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency ?? 16 }, work));
  return { requests: requests.length, faults };
}

/** A session is none for a directory's rows. No workspace has this token, which is found out with the call. */
const directoryToken = { authorization: 'Bearer scim_walk' };

/** A logout with the walk's credentials would end the walk. */
const endsSession = (route: Route): boolean => route.kind === 'json' && route.session === 'clear';

async function attempt(
  baseUrl: string,
  { route, path, init, signedIn, statuses, label }: HostileRequest,
  { credentials, allowed }: WalkOptions,
): Promise<Fault | null> {
  const own = route.auth === 'directory' ? directoryToken : credentials;
  const headers = {
    ...(init.headers as Record<string, string>),
    ...(signedIn ? own : {}),
    'x-request-id': 'walk.1',
  };
  const answer = await fetch(`${baseUrl}${path}`, { ...init, headers, redirect: 'manual' });
  const body = await readText(answer, route);
  const fault = findFault({ answer, body, route, statuses });
  if (fault === null || allowed?.(route, answer.status) === true) return null;
  const request = `${init.method} ${path.slice(0, 200)}: ${label}`;
  return { request, status: answer.status, fault, body: body.slice(0, 500) };
}

/** The answer's text; of an answer without end, nothing. */
export async function readText(answer: Response, route: Route): Promise<string> {
  const isEndless = route.kind === 'raw' && route.endless === true && answer.ok;
  if (!isEndless) return answer.text();
  await answer.body?.cancel();
  return '';
}

interface Answered {
  answer: Response;
  body: string;
  route: Route;
  statuses: number[] | undefined;
}

function findFault({ answer, body, route, statuses }: Answered): string | null {
  const { status } = answer;
  if (status >= 500) return 'a fault of the service';
  if (statuses !== undefined && !statuses.includes(status)) return `not ${statuses.join(' or ')}`;
  if (answer.headers.get('x-request-id') !== 'walk.1') return 'another request id';
  if (status === 405 && !answer.headers.get('allow')) return 'no Allow';
  return status < 400 ? null : faultOfError(body, route);
}

function faultOfError(body: string, route: Route): string | null {
  if (!isJson(body)) return 'not JSON';
  const shape = route.errorBody?.schema ?? errorBodySchema;
  const result = shape.safeParse(JSON.parse(body));
  if (!result.success) return `not the error shape: ${result.error.message}`;
  return internals.test(body) ? 'shows internals' : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
