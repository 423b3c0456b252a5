import { OpsError } from '../ops-error.ts';

/** The body of a successful answer. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = 'The answer is not JSON, and so not of the service.';
    throw new OpsError('invalid_answer', message, { status: response.status, cause });
  }
}

/** The body of a successful answer, with its `ETag`. */
export async function readTaggedJson(response: Response): Promise<object> {
  const body = await readJson(response);
  const etag = response.headers.get('etag');
  if (etag !== null) return { ...(body as object), etag };
  throw new OpsError('invalid_answer', 'The answer has no ETag.', { status: response.status });
}
