import { invalidInput } from '@workspace-ops/service-kit';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Route, RouteInput } from '../routes/route.ts';
import { parseBody } from '../http/parse-body.ts';
import { listQueryNames, parseQuery, readSearch } from '../http/url.ts';

type AnyInput = RouteInput<z.ZodType, z.ZodType, z.ZodType>;

interface ReceivedBody extends Pick<
  AnyInput,
  'rawBody' | 'arrivedAtMs' | 'origin' | 'wantsConsole'
> {
  /** Lets other requests go between the parts of reading a large body. */
  turn: (() => Promise<void>) | undefined;
}

/** Few rows that delete read a body: what confirms it. */
export const carriesBody = ({ method, body, ignoresBody = false }: Route): boolean =>
  !ignoresBody && method !== 'get' && (method !== 'delete' || body !== undefined);

/**
 * A request's input by the contracts of its row. The body of a row without a body contract is held
 * to the same rules, and its fields are ignored.
 * @throws {AppError} 400
 */
export async function readInput(
  route: Route,
  req: Request,
  { turn, ...received }: ReceivedBody,
): Promise<AnyInput> {
  const parseJson = (text: string): unknown =>
    route.parseJson === undefined ? JSON.parse(text) : route.parseJson(text);
  await turn?.();
  const parsed = parseBody(received.rawBody, parseJson);
  const params = parseByContract(route.params, req.params);
  const query =
    route.query &&
    parseByContract(route.query, parseQuery(readSearch(req.url), listQueryNames(route.query)));
  await turn?.();
  const body = parseByContract(route.body, parsed);
  await turn?.();
  return { params, query, body, headers: req.headers, ...received };
}

function parseByContract(contract: z.ZodType | undefined, value: object): unknown {
  if (contract === undefined) return undefined;
  const result = contract.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error, value);
}
