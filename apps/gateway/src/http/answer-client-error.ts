import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, newId } from '@workspace-ops/service-kit';
import { errorBody } from './error-body.ts';

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

/**
 * What node's parser refused, before or while a handler saw it, answered in the one shape.
 * `current` is the connection's latest response.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Duplex,
  current: ServerResponse | undefined,
): void {
  const isAnswering = current?.headersSent === true && !current.writableFinished;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const refused = refusal(error.code);
  const requestId = newId('req');
  const body = JSON.stringify(errorBody(refused, requestId));
  socket.end(
    [
      `HTTP/1.1 ${refused.status} ${reasons[refused.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function refusal(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new AppError('headers_too_large', 'The request headers are too large.');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new AppError('request_timeout', 'The request took too long to arrive.');
  }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') {
    return new AppError('payload_too_large', 'The chunk extensions are too large.');
  }
  return new AppError('invalid_input', 'The request is not well-formed HTTP.');
}
