import { AppError, invalidInput } from '@workspace-ops/service-kit';
import type { Request } from 'express';
import type { z } from 'zod';
import { limits } from '@workspace-ops/contracts';
import type { Route, RouteInput } from '../routes/route.ts';
import { listQueryNames, parseQuery, readSearch } from './url.ts';

type AnyInput = RouteInput<z.ZodType, z.ZodType, z.ZodType>;

interface ReceivedBody extends Pick<AnyInput, 'rawBody' | 'arrivedAtMs'> {
  /** Lets other requests go between the parts of reading a large body. */
  turn: (() => Promise<void>) | undefined;
}

export const carriesBody = (method: Route['method']): boolean =>
  method !== 'get' && method !== 'delete';

/**
 * A request's input by the contracts of its row. The body of a row without a body contract is held
 * to the same rules, and its fields are ignored.
 * @throws {AppError} 400
 */
export async function readInput(
  route: Route,
  req: Request,
  { rawBody, arrivedAtMs, turn }: ReceivedBody,
): Promise<AnyInput> {
  const parseJson = (text: string): unknown =>
    route.parseJson === undefined ? JSON.parse(text) : route.parseJson(text);
  await turn?.();
  const parsed = parseBody(rawBody, parseJson);
  const params = parseByContract(route.params, req.params);
  const query =
    route.query &&
    parseByContract(route.query, parseQuery(readSearch(req.url), listQueryNames(route.query)));
  await turn?.();
  const body = parseByContract(route.body, parsed);
  await turn?.();
  return { params, query, body, rawBody, headers: req.headers, arrivedAtMs };
}

function parseByContract(contract: z.ZodType | undefined, value: object): unknown {
  if (contract === undefined) return undefined;
  const result = contract.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error, value);
}

/** One level more than a field of the body may have, since the body itself is one. */
const maxDepth = limits.jsonDepth + 1;

/**
 * The body's text as an object; no text is an empty one, so that the contract names what is missing.
 * @throws {AppError} 400 for what is no JSON, no object, or nested too deep.
 */
export function parseBody(text: string, parse: (text: string) => unknown): object {
  if (text.trim() === '') return {};
  const value = parseText(text, parse);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid_input', 'The body must be a JSON object.');
  }
  if (isDeeperThan(value, maxDepth)) {
    throw new AppError(
      'invalid_input',
      `The body must be nested at most ${limits.jsonDepth} levels.`,
    );
  }
  return value;
}

function parseText(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new AppError('invalid_input', 'The body must be valid JSON.', { cause });
  }
}

/** Level by level and not by recursion, which deep input would overflow. */
export function isDeeperThan(root: object, max: number): boolean {
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true;
    level = level.flatMap((value) => Object.values(value).filter(isContainer));
  }
  return false;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
