import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The rows of a section's table: a file, and a text that it contains. */
async function readTable(name: string, heading: string): Promise<{ file: string; text: string }[]> {
  const page = await readFile(join(root, name), 'utf8');
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`/gm)].map(([, file, text]) => ({
    file: file!,
    text: text!,
  }));
}

describe.each([
  ['CONTRIBUTING.md', 'Add an endpoint', 5],
  ['CONTRIBUTING.md', 'Add a resource', 12],
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
