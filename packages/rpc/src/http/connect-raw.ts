import { AppError, traced, unavailable } from '@workspace-ops/service-kit';
import type { Dispatcher, Pool } from 'undici';
import type { RequestContext } from '../request-context.ts';
import { describeCall, within } from '../create-client.ts';
import { rawPrefix } from '../permissions/create-permit.ts';
import type { RawAnswer, RawHandler } from '../raw.ts';
import type { Credentials } from '../token/credentials.ts';
import { computeRemainingMs, findDeadline } from './deadline.ts';
import { toRefusalError, toTransportFault } from './transport-fault.ts';
import { drainingHeader, type Replica } from './replica.ts';
import { retried } from './retried.ts';
import type { Target } from './target.ts';
import {
  fromWireError,
  rawAnswerHeader,
  toWireContext,
  wireErrorSchema,
  wirePaths,
} from './wire.ts';

export interface RawConnectionOptions {
  target: Target;
  credentials: Credentials;
}

const maxErrorBytes = 1_024 * 1_024;

/** Headers of the hop and not of the answer. */
const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  drainingHeader,
  rawAnswerHeader,
]);

/**
 * An operation with a raw answer of another process. The deadline is for the beginning of the
 * answer; its body may go on for as long as its reader wants, and ends with the call's signal.
 * @throws {AppError} what the operation threw, or `unavailable`.
 */
export function connectRaw<I>(name: string, options: RawConnectionOptions): RawHandler<I> {
  const { target, credentials } = options;
  const begun = async (ctx: RequestContext, input: I): Promise<RawAnswer> => {
    const deadlineAtMs = findDeadline(ctx);
    const late = new AbortController();
    const signal = ctx.signal ? AbortSignal.any([ctx.signal, late.signal]) : late.signal;
    const timer = setTimeout(() => late.abort(), computeRemainingMs(target.service, deadlineAtMs));
    const attempt = async (): Promise<RawAnswer> => {
      const authorization = credentials.authorizationFor(target.service);
      const remainingMs = computeRemainingMs(target.service, deadlineAtMs);
      const body = JSON.stringify({ ...toWireContext(ctx, credentials, remainingMs), input });
      const request = { path: wirePaths.raw + name, authorization, body, signal };
      return target.use((pool, replica) => begin(pool, replica, request));
    };
    try {
      // As a mutation: it is not known of a raw operation that it may be done twice.
      const answer = await retried(target.service, 'mutation', attempt);
      return { ...answer, body: streamParts(target.service, answer.body, ctx.signal) };
    } catch (error) {
      throw signal.aborted ? unavailable(`The ${target.service} service`, error) : error;
    } finally {
      clearTimeout(timer);
    }
  };
  return (ctx, input) =>
    traced(describeCall(rawPrefix + name, ctx), (operation) =>
      begun(within(ctx, operation), input),
    );
}

interface RawRequest {
  path: string;
  authorization: string;
  body: string;
  signal: AbortSignal;
}

/** Until the answer's headers: from there on it is read at the pace of its reader. */
async function begin(pool: Pool, replica: Replica, request: RawRequest): Promise<RawAnswer> {
  const { path, authorization, body, signal } = request;
  const headers = { authorization, 'content-type': 'application/json' };
  try {
    const response = await pool.request({ path, method: 'POST', headers, body, signal });
    replica.noteHeaders(response.headers);
    const kind = response.headers[rawAnswerHeader];
    const parts = signsOfLife(replica, response.body);
    if (kind === undefined) throw toRefusalError(response.statusCode, await readShort(parts));
    if (kind === 'error') {
      throw fromWireError(wireErrorSchema.parse(JSON.parse(await readShort(parts))));
    }
    return toRawAnswer({ ...response, body: parts });
  } catch (error) {
    throw signal.aborted || error instanceof AppError ? error : toTransportFault(error);
  }
}

type Parts = AsyncIterable<Uint8Array>;

/** The parts of an answer: each shows that the replica is alive, however long it takes for all. */
async function* signsOfLife(replica: Replica, body: Parts): AsyncGenerator<Uint8Array> {
  for await (const part of body) {
    replica.noteSign();
    yield part;
  }
}

/** An error is a sentence. @throws when it is no end of text. */
async function readShort(body: Parts): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxErrorBytes) throw new Error('The error is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

interface RawResponse extends Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'> {
  body: Parts;
}

function toRawAnswer({ statusCode, headers, body }: RawResponse): RawAnswer {
  const own = Object.entries(headers).filter(([name]) => !hopHeaders.has(name));
  return { status: statusCode, headers: Object.fromEntries(own) as Record<string, string>, body };
}

/** Ends with the call. @throws {AppError} `unavailable` when the body is cut off. */
async function* streamParts(service: string, body: RawAnswer['body'], ended?: AbortSignal) {
  try {
    yield* body as AsyncIterable<Uint8Array>;
  } catch (error) {
    // Whoever called has ended it: a live stream whose session is over, say, is whole.
    if (ended?.aborted === true) return;
    throw unavailable(`The ${service} service`, error);
  }
}
