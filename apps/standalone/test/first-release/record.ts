import { mkdtemp, rm, writeFile, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@workspace-ops/db';
import { startEmbeddedPostgres, throwawayParent } from '@workspace-ops/embedded-postgres';
import { startGeminiStandIn } from '@workspace-ops/generative/stand-in';
import { createLogger, readSettings, systemClock } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { composeStandalone } from '../../src/compose.ts';
import { withGeneratedKeys } from '../../src/generated-keys.ts';
import { serviceMigrations } from '../../src/migrate-all.ts';
import { allSettings } from '../../src/settings.ts';
import { apiClient, type ApiClient } from '../client.ts';
import { prepareTestDatabases } from '../service-logins.ts';
import { fillWorkspace, isAtRest } from '../fill-workspace.ts';
import { recordedAccount, recordedKeys } from './account.ts';

/*
 * Writes rows.jsonl, the rows of a small workspace as the release at hand stores them. Run once for
 * the first release; running it again would turn the test of upgrades into one of today's release.
 */
const folder = await mkdtemp(join(await throwawayParent(), 'record-'));
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
const sql = connect({ url: server.url, applicationName: 'record', maxConnections: 1 });
try {
  await fill(server.url);
  await leaveMessages(sql);
  await writeFile(join(import.meta.dirname, 'rows.jsonl'), await dump(sql));
} finally {
  await sql.end();
  await server.stop();
  await rm(folder, { recursive: true });
}

type Connection = typeof sql;

async function fill(databaseUrl: string): Promise<void> {
  const model = await startGeminiStandIn();
  const settings = readSettings(allSettings, {
    PORT: '0',
    GENERATIVE_AI_API_KEY: model.apiKey,
    GENERATIVE_AI_BASE_URL: model.baseUrl,
    ...recordedKeys,
  });
  const system = composeStandalone({
    settings: withGeneratedKeys(settings, { auditAnchorKey: '', sessionKeySecret: '' }),
    databases: await prepareTestDatabases(databaseUrl),
    logger: createLogger({ name: 'record', level: 'error' }),
    clock: systemClock,
    coldmailApiKey: () => undefined,
  });
  await system.start();
  const anonymous = apiClient(system.url());
  const { body } = await anonymous.post<{ token: string }>('/api/auth/signup', recordedAccount);
  const client = anonymous.as(body.token);
  const runs = await fillWorkspace(client);
  await settle(client, runs);
  const decision = { action: 'approve_run', runId: runs[0] };
  await client.post('/api/sync/action', decision, { 'idempotency-key': 'first-decision' });
  await settle(client, runs);
  await system.stop();
  await model.close();
}

async function settle(client: ApiClient, runs: string[]): Promise<void> {
  for (const run of runs) {
    await waitFor(async () => {
      const { body } = await client.get<{ run: { status: string } }>(`/api/runs/${run}`);
      return isAtRest(body.run.status);
    });
  }
}

/** A message that each service had not handed over when the release was stopped. */
async function leaveMessages(database: Connection): Promise<void> {
  const [user] = await database`select workspace_id as id from identity.memberships limit 1`;
  for (const { service } of Object.values(serviceMigrations)) {
    if (service.schema === 'audit') continue;
    const payload = {
      id: `aud_left_by_${service.schema}`,
      workspaceId: user!['id'] as string,
      timestamp: '2026-11-20T10:00:00.000Z',
      agent: 'First release',
      action: 'release.stop',
      message: `Left in the outbox of ${service.schema}.`,
      model: 'none',
      status: 'success',
      latencyMs: 0,
      tokensTotal: 0,
      cost: '0',
      policyChecks: { saifPassed: true, piiDetected: 0, budgetThresholdPassed: true },
      details: {},
    };
    await database.unsafe(
      `insert into ${service.schema}.outbox (id, workspace_id, topic, payload)
       values ($1, $2, 'audit', $3::text::jsonb)`,
      [payload.id, payload.workspaceId, JSON.stringify(payload)],
    );
  }
}

/** A line for each table: its name and its rows, written by the database so that no number changes. */
async function dump(database: Connection): Promise<string> {
  const schemas = Object.values(serviceMigrations).map(({ service }) => service.schema);
  const tables = await database<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname in ${database([...schemas, 'audit_anchor'] as string[])}
      and c.relname not in ('schema_migrations', 'playbooks', 'playbook_handoffs')
    order by 1, 2`;
  const lines = tables.map(async ({ schema, name }) => {
    const [row] = await database.unsafe(
      `select coalesce(jsonb_agg(t), '[]')::text as rows from ${schema}."${name}" t`,
    );
    return `${schema}.${name} ${String(row?.['rows'])}\n`;
  });
  return (await Promise.all(lines)).join('');
}
