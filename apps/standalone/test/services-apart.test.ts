import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunDetail } from '@workspace-ops/contracts';
import { startFleet, type Fleet } from '@workspace-ops/fleet';
import {
  generateServiceKeys,
  internalServiceNames,
  settingPrefix,
  type InternalServiceName,
} from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import {
  createTestDatabase,
  startTestServer,
  waitFor,
  type TestDatabase,
} from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { signUp, type ApiClient } from './client.ts';
import { isAtRest } from './fill-workspace.ts';
import { internalAuthorization, uselessAuthorizations, intrudeInto } from './intruders.ts';
import { runProgram } from './run-program.ts';
import { makeLogin, findSchema } from './service-logins.ts';
import { takeTour } from './take-tour.ts';

const keys = generateServiceKeys();
/** A database for each service, two of them on servers of their own, and one that is nobody's. */
const databases = new Map<InternalServiceName, TestDatabase>();
const ownServers: readonly InternalServiceName[] = ['audit', 'workflow'];

async function createDatabase(service: InternalServiceName): Promise<TestDatabase> {
  if (!ownServers.includes(service)) return createTestDatabase();
  const { url, stop } = await startTestServer();
  return { url, drop: stop };
}

let common: TestDatabase;
let migration: Awaited<ReturnType<typeof runProgram>>;
/** The schemas in nobody's database after the migration. A fleet's start migrates that one, too. */
let commonSchemas: string[];
let fleet: Fleet;
let user: ApiClient;

beforeAll(async () => {
  common = await createTestDatabase();
  const environment: Record<string, string> = {};
  const administrators: Record<string, string> = {};
  for (const service of internalServiceNames) {
    const database = await createDatabase(service);
    databases.set(service, database);
    environment[`${settingPrefix(service)}_DATABASE_URL`] = makeLogin(service, database.url);
    if (ownServers.includes(service)) {
      administrators[`${settingPrefix(service)}_ADMIN_DATABASE_URL`] = database.url;
    }
  }
  migration = await runProgram('migrate.ts', {
    DATABASE_URL: common.url,
    ...environment,
    ...administrators,
  });
  commonSchemas = await serviceSchemas(common.url);
  fleet = await startFleet({
    keys,
    databaseUrl: common.url,
    environment,
    readyWithinMs: 120_000,
  });
  user = await signUp(fleet.url);
}, 240_000);

afterAll(async () => {
  await fleet?.stop();
  for (const database of [common, ...databases.values()]) await database.drop();
});

const only = (service: InternalServiceName) => fleet.of(service)[0]!;

it('services with a database each are migrated there and nowhere else, and work', async () => {
  expect(migration).toMatchObject({ exitCode: 0, stderr: '' });
  expect(commonSchemas).toEqual([]);
  for (const [service, { url }] of databases) {
    const schemas = await serviceSchemas(url);
    const own = findSchema(service);
    expect(schemas).toContain(own);
    expect(schemas.filter((schema) => !schema.startsWith(own))).toEqual([]);
  }
  const { body } = await user.post<{ routedRunId: string }>('/api/sync/ingest', {
    payload: { customer: 'Northwind', observation: 'The gate sticks.' },
    triggerWorkflowId: 'MKT-01',
    autoExecute: true,
  });
  await waitFor(async () => {
    // The run is created a moment after the ingestion where workflow is busy.
    const { status, body: detail } = await user.get<RunDetail>(`/api/runs/${body.routedRunId}`);
    return status === 200 && isAtRest(detail.run.status);
  });
  const { body: audit } = await user.get('/api/audit-logs/verify');
  expect(audit).toMatchObject({ valid: true });
});

it('takes the tour on three servers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tour-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await takeTour(fleet.url, folder);
});

async function serviceSchemas(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ name: string }[]>`
    select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')`;
  await sql.end();
  return rows.map(({ name }) => name);
}

