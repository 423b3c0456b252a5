import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  engines?: { node: string };
}

const folder = join(import.meta.dirname, '..');
const readManifest = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, path, 'package.json'), 'utf8')) as Manifest;

/** `>=22.12` as 22.012, to be compared. */
const leastOf = ({ engines }: Manifest): number => {
  const [, major, minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(engines?.node ?? '0') ?? [];
  return Number(major) + Number(minor) / 1_000;
};

test('the package asks for no older Node than what it depends on does', async () => {
  const own = await readManifest('.');
  for (const name of Object.keys(own.dependencies)) {
    const other = await readManifest(`node_modules/${name}`);
    expect(leastOf(own), name).toBeGreaterThanOrEqual(leastOf(other));
  }
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  expect(readme).toContain(`in Node ${own.engines?.node.slice(2)} or later`);
});
