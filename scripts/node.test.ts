import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'node-script-'));
  await mkdir(join(folder, 'scripts'));
  await copyFile(join(import.meta.dirname, 'node.sh'), join(folder, 'scripts/node.sh'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program named node that prints who it is and what it was given, or its version. */
async function placeNode(where: string, version: string): Promise<void> {
  await place(where, `[ "$1" = --version ] && echo ${version} || echo "${where} runs $*"`);
}

/** What the dynamic loader says of a node whose libatomic is missing. */
const placeBrokenNode = (where: string): Promise<void> =>
  place(
    where,
    'echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127',
  );

async function place(where: string, commands: string): Promise<void> {
  await mkdir(join(folder, where), { recursive: true });
  await writeFile(join(folder, where, 'node'), `#!/bin/sh\n${commands}\n`);
  await chmod(join(folder, where, 'node'), 0o755);
}

/** Runs the script as the package's scripts do: what the install brought is first on the PATH. */
function run(): Promise<{ code: number; output: string }> {
  const path = ['node_modules/.bin', 'old', 'new'].map((name) => join(folder, name)).join(':');
  const options = { cwd: folder, env: { PATH: `${path}:/usr/bin:/bin` } };
  return new Promise((resolve) => {
    execFile('/bin/sh', ['scripts/node.sh', '--flag', 'main.ts'], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: (out + err).trim() }),
    );
  });
}

const installed = 'node_modules/.bin';

test('the node that the install brought runs', async () => {
  await placeNode(installed, 'v26.10.0');
  await placeNode('new', 'v27.0.0');
  expect(await run()).toEqual({ code: 0, output: `${installed} runs --flag main.ts` });
});

test('where it cannot run, the first one on the PATH that is new enough does', async () => {
  await placeBrokenNode(installed);
  await placeNode('old', 'v20.20.2');
  await placeNode('new', 'v26.0.0');
  expect(await run()).toEqual({ code: 0, output: 'new runs --flag main.ts' });
});

test('without one, a message names the package that is missing', async () => {
  await placeBrokenNode(installed);
  await placeNode('old', 'v20.20.2');
  await placeBrokenNode('new');
  const { code, output } = await run();
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /^Node 26 needs the library libatomic\.so\.1: install the package libatomic1 .*$/,
    ),
  ]);
});
