import { createClient, makeIdempotencyKey as makeSecret, type OpsClient } from '@workspace-ops/sdk';
import { OpsError } from '../api.ts';
import { announceSession } from '../live/session-changes.ts';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { loadSampleData, removeSampleData } from './sample-data.ts';

/** The whole client, which knows how to wait for runs. It is loaded with the press. */
const ops = createClient();

/** The session's cookie is the new workspace's from then on. */
async function enter(workspaceId: string): Promise<OpsClient> {
  await ops.account.switchWorkspace({ workspaceId });
  return ops;
}

/** Does one thing at a time in all tabs, and then loads the page anew in the workspace entered. */
async function press(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  try {
    await (locks === undefined ? work() : locks.request('sample-data', work));
    announceSession();
    location.assign('/console/');
  } catch (error) {
    toast(error instanceof OpsError ? error.message : words.failed, 'problem');
  }
}

export const load = (): Promise<void> => press(() => loadSampleData(ops, enter));
export const remove = (): Promise<void> => press(() => removeSampleData(ops, enter));

/** An account of this browser's, which nobody can sign in to by a password, with sample data. */
export const tryIt = (): Promise<void> =>
  press(async () => {
    const email = `developer-${makeSecret()}@example.com`;
    await ops.account.signUp({ email, password: makeSecret(), name: 'Developer' });
    await loadSampleData(ops, enter);
  });
