import type { AuditStatus } from '@workspace-ops/contracts';
import { serviceRole, type Database } from '@workspace-ops/db';
import { explainQueries, type ExplainedQueries, type PlanNode } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMatchCounts } from '../search/match-counts.ts';
import { callOf, startAudit, type TestAudit } from '../test-support/start-audit.ts';
import { listLogs, type ListContext } from './list-logs.ts';

let audit: TestAudit;
let explained: ExplainedQueries;
let context: ListContext;

/** A workspace with a long history among many with a short one, and some entries to decide. */
beforeAll(async () => {
  audit = await startAudit();
  await audit.admin`
    insert into audit.events (workspace_id, position, prev_hash, hash, id, timestamp, agent, action, model,
      message, status, latency_ms, tokens_total, cost, policy_checks, details, security_alert, search_text)
    select case when n <= 5000 then 'ws_a' else 'ws_' || n % 500 end, n, '\\x00', '\\x00', 'aud_' || n,
      now() - n * interval '1 minute', 'agent', 'run.step', 'none', 'entry ' || n,
      case when n % 50 = 0 then 'requires_approval' when n % 10 = 0 then 'error' else 'success' end,
      1, 0, 0, '{}', '{}', false, 'runZDWstep agent entry ' || md5(n::text) || ' none'
    from generate_series(1, 10000) n`;
  await audit.admin`
    insert into audit.reviews (workspace_id, entry_id, entry_timestamp, status)
    select workspace_id, id, timestamp, status from audit.events where status = 'requires_approval'`;
  await audit.admin`
    insert into audit_anchor.heads (workspace_id, position, hash, success, requires_approval, warning, error, mac)
    select workspace_id, count(*), '\\x00', count(*), 0, 0, 0, '\\x00' from audit.events group by workspace_id`;
  for (const table of ['audit.events', 'audit.reviews', 'audit_anchor.heads']) {
    await audit.admin.unsafe(`vacuum analyze ${table}`);
  }
  explained = await explainQueries({
    url: audit.url,
    role: serviceRole('audit'),
    workspaceId: 'ws_a',
  });
  const queries = drizzle(explained.client, { casing: 'snake_case' });
  const database = { read: (_workspaceId, work) => work(queries) } as Pick<Database, 'read'>;
  context = { database: database as Database, matchCounts: createMatchCounts() };
});

afterAll(async () => {
  await explained.close();
  await audit.stop();
});

const list = async (filter: { status?: AuditStatus; q?: string }) => {
  const { logs } = await listLogs(context, callOf('ws_a'), { status: undefined, ...filter });
  return { logs, nodes: explained.takeNodes() };
};

/** The kinds of the nodes that read rows; a partition without any is scanned whatever way. */
const kinds = (nodes: PlanNode[], kind: RegExp): string[] =>
  nodes
    .filter((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) > 0)
    .map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`)
    .filter((name) => kind.test(name));

/** From the sixth execution on PostgreSQL may keep one plan for all workspaces. */
const executions = Array.from({ length: 7 }, (_, execution) => execution);

describe('the plan of the list of audit entries', () => {
  it('reads the newest 100 by an index, and no more', async () => {
    for (const _ of executions) {
      const { logs, nodes } = await list({});
      expect(logs).toHaveLength(100);
      expect(kinds(nodes, /Seq Scan|Bitmap/)).toEqual([]);
      const read = nodes.filter((node) => node['Relation Name']?.startsWith('events') === true);
      expect(read.reduce((sum, node) => sum + node['Actual Rows'], 0)).toBeLessThanOrEqual(100);
    }
  });

  it.each(['success', 'error', 'requires_approval'] as const)(
    'reads the newest of status %s by an index',
    async (status) => {
      for (const _ of executions) {
        const { logs, nodes } = await list({ status });
        expect(logs).toHaveLength(100);
        expect(kinds(nodes, /Seq Scan|Bitmap/)).toEqual([]);
      }
    },
  );

  it('finds a rare text by the search index', async () => {
    const { logs, nodes } = await list({ q: 'c4ca4238a0b923820dcc509a6f75849b' });
    expect(logs).toHaveLength(1);
    expect(kinds(nodes, /Seq Scan events/)).toEqual([]);
  });
});
