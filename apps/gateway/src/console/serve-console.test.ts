import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let folder: string;
let gateway: StartedGateway;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  gateway = await startGateway({ environment: { CONSOLE_DIR: join(folder, 'built') } });
});

afterEach(async () => {
  await gateway.gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

const script = 'console.log("console");\n'.repeat(50);

/** What a build leaves, with one script of this name. */
async function build(name: string): Promise<void> {
  const built = join(folder, 'built');
  await rm(built, { recursive: true, force: true });
  await mkdir(join(built, 'assets'), { recursive: true });
  await writeFile(join(built, 'index.html'), `<script src="/console/assets/${name}"></script>`);
  await writeFile(join(built, `assets/${name}`), script);
  await writeFile(join(built, `assets/${name}.gz`), gzipSync(script));
  await writeFile(join(built, 'icon.svg'), '<svg/>');
  await writeFile(join(built, '.built'), name);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  gateway.request(path, { headers, redirect: 'manual' });

describe('the console', () => {
  it('is a page that loads itself anew until it is built', async () => {
    const page = await get('/console/approvals');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await page.text()).toContain('http-equiv="refresh"');
    await build('a-1.js');
    expect((await get('/console/approvals')).status).toBe(200);
  });

  it('answers every path without an extension with its page, under the strict policy', async () => {
    await build('a-1.js');
    for (const path of ['/console', '/console/', '/console/runs/run_1', '/console/a.b/runs']) {
      const page = await get(path);
      expect([page.status, await page.text()], path).toEqual([
        200,
        '<script src="/console/assets/a-1.js"></script>',
      ]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      );
      const again = await get(path, { 'if-none-match': page.headers.get('etag')! });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('sends files with a hash in their names compressed and to be kept, others to be asked for again', async () => {
    await build('a-1.js');
    const asset = await get('/console/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    // fetch has unpacked it.
    expect(await asset.text()).toBe(script);
    const plain = await get('/console/assets/a-1.js', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, script]);
    expect((await get('/console/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('has nothing but the built files', async () => {
    await build('a-1.js');
    for (const path of [
      '/console/.built',
      '/console/assets/b.js',
      '/console/assets/a-1.js.gz',
      '/console/..%2f..%2fpackage.json',
      '/consoles/',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await gateway.request('/console/', { method: 'POST' })).status).toBe(405);
  });

  it('serves a new build at once, and the files of pages that were loaded before', async () => {
    await build('a-1.js');
    await get('/console/');
    await build('a-2.js');
    expect(await (await get('/console/')).text()).toContain('a-2.js');
    expect((await get('/console/assets/a-1.js')).status).toBe(200);
    expect((await get('/console/assets/a-2.js')).status).toBe(200);
  });

  it('is where the root leads a browser', async () => {
    const root = await get('/', { accept: 'text/html' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/console/']);
  });
});

it('is not there when it is switched off, or has no folder', async () => {
  for (const environment of [{ CONSOLE: 'off', CONSOLE_DIR: folder }, {}]) {
    const without = await startGateway({ environment });
    expect((await without.request('/console/')).status).toBe(404);
    const root = await without.request('/', {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(root.headers.get('location')).toBe('/docs');
    await without.gateway.stop();
  }
});
