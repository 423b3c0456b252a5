import { createClosedWorkspaces, from, type TestDatabase, waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startReceiver, type Receiver } from '../../test/receive-webhooks.ts';
import { createBridgeDatabase, startBridge } from '../../test/start-bridge.ts';

let database: TestDatabase;
let receiver: Receiver;

beforeAll(async () => {
  database = await createBridgeDatabase();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await database.drop();
});

/** A bridge that has heard of what the test has closed, with a callback for the workspace. */
async function startWith(workspaceId: string) {
  const source = createClosedWorkspaces();
  let asked = 0;
  const list = async () => {
    asked += 1;
    return source.list();
  };
  const started = await startBridge(database.url, {
    closedWorkspaces: { ...source, list },
  });
  onTestFinished(() => started.stop());
  const { client } = started;
  const register = (id: string) =>
    client.webhooks.register.mutate({ endpointUrl: `${receiver.url}/${id}` }, from(id));
  await register(workspaceId);
  return {
    ...source,
    register,
    client,
    ingest: (id: string) => client.ingestions.create.mutate({}, from(id)),
    heard: async () => {
      const before = asked;
      await waitFor(() => asked > before + 1);
    },
  };
}

const countReceived = (workspaceId: string): number =>
  receiver.requests.filter(({ path }) => path === `/${workspaceId}`).length;

it('callbacks of a suspended workspace wait, and are delivered once when it is resumed', async () => {
  const { closed, heard, ingest, register } = await startWith('ws_waiting');
  await register('ws_other');
  await ingest('ws_waiting');
  await waitFor(() => countReceived('ws_waiting') === 1);
  closed.suspended.push('ws_waiting');
  await heard();
  await ingest('ws_waiting');
  await ingest('ws_other');
  await waitFor(() => countReceived('ws_other') === 1);
  await heard();
  expect(countReceived('ws_waiting')).toBe(1);
  closed.suspended.length = 0;
  await waitFor(() => countReceived('ws_waiting') === 2);
  await ingest('ws_waiting');
  await waitFor(() => countReceived('ws_waiting') === 3);
});

it('callbacks of a deleted workspace end with what they were to deliver', async () => {
  const { closed, erased, ingest, client } = await startWith('ws_deleted');
  await ingest('ws_deleted');
  await waitFor(() => countReceived('ws_deleted') === 1);
  closed.deleted.push({ workspaceId: 'ws_deleted', isSettled: false });
  await waitFor(() => erased.length > 0);
  const { totalCount } = await client.webhooks.list.query(undefined, from('ws_deleted'));
  expect(totalCount).toBe(0);
  expect(countReceived('ws_deleted')).toBe(1);
});
