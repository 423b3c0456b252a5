import { serviceRole, type Database } from '@workspace-ops/db';
import { createTestDatabase, explainQueries, type ExplainedQueries } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { migrateAudit } from '../migrate.ts';

export type ExplainedAudit = ExplainedQueries<Database>;

/**
 * 20,000 entries of `ws_a`, half of them of this month, and as many of 500 other workspaces; some are
 * to decide. The word `zephyr` is in four entries of `ws_a` and in forty of others; twenty of `ws_a` are
 * of the agent `agent 7`, as many of the action `run.rare`, and ten of the run `run_77`.
 */
export const explainAudit = async (): Promise<ExplainedAudit> =>
  explainQueries({
    database: await createTestDatabase({ migrate: fill, template: 'audit_entries' }),
    seed: [],
    role: serviceRole('audit'),
    openQueries: (client) => drizzle(client, { casing: 'snake_case' }),
  });

/** The entries are made once a run, since their indexes take seconds. */
async function fill(adminUrl: string): Promise<void> {
  await migrateAudit(adminUrl);
  const client = postgres(adminUrl, { max: 1 });
  for (const statement of seed) await client.unsafe(statement);
  await client.end();
}

const seed = [
  `insert into audit.events (workspace_id, position, prev_hash, hash, id, timestamp, agent, action, model,
    message, status, latency_ms, tokens_total, cost, policy_checks, details, security_alert, search_text)
  select case when n <= 20000 then 'ws_a' else 'ws_' || n % 500 end, n, '\\x00', '\\x00', 'aud_' || n,
    date_trunc('month', now(), 'UTC') + (10000 - n) * interval '1 minute', case when n % 1000 = 7 then 'agent 7' else 'agent' end,
    case when n % 1000 = 9 then 'run.rare' else 'run.step' end, 'none', 'entry ' || n,
    case when n % 50 = 0 then 'requires_approval' when n % 10 = 0 then 'error' else 'success' end,
    1, 0, 0, '{}', jsonb_build_object('runId', 'run_' || n % 2000), false,
    'runZDWstep agent entry ' || md5(n::text) || ' none'
      || case when n % 5000 = 7 or (n > 20000 and n % 500 = 8) then ' zephyr' else '' end
  from generate_series(1, 40000) n`,
  `insert into audit.reviews (workspace_id, entry_id, entry_timestamp, status)
  select workspace_id, id, timestamp, status from audit.events where status = 'requires_approval'`,
  `insert into audit_anchor.heads (workspace_id, position, hash, success, requires_approval, warning, error, mac)
  select workspace_id, max(position), '\\x00', count(*), 0, 0, 0, '\\x00' from audit.events group by workspace_id`,
];
