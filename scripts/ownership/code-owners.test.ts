import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = await readFile(join(root, '.github/CODEOWNERS'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [path, ...owners] = line.trim().split(/\s+/);
    return { path: path!, owners };
  });

describe('CODEOWNERS', () => {
  it('names an owner of every app and package, of the benchmarks and of the crash harness', () => {
    const folders = globSync(
      ['{apps,packages}/*/package.json', '{bench,chaos,scripts}/package.json'],
      {
        cwd: root,
      },
    ).map((manifest) => `/${manifest.slice(0, -'package.json'.length)}`);
    expect(folders.length).toBeGreaterThan(20);
    expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining(folders));
  });

  it('names no path that does not exist', () => {
    const missing = rows.filter(({ path }) => path !== '*' && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('names a team in every row', () => {
    for (const { path, owners } of rows) {
      expect([path, owners.length > 0]).toEqual([path, true]);
      for (const owner of owners) expect(owner).toMatch(/^@workspace-ops\/[a-z]+$/);
    }
  });
});
