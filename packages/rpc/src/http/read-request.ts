import type { IncomingMessage } from 'node:http';
import { AppError } from '@workspace-ops/service-kit';
import { callTooLarge, maxRequestBytes } from './bounds.ts';
import { givenUp } from './deadline.ts';
import { wireBatchSchema, wireRawCallSchema, type WireCall } from './wire.ts';

async function readJson(req: IncomingMessage): Promise<unknown> {
  const text = await readText(req);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('invalid_input', 'The body is no JSON.', { cause });
  }
}

/** By events: an iterator over the request costs as much as the rest of a small call. */
function readText(req: IncomingMessage): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxRequestBytes) chunks.push(chunk);
    else reject(callTooLarge());
  });
  req.once('end', () => resolve(Buffer.concat(chunks).toString()));
  req.once('close', () => {
    if (!req.complete) reject(givenUp());
  });
  return promise;
}

/** @throws {AppError} `invalid_input` or `payload_too_large` */
export async function readBatch(req: IncomingMessage): Promise<WireCall[]> {
  const parsed = wireBatchSchema.safeParse(await readJson(req));
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', 'The body is no batch of calls.', { cause: parsed.error });
}

/** @throws {AppError} `invalid_input` or `payload_too_large` */
export async function readRawCall(req: IncomingMessage) {
  const parsed = wireRawCallSchema.safeParse(await readJson(req));
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', 'The body is no call.', { cause: parsed.error });
}
