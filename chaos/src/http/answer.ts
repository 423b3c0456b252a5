/** What came of one request, as far as its client can tell. */
export type Answer =
  | { type: 'answered'; status: number; retryAfter: boolean; body: unknown }
  /** The connection could not be made: the request was not sent. */
  | { type: 'not connected' }
  /** The connection broke before the answer was whole. */
  | { type: 'reset' }
  | { type: 'timed out' };

export const isSuccess = (answer: Answer): boolean =>
  answer.type === 'answered' && answer.status < 300;

const notConnectedCodes = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/** @throws the error itself when it is none of a connection. */
export function answerOfError(error: unknown): Answer {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return { type: 'timed out' };
  if (notConnectedCodes.has(String(code))) return { type: 'not connected' };
  if (typeof code === 'string') return { type: 'reset' };
  throw error;
}
