import { invalidInput } from '@workspace-ops/service-kit';
import type { Request } from 'express';
import { z } from 'zod';
import type { Route, RouteInput } from '../routes/route.ts';
import { parseBody } from './parse-body.ts';
import { parseQuery } from './parse-query.ts';
import { searchOf } from './search-of.ts';

type AnyInput = RouteInput<z.ZodType, z.ZodType, z.ZodType>;

export const carriesBody = (method: Route['method']): boolean =>
  method !== 'get' && method !== 'delete';

/**
 * A request's input by the contracts of its row. The body of a row without a body contract is held
 * to the same rules, and its fields are ignored.
 * @throws {AppError} 400
 */
export function readInput(
  route: Route,
  req: Request,
  { rawBody, arrivedAtMs }: Pick<AnyInput, 'rawBody' | 'arrivedAtMs'>,
): AnyInput {
  const parseJson = (text: string): unknown =>
    route.parseJson === undefined ? JSON.parse(text) : route.parseJson(text);
  const body = parseBody(rawBody, parseJson);
  return {
    params: parse(route.params, req.params),
    query: route.query && parse(route.query, parseQuery(searchOf(req.url), namesOf(route.query))),
    body: parse(route.body, body),
    rawBody,
    headers: req.headers,
    arrivedAtMs,
  };
}

function parse(contract: z.ZodType | undefined, value: object): unknown {
  if (contract === undefined) return undefined;
  const result = contract.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error, value);
}

/** The names that a query contract knows. */
export const namesOf = (contract: z.ZodType): string[] =>
  contract instanceof z.ZodObject ? Object.keys(contract.shape) : [];
