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
