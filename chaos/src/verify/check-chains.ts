import { isSuccess, type Answer, type Client } from '../http/client.ts';
import type { Workspace } from '../load/workspaces.ts';
import { findingOf, type Finding } from './finding.ts';

/** Each workspace's audit chain, by the service's own verification. */
export async function checkChains(
  http: Client,
  workspaces: readonly Workspace[],
): Promise<Finding | undefined> {
  const wrong: string[] = [];
  for (const { id, token } of workspaces) {
    const answer = await ask(http, token);
    const valid =
      answer.type === 'answered' && isSuccess(answer) && (answer.body as { valid: boolean }).valid;
    if (!valid) wrong.push(`${id}: ${JSON.stringify(answer)}`);
  }
  return findingOf('audit chains', wrong);
}

const tries = 5;

/** A long chain on a busy machine may take longer than a request may. */
async function ask(http: Client, token: string): Promise<Answer> {
  const request = { method: 'GET', path: '/api/audit-logs/verify', token } as const;
  let answer = await http.send('audit', request);
  for (let count = 1; count < tries && !isSuccess(answer); count++) {
    answer = await http.send('audit', request);
  }
  return answer;
}
