import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');

/** The rows of a section's table: a file, and a text that it contains. */
function readTable(heading: string): { file: string; text: string }[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`/gm)].map(([, file, text]) => ({
    file: file!,
    text: text!,
  }));
}

describe.each([
  ['Add an endpoint', 5],
  ['Add a resource', 12],
])('%s', (heading, mostFiles) => {
  const rows = readTable(heading);

  it(`shows at most ${mostFiles} files`, () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(mostFiles);
  });

  it.each(rows)('is right about $file', async ({ file, text }) => {
    expect(await readFile(join(root, file), 'utf8')).toContain(text);
  });
});
