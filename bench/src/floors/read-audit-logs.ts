import type { Row } from 'postgres';
import { serveFloor } from './serve-floor.ts';

serveFloor((app, sql, { workspaceId }) => {
  app.get('/api/audit-logs', async (_req, res) => {
    const rows = await sql`
      select h.success + h.requires_approval + h.warning + h.error as "totalCount", e.id, e.timestamp,
        e.agent, e.action, e.model, e.message, e.status, e.latency_ms as "latencyMs",
        e.tokens_total as "tokensTotal", e.cost, e.policy_checks as "policyChecks", e.details,
        e.link_id, e.decided_by, e.decided_at
      from audit_anchor.heads h
      left join lateral audit.newest_entries(h.workspace_id, null) e on true
      where h.workspace_id = ${workspaceId}
      order by e.timestamp desc, e.id desc`;
    const { totalCount } = rows[0]!;
    res.json({ workspaceId, logs: rows.map(toEntry), totalCount: Number(totalCount) });
  });
});

const toEntry = (row: Row) => ({
  id: row['id'],
  timestamp: row['timestamp'],
  agent: row['agent'],
  action: row['action'],
  model: row['model'],
  message: row['message'],
  status: row['status'],
  latencyMs: row['latencyMs'],
  tokensTotal: Number(row['tokensTotal']),
  cost: row['cost'],
  policyChecks: row['policyChecks'],
  details: row['details'],
});