describe('an internal port', () => {
  it('answers 401 to callers that are none of the services, whatever the path', async () => {
    const opened: string[] = [];
    for (const service of internalServiceNames) {
      const credentials = [
        undefined,
        user.headers['authorization'],
        'Basic c2VydmljZTpzZWNyZXQ=',
        ...uselessAuthorizations(keys, service),
      ];
      for (const path of ['/calls', '/sink', '/raw/exportLogs', '/', '/api/runs', '/%00']) {
        const statuses = await Promise.all(
          credentials.map((authorization) => call(service, path, authorization)),
        );
        if (statuses.some((status) => status !== 401))
          opened.push(`${service}${path} ${statuses.join()}`);
      }
      // The services' own token is none of those.
      const { INTERNAL_SIGNING_KEY: signingKey } = keys.findSettings('gateway');
      const own = internalAuthorization({ signingKey, service: 'gateway', audience: service });
      expect(await call(service, '/calls', own)).not.toBe(401);
    }
    expect(opened).toEqual([]);
  });
});

describe('an intruder with all settings of the voice gateway', () => {
  const intruder = () =>
    intrudeInto('voice-gateway', { keys, urlOf: (service) => only(service).url });
  const owner = {
    workspaceId: 'ws_other',
    userId: 'usr_other',
    email: 'ada@example.com',
    role: 'owner' as const,
    sessionId: 'ses_other',
    address: '192.0.2.1',
  };

  it('forges no audit entries of other services, and no live events', async () => {
    const entry = (action: string) => ({
      id: newId('aud'),
      workspaceId: 'ws_other',
      timestamp: new Date().toISOString(),
      agent: 'ada@example.com',
      action,
      message: 'Signed in.',
      model: 'none',
      status: 'success',
      latencyMs: 0,
      tokensTotal: 0,
      cost: '0',
      policyChecks: { saifPassed: true, piiDetected: 0, budgetThresholdPassed: true },
      details: {},
    });
    const append = (action: string) =>
      intruder().attempt('audit', { port: '/sink', path: 'append', input: [entry(action)] });
    expect(await append('account.sign_in')).toBe('forbidden');
    expect(await append('run.decision')).toBe('forbidden');
    // What it may do by its row of the table, it can.
    expect(await append('voice.book')).toBe('ok');
    const timestamp = new Date().toISOString();
    const event = { id: newId('evt'), workspaceId: 'ws_other', timestamp, data: {} };
    const published = await intruder().attempt('sync-bridge', {
      port: '/sink',
      path: 'publish',
      input: [{ ...event, event: 'RUN_STATUS_CHANGED' }],
    });
    expect(published).toBe('forbidden');
  });

  it.each([
    ['identity', 'sessions.revoke', undefined],
    ['identity', 'sessions.me', undefined],
    ['identity', 'accounts.resolveExternal', {}],
    ['workflow', 'runs.decide', { runId: 'run_1', decision: 'approve', door: 'runs' }],
    ['workflow', 'departments.deploy', { departmentCode: 'fin', revision: 99 }],
    ['audit', 'logs.list', {}],
    ['knowledge', 'profiles.list', {}],
  ] as const)('calls nothing of %s: %s, for itself or for anybody', async (to, path, input) => {
    expect(await intruder().attempt(to, { path, input })).toBe('forbidden');
    expect(await intruder().attempt(to, { path, input, as: owner })).toBe('forbidden');
  });

  it('invents no caller where it may call for itself', async () => {
    const path = 'workspace.summary';
    const attempt = (as?: typeof owner) =>
      intruder().attempt('workflow', { path, type: 'query', ...(as && { as }) });
    expect(await attempt()).toBe('ok');
    expect(await attempt(owner)).toBe('forbidden');
  });

  it('is counted and logged by the service that refused it', async () => {
    const metrics = await fetch(`${only('identity').url}/metrics`);
    expect(await metrics.text()).toMatch(
      /rpc_calls_refused_total\{from="voice-gateway",reason="table"\} \d/,
    );
    expect(only('identity').output()).toContain('voice-gateway may not call sessions.revoke');
  });
});

async function call(
  service: InternalServiceName,
  path: string,
  authorization: string | undefined,
): Promise<number> {
  const { status } = await fetch(only(service).url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: '[]',
  });
  return status;
}
