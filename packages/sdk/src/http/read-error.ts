import { OpsError } from '../ops-error.ts';
import type { ErrorBody } from '../schemas.ts';

/** No error of the service is longer; a proxy's page may be. */
const longestBodyBytes = 64 * 1_024;

/** The answer of a failed request as an error. */
export async function readError(response: Response): Promise<OpsError> {
  const { status } = response;
  const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'));
  const body = parseErrorBody(await readBeginning(response));
  if (body !== null) return new OpsError(body.code, body.error, { status, body, retryAfterMs });
  const message = `The answer has the status ${status} and is not an error of the service.`;
  return new OpsError('invalid_answer', message, { status, retryAfterMs });
}

/** The body as text, or nothing when it is longer than an error is or breaks off. */
async function readBeginning(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return text + decoder.decode();
      bytes += part.value.byteLength;
      if (bytes > longestBodyBytes) break;
      text += decoder.decode(part.value, { stream: true });
    }
  } catch {
    // The status says that the request failed, whatever became of the rest of the answer.
    return '';
  }
  await reader?.cancel();
  return '';
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const value = JSON.parse(text) as Partial<ErrorBody> | null;
    const isError = typeof value?.code === 'string' && typeof value.error === 'string';
    return isError ? (value as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** `Retry-After` as milliseconds from now: seconds, or an HTTP date as proxies send it. */
export function readRetryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // Date.parse also takes `-1`.
  const dateMs = text.endsWith('GMT') ? Date.parse(text) : NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - Date.now());
}
