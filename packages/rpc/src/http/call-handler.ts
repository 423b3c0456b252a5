import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, beginRequest, largeData } from '@workspace-ops/service-kit';
import type { AnyTRPCRouter } from '@trpc/server';
import { toAppError } from '../errors.ts';
import type { RawHandler } from '../raw.ts';
import { answerBatch, type AnswerOptions } from './answer-call.ts';
import { answerRaw } from './answer-raw.ts';
import { sinkPrefix } from '../permissions/create-permit.ts';
import { toWireError, wirePaths } from './wire.ts';

export interface CallHandlerOptions extends AnswerOptions {
  router?: AnyTRPCRouter | undefined;
  sink?: AnyTRPCRouter | undefined;
  raw?: Record<string, RawHandler<never>> | undefined;
}

export type CallHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * The port that takes the other services' calls: `/calls` and `/sink` take batches, `/raw/<name>`
 * operations with raw answers. Every request must show which service sends it, and every call must be
 * one that this service may make. Never rejects.
 */
export function createCallHandler(options: CallHandlerOptions): CallHandler {
  const { router, sink, raw = {}, guard } = options;
  return async (req, res) => {
    const end = isUsual(req) ? beginRequest() : undefined;
    try {
      const from = guard.identify(req.headers.authorization);
      if (req.method !== 'POST') throw notFound();
      const path = req.url ?? '';
      const name = path.startsWith(wirePaths.raw) ? path.slice(wirePaths.raw.length) : '';
      const exchange = { req, res, from, options };
      if (path === wirePaths.router && router) await answerBatch(router, '', exchange);
      else if (path === wirePaths.sink && sink) await answerBatch(sink, sinkPrefix, exchange);
      else if (Object.hasOwn(raw, name)) await answerRaw(name, raw[name]!, exchange);
      else throw notFound();
    } catch (error) {
      refuse(req, res, toAppError(error));
    } finally {
      end?.();
    }
  };
}

/** Neither a large call nor one whose answer is streamed. */
const isUsual = ({ url, headers }: IncomingMessage): boolean =>
  url?.startsWith(wirePaths.raw) !== true &&
  Number(headers['content-length'] ?? Infinity) <= largeData;

const notFound = (): AppError => new AppError('not_found', 'There is nothing here.');

function refuse(req: IncomingMessage, res: ServerResponse, error: AppError): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  // A body that was not read to its end would be taken for the next request.
  if (!req.complete) res.setHeader('Connection', 'close');
  const text = JSON.stringify(toWireError(error));
  res.writeHead(error.status, { 'Content-Type': 'application/json' }).end(text);
}
