import type { Sql } from 'postgres';

export interface TenantSeed {
  workspaces: number;
  /** Of everything, in each workspace. */
  rows: number;
}

/** Other workspaces with users, sessions, mounts, runs, field data and audit logs, of no use but being there. */
export async function seedTenants(sql: Sql, { workspaces, rows }: TenantSeed): Promise<void> {
  const tenants = sql`(select n, 'ws_tenant_' || n as id from generate_series(1, ${workspaces}::int) n) w`;
  await sql`
    insert into identity.users (id, email, name, login_method, personal_workspace_id, created_at)
    select 'usr_tenant_' || n, 'tenant' || n || '@example.com', 'Tenant', 'email', id, now() from ${tenants}`;
  await sql`insert into identity.workspaces (id, name, created_at) select id, id, now() from ${tenants}`;
  await sql`
    insert into identity.memberships (workspace_id, user_id, role, created_at)
    select id, 'usr_tenant_' || n, 'owner', now() from ${tenants}`;
  await sql`
    insert into identity.sessions (workspace_id, id, user_id, created_at, expires_at)
    select id, 'ses_' || md5(id || s), 'usr_tenant_' || n, now(), now() + interval '7 days'
    from ${tenants}, generate_series(1, 3) s`;
  await sql`
    insert into commerce.subscriptions (workspace_id, playbook_id, status, changed_at, revision, deployed_revision)
    select id, playbook, 'active', now(), 1, 1
    from ${tenants}, (select distinct playbook_id as playbook from commerce.subscriptions) p`;
  await sql`
    insert into sync.ingestions (workspace_id, received_at, id, source, data_type, payload)
    select id, now() - s * interval '1 minute', 'ing_' || md5(id || s), 'mobile', 'lead', '{"company": "Northwind"}'
    from ${tenants}, generate_series(1, ${rows}::int) s`;
  await sql`
    insert into audit.events (workspace_id, position, prev_hash, hash, id, timestamp, agent, action, model,
      message, status, latency_ms, tokens_total, cost, policy_checks, details, security_alert, search_text)
    select id, s, '\\x00', '\\x00', 'aud_' || md5(id || s), now() - (${rows}::int - s) * interval '1 minute',
      'Content agent', 'run.step', 'none', 'A step completed', 'success', 12, 0, 0,
      '{"saifPassed": true, "piiDetected": 0, "budgetThresholdPassed": true}', '{}', false,
      'runZDWstep content agent a step completed none'
    from ${tenants}, generate_series(1, ${rows}::int) s`;
  await sql`
    insert into audit_anchor.heads (workspace_id, position, hash, success, requires_approval, warning, error, mac)
    select id, ${rows}::int, '\\x00', ${rows}::int, 0, 0, 0, '\\x00' from ${tenants}`;
  await sql.unsafe('vacuum analyze');
}
