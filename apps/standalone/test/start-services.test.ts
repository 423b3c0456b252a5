import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@workspace-ops/service-kit';
import {
  allServiceNames,
  internalServiceNames,
  settingPrefix,
  type ServiceName,
} from '@workspace-ops/rpc';
import { createTestDatabase, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiClient } from './client.ts';
import { runProgram } from './run-program.ts';
import { runServices, type RunningService } from './run-service.ts';
import { settingsOfProcess } from '../src/settings.ts';

const mark = newId('ws');
const signingKeys = new Set<string>();
let folder: string;
let ofAudit: TestDatabase;
let running: RunningService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'services-'));
  ofAudit = await createTestDatabase();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await ofAudit.drop();
});

const dataDir = (): string => join(folder, 'data');

it('gives each service its own settings and nothing of the others, and uses the database that one of them has', async () => {
  running = await runServices({
    DATA_DIR: dataDir(),
    DEFAULT_WORKSPACE_ID: mark,
    AUDIT_DATABASE_URL: ofAudit.url,
    SPEECH_API_KEY: 'the speech key',
    GENERATIVE_AI_API_KEY: 'the model key',
    COLDMAIL_WEBHOOK_SECRET: 'the secret of cold mail',
    AWS_SECRET_ACCESS_KEY: 'of no service',
  });
  const environments = await readEnvironments();
  expect([...environments.keys()].toSorted()).toEqual(allServiceNames.toSorted());
  for (const [service, environment] of environments) {
    const names = Object.keys(environment).filter((name) => !runtime.test(name));
    const known = Object.keys(settingsOfProcess(service));
    expect([service, names.filter((name) => !known.includes(name))]).toEqual([service, []]);
    expect(secretsIn(environment)).toEqual(ownSecrets[service] ?? []);
    expect(environment).not.toHaveProperty('DATABASE_URL');
    signingKeys.add(environment['INTERNAL_SIGNING_KEY']!);
    if (service === 'gateway') continue;
    const { username } = new URL(environment[`${settingPrefix(service)}_DATABASE_URL`]!);
    // An address that is given is taken as it is.
    if (service !== 'audit') expect(username).toMatch(/^workspace_ops_/);
  }
  expect(signingKeys.size).toBe(allServiceNames.length);
  expect(await readdir(dataDir())).not.toContain('environments');
  await expectEntriesThere();
  expect(await running.end('SIGTERM')).toBe(0);
}, 240_000);

const secretNames = [
  'AUDIT_ANCHOR_KEY',
  'SESSION_KEY_SECRET',
  'SPEECH_API_KEY',
  'GENERATIVE_AI_API_KEY',
  'COLDMAIL_WEBHOOK_SECRET',
];

const ownSecrets: Partial<Record<ServiceName, string[]>> = {
  audit: ['AUDIT_ANCHOR_KEY'],
  identity: ['SESSION_KEY_SECRET'],
  'voice-gateway': ['SPEECH_API_KEY'],
  knowledge: ['GENERATIVE_AI_API_KEY'],
  workflow: ['GENERATIVE_AI_API_KEY'],
  outbound: ['GENERATIVE_AI_API_KEY', 'COLDMAIL_WEBHOOK_SECRET'],
};

const secretsIn = (environment: Record<string, string>): string[] =>
  secretNames.filter((name) => name in environment);

/** What belongs to Node, the shell and turbo. */
const runtime =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|TZ|TMPDIR|LANG|LC_\w+|CI|\w+_COLOR|TURBO_\w+|NODE_\w+|UV_\w+)$/;

/** The environments of this test's services as the system has them, by service. */
async function readEnvironments(): Promise<Map<ServiceName, Record<string, string>>> {
  const found = new Map<ServiceName, Record<string, string>>();
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readEnvironment(pid);
    if (environment['DEFAULT_WORKSPACE_ID'] !== mark) continue;
    const cwd = environment['INTERNAL_SIGNING_KEY'] === undefined ? undefined : await readCwd(pid);
    const service = allServiceNames.find((name) => cwd?.endsWith(`/apps/${name}`));
    if (service !== undefined) found.set(service, environment);
  }
  return found;
}

async function readEnvironment(pid: string): Promise<Record<string, string>> {
  // A process may end meanwhile, or be another user's.
  const text = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
  return Object.fromEntries(
    text
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

async function readCwd(pid: string): Promise<string> {
  return readlink(`/proc/${pid}/cwd`).catch(() => '');
}

async function expectEntriesThere(): Promise<void> {
  const client = apiClient(running.url);
  const account = { email: 'ada@example.com', password: 'correct horse battery' };
  expect((await client.post('/api/auth/signup', account)).status).toBe(200);
  const sql = postgres(ofAudit.url, { max: 1 });
  // The entry comes by the outbox of identity, after the answer.
  try {
    await waitFor(
      async () => (await sql`select from audit.events where action = 'account.sign_up'`).length > 0,
      { message: 'the sign-up is in no entry of the database that audit was given' },
    );
  } finally {
    await sql.end();
  }
}

const ownPorts = Object.fromEntries([
  ['PORT', '0'],
  ...internalServiceNames.map((name) => [`${settingPrefix(name)}_PORT`, '0']),
]) as Record<string, string>;

it('refuses a taken port of any service, with a message, before it makes anything', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  // Where nothing can be made.
  const settings = { ...ownPorts, DATA_DIR: '/sys/workspace-ops', AUDIT_PORT: String(port) };
  const { exitCode, stderr } = await runProgram('start-services.ts', settings);
  expect([exitCode, stderr]).toEqual([
    1,
    `Port ${port} is already in use. Stop what uses it, or set AUDIT_PORT to another one.\n`,
  ]);
  taken.close();
});

it('refuses to watch what is no service, before it makes anything', async () => {
  const settings = { ...ownPorts, DATA_DIR: '/sys/workspace-ops' };
  const { exitCode, stderr } = await runProgram('start-services.ts', settings, [
    '--watch',
    'workflows',
  ]);
  expect([exitCode, stderr]).toEqual([
    1,
    `There is no service workflows. The services are ${allServiceNames.join(', ')}.\n`,
  ]);
});
