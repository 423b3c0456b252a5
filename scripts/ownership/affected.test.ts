import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { internalServiceNames } from '@workspace-ops/rpc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Task {
  taskId: string;
  package: string;
  hash: string;
  dependencies: string[];
}

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const left = new Set(['node_modules', '.git', '.turbo', '.data']);
let copy: string;
let before: Map<string, Task>;

/** Every task and the hash that its stored result is found by. */
async function planTasks(): Promise<Map<string, Task>> {
  const { stdout } = await run(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'check', 'test', '--dry=json'],
    { cwd: copy, maxBuffer: 2 ** 26 },
  );
  const { tasks } = JSON.parse(stdout) as { tasks: Task[] };
  return new Map(tasks.map((task) => [task.taskId, task]));
}

/** The packages whose stored results a change in this file makes worthless. */
async function invalidatedBy(file: string): Promise<string[]> {
  const path = join(copy, file);
  const text = await readFile(path);
  await appendFile(path, '\n// Changed.\n');
  const after = await planTasks();
  await writeFile(path, text);
  const changed = [...after.values()].filter(
    ({ taskId, hash }) => before.get(taskId)!.hash !== hash,
  );
  return [...new Set(changed.map((task) => readName(task.package)))].toSorted(byText);
}

/** Whatever has tasks that depend on the package's, at any distance. */
function listDependents(name: string): string[] {
  const found = new Set([name]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const task of before.values()) {
      const needs = task.dependencies.map((id) => readName(before.get(id)!.package));
      if (needs.some((need) => found.has(need))) found.add(readName(task.package));
    }
  }
  return [...found].toSorted(byText);
}

const readName = (workspacePackage: string): string => basename(workspacePackage);
const byText = (a: string, b: string): number => a.localeCompare(b);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'affected-'));
  const filter = (source: string) =>
    !relative(root, source)
      .split('/')
      .some((part) => left.has(part));
  await cp(root, copy, { recursive: true, filter });
  before = await planTasks();
});

afterAll(() => rm(copy, { recursive: true, force: true }));

describe('a change inside one app', () => {
  it('leaves the stored results of the others valid', async () => {
    const changed = await invalidatedBy('apps/knowledge/src/service.ts');
    expect(changed).toEqual(listDependents('knowledge'));
    // The gateway's and the standalone app's tests run all services; the crash harness runs both.
    expect(changed).toEqual(
      expect.arrayContaining(['chaos', 'gateway', 'knowledge', 'standalone']),
    );
    const services = internalServiceNames.filter((name) => name !== 'knowledge');
    for (const other of [...services, 'db', 'rpc', 'contracts']) {
      expect(changed).not.toContain(other);
    }
  });

  it('makes those of its own worthless even where nothing depends on it', async () => {
    expect(await invalidatedBy('chaos/src/main.ts')).toEqual(['chaos']);
  });
});

describe('a change inside a package', () => {
  it('makes worthless what depends on it', async () => {
    const changed = await invalidatedBy('packages/contracts/src/index.ts');
    expect(changed).toEqual(listDependents('contracts'));
    expect(changed).toEqual(expect.arrayContaining(['audit', 'gateway', 'knowledge']));
    expect(changed).not.toContain('embedded-postgres');
  });
});

describe('the root package', () => {
  it('depends on no other, or `--affected` would take every change for a change of everything', async () => {
    const text = await readFile(join(root, 'package.json'), 'utf8');
    expect(text).not.toContain('workspace:');
  });
});

describe('the workflow of the continuous integration', () => {
  it('compares with where a change branched off, and runs everything on main', async () => {
    const text = await readFile(join(root, '.github/workflows/ci.yml'), 'utf8');
    const { jobs } = parse(text) as { jobs: { test: { steps: { run?: string }[] } } };
    const { steps } = jobs.test;
    expect(steps[0]).toMatchObject({ with: { 'fetch-depth': 0 } });
    const commands = steps.flatMap(({ run: command }) => command ?? []);
    expect(commands.join('\n')).toContain(
      'turbo run check test test:apart test:browser --affected',
    );
    const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    for (const command of commands) expect(command).toMatch(`npx --yes ${packageManager} `);
    expect(commands).toContain(`npx --yes ${packageManager} test`);
  });
});
