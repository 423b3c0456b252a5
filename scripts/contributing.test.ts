import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

async function readSection(name: string, heading: string): Promise<string> {
  const page = await readFile(join(root, name), 'utf8');
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own;
}

/** The rows of a section's table: a file, and a text that it contains. */
async function readTable(name: string, heading: string): Promise<{ file: string; text: string }[]> {
  const own = await readSection(name, heading);
  return [...own.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`/gm)].map(([, file, text]) => ({
    file: file!,
    text: text!,
  }));
}

describe.each([
  ['CONTRIBUTING.md', 'Add an endpoint', 6],
  ['CONTRIBUTING.md', 'Add a resource', 13],
  ['docs/extending.md', 'Add a workflow', 4],
  ['docs/extending.md', 'Add a step kind', 6],
  ['docs/extending.md', 'Add a check', 4],
])('%s: %s', async (name, heading, mostFiles) => {
  const rows = await readTable(name, heading);

  it(`shows at most ${mostFiles} files`, () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(mostFiles);
  });

  it.each(rows)('is right about $file', async ({ file, text }) => {
    expect(await readFile(join(root, file), 'utf8')).toContain(text);
  });
});

const sources = [
  'oxlint.boundaries.ts',
  '.github/CODEOWNERS',
  'apps/{audit,commerce,gateway}/{src,migrations}/**/*.{ts,sql}',
  'packages/{contracts,rpc,sdk}/src/**/*.ts',
];

/** The files, tests and their helpers aside, whose text matches. */
async function findFiles(pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(sources, { cwd: root })) {
    if (/\.test\.ts$|\/test-support\//.test(file)) continue;
    if (pattern.test(await readFile(join(root, file), 'utf8'))) found.push(file);
  }
  return found.toSorted();
}

const endpoint =
  /\b(auditStatsSchema|getStats|getAuditStats)\b|'logs\.stats'|'\/api\/audit-logs\/stats'/;
const resource =
  /\b(plantSchema|plantRoutes|createPlant)\b|'plants(\.create)?'|"plants"|\/plants\.ts|'\/plants'|'Sample plant store'/;

it.each([
  ['Add an endpoint', endpoint],
  ['Add a resource', resource],
])('CONTRIBUTING.md: %s names every file that has a part of it', async (heading, pattern) => {
  const section = await readSection('CONTRIBUTING.md', heading);
  const files = await findFiles(pattern);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !section.includes(`\`${file}\``))).toEqual([]);
});

it('decision records that comments cite are there', async () => {
  const records = new Set(
    (await readdir(join(root, 'docs/decisions'))).map((name) => name.slice(0, 4)),
  );
  const missing: string[] = [];
  let cited = 0;
  for await (const file of glob('{apps,packages}/*/src/**/*.ts', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, record] of text.matchAll(/docs\/decisions\/(\d{4})/g)) {
      cited += 1;
      if (!records.has(record!)) missing.push(`${file}: ${record}`);
    }
  }
  expect(cited).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
