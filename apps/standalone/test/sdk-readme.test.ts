import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pickPorts } from '@workspace-ops/fleet';
import { afterAll, beforeAll, expect } from 'vitest';
import { it } from './shared-system.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const sdk = join(root, 'packages/sdk');
const program = 'readme.ts';

/** A line of the README: what the program has there, and what it prints. */
interface Line {
  code: string;
  printed: string[];
}

let text: string;
let lines: Line[];
/** A project in which the package is installed. */
let project: string;

/** The blocks at their lines in the README, where errors then are; each says that its end was reached. */
function readProgram(markdown: string): Line[] {
  let language: string | null = null;
  return markdown.split('\n').map((line, index) => {
    const fence = /^```(?<name>.*)$/.exec(line)?.groups?.['name'];
    const ended = fence === undefined ? null : language;
    if (fence !== undefined) language = language === null ? fence : null;
    if (ended === 'ts') {
      const message = `The block that ends at line ${index + 1} was run.`;
      return { code: `console.log(${JSON.stringify(message)});`, printed: [message] };
    }
    if (fence !== undefined || language !== 'ts') return { code: '', printed: [] };
    const printed = /console\.log\(.*\); \/\/ (?<said>.*)$/.exec(line)?.groups?.['said'];
    return { code: line, printed: printed === undefined ? [] : [printed] };
  });
}

/** Makes the package as the README says, and puts it where npm would. */
async function install(): Promise<void> {
  const [command] = /^npx .*$/m.exec(text) ?? [];
  const here = command!.replace('--yes', '--yes --prefer-offline').replace('~/my-project', project);
  await run('sh', ['-c', here], { cwd: root });
  const [file] = /(?<=npm install \.\/)\S+\.tgz/.exec(text) ?? [];
  const installed = join(project, 'node_modules/@workspace-ops/sdk');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', join(project, file!), '--strip-components=1', '-C', installed]);
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(manifest.dependencies)) {
    await symlink(
      await realpath(join(sdk, 'node_modules', name)),
      join(project, 'node_modules', name),
    );
  }
}

beforeAll(async () => {
  text = await readFile(join(sdk, 'README.md'), 'utf8');
  lines = readProgram(text);
  project = await mkdtemp(join(tmpdir(), 'sdk-readme-'));
  await install();
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  await writeFile(join(project, program), lines.map(({ code }) => code).join('\n'));
});

afterAll(() => rm(project, { recursive: true, force: true }));

it('holds a program and the commands that install the package, and nothing else', () => {
  const languages = [...text.matchAll(/^ *(?:```|~~~)(.+)$/gm)].map(([, language]) => language);
  expect(new Set(languages)).toEqual(new Set(['sh', 'ts']));
  expect(languages.filter((language) => language === 'sh')).toHaveLength(1);
});

it('passes the type check of a project that has the package alone', async () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    module: 'nodenext',
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const config = { compilerOptions, files: [program] };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', project]).catch(
    (error: Error & { stdout: string }) => {
      throw new Error(error.stdout, { cause: error });
    },
  );
});

it('does against the service what it says, to the end of each block', async ({ system }) => {
  const code = await readFile(join(project, program), 'utf8');
  const [port] = await pickPorts(1);
  const here = code
    .replace('http://localhost:8080', system.url)
    .replaceAll(/\b9000\b/g, String(port));
  await writeFile(join(project, program), here);
  const { stdout } = await run(process.execPath, [program], { cwd: project, timeout: 60_000 });
  expect(stdout.trimEnd().split('\n')).toEqual(lines.flatMap(({ printed }) => printed));
});
