import { serviceRole } from '@workspace-ops/db';
import { createTestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateAudit } from '../migrate.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let snapshots: Snapshots;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrateAudit, template: 'audit' });
  const role = serviceRole('audit');
  snapshots = createSnapshots({ url: database.url, role, applicationName: 'snapshots test' });
});
afterAll(() => database.drop());

const open = (workspaceId: string) => snapshots.open({ workspaceId });

test('one workspace takes two places at most, and leaves the others to other workspaces', async () => {
  const held = await Promise.all([open('ws_large'), open('ws_large')]);
  const waiting = [open('ws_large'), open('ws_large')];
  const others = await Promise.all([open('ws_small'), open('ws_small')]);
  await Promise.all([...others, ...held].map((snapshot) => snapshot.close()));
  const opened = await Promise.all(waiting);
  await Promise.all(opened.map((snapshot) => snapshot.close()));
  expect(opened).toHaveLength(2);
});
