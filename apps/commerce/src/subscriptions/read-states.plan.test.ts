import { type Database, serviceRole } from '@workspace-ops/db';
import { type ExplainedQueries, explainQueries, findScans } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommerceDatabase } from '../../test/start-commerce.ts';
import { readStates } from './subscription.ts';

let explained: ExplainedQueries<Database>;

/** 10,000 workspaces with three playbooks each. */
beforeAll(async () => {
  explained = await explainQueries({
    database: await createCommerceDatabase(),
    seed: [
      `insert into commerce.subscriptions (workspace_id, playbook_id, status, changed_at, revision, deployed_revision)
      select 'ws_' || n, playbook, 'active', now(), 1, 1
      from generate_series(1, 10000) n, unnest(array['mkt-playbook', 'sal-playbook', 'ops-playbook']) playbook`,
    ],
    role: serviceRole('commerce'),
    openQueries: (client) => drizzle(client, { casing: 'snake_case' }),
  });
});

afterAll(() => explained.stop());

it('reads the subscriptions of the workspace alone, by their key', async () => {
  for (const { nodes } of await explained.execute(() =>
    explained.database.read('ws_5000', readStates),
  )) {
    for (const { kind, rows } of findScans(nodes)) {
      expect(kind).not.toBe('Seq Scan');
      expect(rows).toBe(3);
    }
  }
});
