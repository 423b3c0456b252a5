import { createDatabase, serviceRole } from '@workspace-ops/db';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { createCommerceDatabase } from '../../test/start-commerce.ts';
import { outbox } from '../db/schema/commerce-schema.ts';
import { recordChanges } from './record-changes.ts';
import type { SubscriptionChange } from './subscription.ts';

it('makes a change once that was stored although it was then held in memory too', async () => {
  const test = await createCommerceDatabase();
  const database = createDatabase({
    url: test.url,
    role: serviceRole('commerce'),
    applicationName: 'commerce',
    outbox,
  });
  const change: SubscriptionChange = {
    auditId: 'aud_once',
    workspaceId: 'ws_once',
    playbookId: 'sal-playbook',
    status: 'active',
    at: new Date('2026-01-15T10:00:00Z'),
    agent: 'ada@example.com',
    actor: { kind: 'person', id: 'usr_1', name: 'Ada' },
  };
  // The commit succeeded after the request had given it up.
  await database.transaction('ws_once', (tx) => recordChanges(tx, [change], 'now'));
  await database.transaction('ws_once', (tx) => recordChanges(tx, [change], 'later'));
  const sql = postgres(test.url, { max: 1 });
  const rows = await sql`
    select status, revision from commerce.subscriptions where playbook_id = 'sal-playbook'`;
  expect(rows).toEqual([{ status: 'active', revision: 1 }]);
  await sql.end();
  await database.close();
  await test.drop();
});
