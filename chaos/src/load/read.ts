import { isSuccess } from '../http/answer.ts';
import type { LoadClient } from './load-client.ts';

/** The answer to a GET, undefined when there was none. */
export async function read<T>(
  client: LoadClient,
  service: string,
  path: string,
): Promise<T | undefined> {
  const { token } = client.workspace;
  const answer = await client.http.send(service, { method: 'GET', path, token });
  return answer.type === 'answered' && isSuccess(answer) ? (answer.body as T) : undefined;
}
