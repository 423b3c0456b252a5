import { MIMEType } from 'node:util';
import { AppError } from '@workspace-ops/service-kit';
import express, { type Request, type RequestHandler, type Response } from 'express';

/** Reads a request's body as text: '' where there is none. */
export type BodyReader = (req: Request, res: Response) => Promise<string>;

/**
 * A reader of JSON bodies up to so many bytes, counted after decompression.
 * @throws {AppError} 413 over the limit, 415 for another media type or character set, 400 for
 * text that is not UTF-8, or that did not arrive.
 */
export function createBodyReader(maxBytes: number): BodyReader {
  const readBytes = express.raw({ type: () => true, limit: maxBytes });
  return async (req, res) => {
    const bytes = await run(readBytes, req, res, maxBytes);
    if (bytes.length === 0) return '';
    if (!isUtf8Json(req.headers['content-type'])) {
      throw new AppError('unsupported_media_type', 'The body must be application/json in UTF-8.');
    }
    return decode(bytes);
  };
}

async function run(
  readBytes: RequestHandler,
  req: Request,
  res: Response,
  maxBytes: number,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  await readBytes(req, res, (error?: unknown) => {
    if (error === undefined) resolve();
    else reject(isTooLarge(error) ? tooLarge(maxBytes) : error);
  });
  await promise;
  if (Buffer.isBuffer(req.body)) return req.body;
  // The parser skips the body of a client that has disconnected. It must not be taken for an empty
  // one, which an endpoint whose fields are all optional accepts.
  if (announcesBody(req)) throw didNotArrive();
  return Buffer.alloc(0);
}

const announcesBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The size of a body that says it beforehand: neither a compressed nor a chunked one does. */
export function announcedBytes({ headers }: Request): number | undefined {
  if (headers['content-encoding'] !== undefined) return undefined;
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : undefined;
}

const didNotArrive = (): AppError =>
  new AppError('invalid_input', 'The body did not arrive: the client has left.');

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 413;

const tooLarge = (maxBytes: number): AppError =>
  new AppError('payload_too_large', `The body must be at most ${maxBytes} bytes.`);

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('invalid_input', 'The body must be well-formed UTF-8.', { cause });
  }
}

/** Whether a Content-Type is JSON (`application/json` or `+json`) in UTF-8. */
export function isUtf8Json(contentType: string | undefined): boolean {
  const type = parse(contentType);
  if (type === null || type.type !== 'application') return false;
  if (type.subtype !== 'json' && !type.subtype.endsWith('+json')) return false;
  const charset = type.params.get('charset')?.toLowerCase() ?? 'utf-8';
  return charset === 'utf-8' || charset === 'utf8';
}

function parse(contentType: string | undefined): MIMEType | null {
  if (contentType === undefined) return null;
  try {
    return new MIMEType(contentType);
  } catch (error) {
    // Node's own error for a malformed type; any other error is thrown.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
