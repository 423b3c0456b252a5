import { from, type TestDatabase, waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../../test/receive-webhooks.ts';
import { createBridgeDatabase, startBridge, type TestBridge } from '../../test/start-bridge.ts';

let database: TestDatabase;
let receiver: Receiver;
let replicas: TestBridge[];

beforeAll(async () => {
  database = await createBridgeDatabase();
  receiver = await startReceiver();
  replicas = await Promise.all([1, 2].map(() => startBridge(database.url)));
});

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await receiver.close();
  await database.drop();
});

const register = (replica: TestBridge, workspaceId: string) =>
  replica.client.webhooks.register.mutate(
    { endpointUrl: `${receiver.url}/${workspaceId}` },
    from(workspaceId),
  );

const received = (workspaceId: string) =>
  receiver.requests.filter((request) => request.path === `/${workspaceId}`);

/** Ingests and waits for a second event, before which a doubled first one would have come. */
async function countDeliveries(workspaceId: string): Promise<number> {
  for (const replica of replicas) {
    await replica.client.ingestions.create.mutate({}, from(workspaceId));
  }
  await waitFor(() => received(workspaceId).length >= replicas.length, {
    message: 'the events were not delivered',
  });
  return received(workspaceId).length;
}

it('is the same subscriber with the same secret at whichever replica a URL is registered', async () => {
  const answers = [];
  for (const replica of [...replicas, ...replicas])
    answers.push(await register(replica, 'ws_turns'));
  expect(new Set(answers.map((answer) => answer.subscriberId)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.signingSecret)).size).toBe(1);
  expect(await countDeliveries('ws_turns')).toBe(2);
});

it('is one subscriber also when it is registered at both at the same instant', async () => {
  const workspaces = Array.from({ length: 10 }, (_, index) => `ws_race_${index}`);
  await Promise.all(
    workspaces.flatMap((workspaceId) => replicas.map((replica) => register(replica, workspaceId))),
  );
  for (const workspaceId of workspaces) expect(await countDeliveries(workspaceId)).toBe(2);
});
