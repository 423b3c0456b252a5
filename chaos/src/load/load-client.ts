import { type Client, isSuccess } from '../http/client.ts';
import type { Journal } from '../journal/journal.ts';
import type { Random } from '../random.ts';
import type { Workspace } from './workspaces.ts';

/** One client of the load. */
export interface LoadClient {
  readonly workspace: Workspace;
  /** Its place among the workspace's clients. */
  readonly index: number;
  readonly random: Random;
  readonly http: Client;
  readonly journal: Journal;
  /** Questions that it made and did not delete. */
  readonly questions: string[];
  /** Artifacts that are its own to patch. */
  artifacts: string[];
  /** Aborted when the load ends. */
  readonly ending: AbortSignal;
}

/** A kind of write: `skipped` when there is nothing to do it to at the moment. */
export interface Operation {
  readonly weight: number;
  perform(client: LoadClient): Promise<'tried' | 'skipped'>;
}

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
