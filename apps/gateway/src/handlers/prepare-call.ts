import { hash } from 'node:crypto';
import {
  deliveryKeyPrefixes,
  signatureHeaderNames,
  type Caller,
  type SignedRequest,
} from '@workspace-ops/contracts';
import {
  AppError,
  largeData,
  withTimeout,
  yieldToRequests,
  type LargeTurn,
} from '@workspace-ops/service-kit';
import type { Request, Response } from 'express';
import { listQueryNames, readSearch } from '../http/url.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import type { Route } from '../routes/route.ts';
import type { Services } from '../services.ts';
import { getExchange } from '../http/exchange.ts';
import { wantsPage } from '../http/wants-page.ts';
import { announcedBytes, type BodyReader } from '../http/read-body.ts';
import { carriesBody, readInput } from './read-input.ts';
import type { SessionContext } from './send-in-session.ts';

const mostNames = 20;
const mostCharacters = 100;

/** What it takes to read a request. */
export interface PreparationOptions {
  services: Services;
  limits: RequestLimits;
  readBody: BodyReader;
  deadlineMs: number;
  /** This service's own origin, as the request knows it. */
  ownOrigin: (req: Request) => string;
  /** Whether there is a console. */
  hasConsole: boolean;
}

interface Asked {
  req: Request;
  res: Response;
  caller: Caller;
  /** Taken for a large body. */
  largeTurn: LargeTurn;
}

/** What a row's call gets, read and verified. */
export async function prepareCall(
  route: Route,
  { req, res, caller, largeTurn }: Asked,
  options: PreparationOptions,
): Promise<{
  input: Awaited<ReturnType<typeof readInput>>;
  ctx: SessionContext;
  race: EndOfRequest['race'];
}> {
  const { requestId, traceparent, startedAtMs: arrivedAtMs } = getExchange(res);
  const idempotencyKey = readIdempotencyKey(req.get('idempotency-key'));
  const rawBody = carriesBody(route) ? await readCounted(req, res, caller, options) : '';
  const { signal, race } = endOfRequest(res, options.deadlineMs);
  const deadlineAtMs = performance.now() + options.deadlineMs;
  const ctx = { caller, requestId, idempotencyKey, traceparent, deadlineAtMs, signal };
  if (route.verify !== undefined) {
    const signed = toSignedRequest(req, rawBody);
    await race(route.verify(options.services, signed, ctx));
    ctx.idempotencyKey = makeDeliveryKey(signed) ?? idempotencyKey;
  }
  reportIgnoredParameters(route, req, res);
  const isLarge = rawBody.length > largeData;
  if (isLarge) await race(largeTurn.take());
  const turn = isLarge ? () => race(yieldToRequests()) : undefined;
  const origin = () => options.ownOrigin(req);
  const wantsConsole = () => options.hasConsole && wantsPage(req);
  const input = await readInput(route, req, { rawBody, arrivedAtMs, origin, wantsConsole, turn });
  return { input, ctx, race };
}

/** The body, refused before it is read where its size is announced. */
async function readCounted(
  req: Request,
  res: Response,
  caller: Caller,
  { limits, readBody }: PreparationOptions,
): Promise<string> {
  const announced = announcedBytes(req);
  if (announced !== undefined) await limits.countBody(caller, announced, res);
  const rawBody = await readBody(req, res);
  if (announced === undefined) await limits.countBody(caller, Buffer.byteLength(rawBody), res);
  return rawBody;
}

/** The signal that ends a request's work, and the work's race against it. */
interface EndOfRequest {
  signal: AbortSignal;
  /** The work's result, or a 503 when it takes longer than the deadline. */
  race: <T>(work: Promise<T>) => Promise<T>;
}

/** Ends the work of a request when the client leaves, the deadline passes or a part of it fails. */
function endOfRequest(res: Response, deadlineMs: number): EndOfRequest {
  const controller = new AbortController();
  getExchange(res).atEnd.push(() => {
    if (!res.writableFinished) controller.abort();
  });
  return {
    signal: controller.signal,
    race: (work) =>
      withTimeout(work, deadlineMs, tooLate).catch((error: unknown) => {
        controller.abort();
        throw error;
      }),
  };
}

const tooLate = (): AppError =>
  new AppError('unavailable', 'The answer took too long. Try again shortly.', {
    retryAfterSeconds: 1,
  });

/**
 * A signed delivery counts once by its own id, whatever key somebody who repeats it may add. An id
 * that could not be a key, as one that is too long, is the sender's to choose, too.
 */
const makeDeliveryKey = ({ headers }: SignedRequest): string | undefined => {
  const id = headers['webhook-id'];
  if (id === undefined || headers['webhook-signature'] === undefined) return undefined;
  const key = `${deliveryKeyPrefixes.plain}${id}`;
  return wellFormed.test(key) ? key : `${deliveryKeyPrefixes.hashed}${hash('sha256', id)}`;
};

const wellFormed = /^[\x21-\x7e]{1,200}$/;

/**
 * The client's `Idempotency-Key`, or undefined for none.
 * @throws {AppError} 400 for one that is not 1 to 200 visible ASCII characters.
 */
function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  if (wellFormed.test(header)) return header;
  throw new AppError(
    'invalid_input',
    'Idempotency-Key must be 1 to 200 visible ASCII characters without spaces.',
  );
}

/** What a webhook's signature is checked against. */
const toSignedRequest = (req: Request, rawBody: string): SignedRequest => ({
  rawBody,
  headers: Object.fromEntries(
    signatureHeaderNames.flatMap((name) => {
      const value = req.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

/**
 * Lists the query parameters that the row does not know in `X-Ignored-Parameters`, percent-encoded:
 * a misspelt filter changes nothing, and so would go unnoticed.
 */
function reportIgnoredParameters(route: Route, req: Request, res: Response): void {
  const search = readSearch(req.url);
  if (search === '') return;
  const known = new Set(route.query === undefined ? [] : listQueryNames(route.query));
  // Read with the credentials, and no part of the row's contract.
  if (route.auth === 'webhook') known.add('workspaceId');
  if (route.auth === 'feed') known.add('token');
  const ignored = [...new Set(new URLSearchParams(search).keys())].filter(
    (name) => name !== '' && !known.has(name),
  );
  if (ignored.length === 0) return;
  const names = ignored.slice(0, mostNames).map((name) => encode(name));
  res.setHeader('X-Ignored-Parameters', names.join(', '));
}

/** Cut by characters and not by code units, half of which could not be encoded. */
const encode = (name: string): string =>
  encodeURIComponent(Array.from(name).slice(0, mostCharacters).join(''));
