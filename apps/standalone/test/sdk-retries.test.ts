import { createClient, type OpsClient } from '@workspace-ops/sdk';
import { createTestDatabase, startDatabaseProxy, waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrateAll } from '../src/migrate-all.ts';
import { startTogether } from './composed.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;

let database: Database;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let system: Awaited<ReturnType<typeof startTogether>>;
let ops: OpsClient;
/** The status of each answer that came. */
let statuses: number[];

/** Notes what each attempt is answered. */
const notedFetch: typeof fetch = async (...args) => {
  const response = await fetch(...args);
  statuses.push(response.status);
  return response;
};

const connect = (token?: string): OpsClient =>
  createClient({ baseUrl: system.url, fetch: notedFetch, ...(token && { token }) });

beforeAll(async () => {
  database = await createTestDatabase({ template: 'standalone', migrate: migrateAll });
  proxy = await startDatabaseProxy(database.url);
  system = await startTogether(proxy.url, {
    RATE_LIMITS: 'on',
    RATE_LIMIT_REQUESTS_PER_USER: '4/second',
  });
  statuses = [];
  const account = { email: 'ada@example.com', password: 'correct horse' };
  ops = connect((await connect().account.signUp(account)).token);
});

beforeEach(() => {
  statuses = [];
});

afterAll(async () => {
  await system.close();
  await proxy.close();
  await database.drop();
});

test('requests beyond the limit are sent again after what Retry-After says', async () => {
  const ids: string[] = [];
  // A busy machine may take so long over a few requests that none of them is beyond the limit: then come more.
  while (!statuses.includes(429)) {
    const notes = Array.from({ length: 6 }, (_, index) => `Pump ${ids.length + index} leaks.`);
    const answers = await Promise.all(notes.map((text) => ops.ingest({ notes: text })));
    ids.push(...answers.map(({ ingestionId }) => ingestionId));
  }
  const { recentRoamingIngestions } = await ops.state();
  const stored = recentRoamingIngestions.map(({ ingestionId }) => ingestionId);
  expect(stored.toSorted()).toEqual(ids.toSorted());
});

test('what meets a service without its database is done once, as soon as it is back', async () => {
  await proxy.cut();
  const sending = ops.ingest({ notes: 'Pump 7 leaks.' });
  await waitFor(() => statuses.includes(503));
  await proxy.restore();
  const { ingestionId } = await sending;
  const { recentRoamingIngestions } = await ops.state();
  expect(recentRoamingIngestions.filter(({ notes }) => notes === 'Pump 7 leaks.')).toEqual([
    expect.objectContaining({ ingestionId }),
  ]);
});

test('where the service stays away, the last answer is the error', async () => {
  await proxy.cut();
  const impatient = createClient({
    baseUrl: system.url,
    workspaceId: 'ws_leith',
    fetch: notedFetch,
    retries: { count: 1 },
  });
  const call = impatient.ingest({ notes: 'Pump 8 leaks.' });
  await expect(call).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await proxy.restore();
  expect(statuses).toEqual([503, 503]);
});
