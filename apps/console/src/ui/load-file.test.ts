import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { isFileGone, loadFile } from './load-file.ts';

afterEach(() => vi.unstubAllGlobals());

const gone = new TypeError('Failed to fetch dynamically imported module: /console/assets/a.js');
const load = () => loadFile(() => Promise.reject(gone));
const answer = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));

it('says of a file that cannot be loaded while the service is away that it is not reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const away = { code: 'connection_failed', status: 0, message: 'The service cannot be reached' };
  await expect(load()).rejects.toMatchObject(away);
  // A proxy may answer in its place.
  answer(502);
  await expect(load()).rejects.toMatchObject(away);
});

it('says of one that a served console does not have that it is gone', async () => {
  answer(200);
  await expect(load()).rejects.toBe(gone);
  expect(isFileGone(gone)).toBe(true);
});

it('stands before every dynamic import of the console', async () => {
  const folder = join(import.meta.dirname, '..');
  const found: string[] = [];
  for await (const name of glob('**/*.{ts,tsx}', { cwd: folder })) {
    if (name.endsWith('.test.ts')) continue;
    const code = await readFile(join(folder, name), 'utf8');
    const all = code.match(/\bimport\(/g)?.length ?? 0;
    const loaded =
      code.match(/\b(?:loadFile|lazyScreen|lazyPart)\(\s*\(\) => import\(/g)?.length ?? 0;
    if (all !== loaded) found.push(name);
  }
  expect(found).toEqual([]);
});
