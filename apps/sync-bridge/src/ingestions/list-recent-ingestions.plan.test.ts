import { serviceRole, type Database } from '@workspace-ops/db';
import {
  explainQueries,
  findScans,
  findSorts,
  type ExplainedQueries,
} from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBridgeDatabase } from '../../test/start-bridge.ts';
import { listRecentIngestions } from './list-recent-ingestions.ts';

let explained: ExplainedQueries<Database>;

/** A workspace with many ingestions, half of them of this month, among many with a few. */
beforeAll(async () => {
  explained = await explainQueries({
    database: await createBridgeDatabase(),
    seed: [
      `insert into sync.ingestions (workspace_id, id, received_at, source, data_type, payload)
      select case when n <= 10000 then 'ws_a' else 'ws_' || n % 500 end, 'ing_' || n,
        date_trunc('month', now(), 'UTC') + (5000 - n % 10000) * interval '1 minute', 'field', 'note', '{}'
      from generate_series(1, 20000) n`,
    ],
    role: serviceRole('sync'),
    openQueries: (client) => drizzle(client, { casing: 'snake_case' }),
  });
});

afterAll(() => explained.stop());

it('reads the newest of each partition by the key, and neither sorts nor reads more', async () => {
  for (const { result, nodes } of await explained.execute(() =>
    listRecentIngestions(explained.database, 'ws_a'),
  )) {
    expect(result).toHaveLength(10);
    const scans = findScans(nodes);
    for (const { kind } of scans) expect(kind).toBe('Index Scan');
    // The list, and the next one of each other partition.
    const rows = scans.reduce((sum, scan) => sum + scan.rows, 0);
    expect(rows).toBeLessThan(10 + scans.length);
    expect(findSorts(nodes)).toEqual([]);
  }
});
