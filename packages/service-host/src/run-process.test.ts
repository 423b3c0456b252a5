import {
  spawn,
  type ChildProcess,
  type ChildProcessByStdio,
  type SpawnOptionsWithStdioTuple,
} from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import {
  withContext,
  connectHttp,
  createCaller,
  createTarget,
  createCredentials,
  generateServiceKeys,
  serviceContext,
  signingKeySchema,
} from '@workspace-ops/rpc';
import { Client } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import type { SlowRouter } from './test-support/main.ts';

const keys = generateServiceKeys();
const publicKeys = { INTERNAL_PUBLIC_KEYS: keys.publicKeys };
const running: ChildProcess[] = [];
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const one of open.splice(0)) await one.close();
});

type Launch = (
  program: string,
  options: SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'pipe'>,
) => ChildProcessByStdio<null, Readable, Readable>;

const directly: Launch = (program, options) => spawn(process.execPath, [program], options);

/** By a process that is named as a package manager and, like npx, passes no signal on. */
const byPackageManager: Launch = (program, options) =>
  spawn('/bin/sh', ['-c', '"$0" "$1" & wait', process.execPath, program], {
    ...options,
    argv0: 'npm exec',
  });

/** The process with its lines, in the order in which they come. */
function start(environment: Record<string, string>, launch = directly) {
  const child = launch(join(import.meta.dirname, 'test-support/main.ts'), {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`The process has ended: ${errors}`);
    return value;
  };
  return { child, ended, nextLine, errors: () => errors };
}

describe('a service as a process', () => {
  it('names every fault of its settings and ends with 1', async () => {
    const { ended, errors } = start({ IDENTITY_PORT: 'seven', INTERNAL_PUBLIC_KEYS: 'audit:x' });
    expect(await ended).toBe(1);
    expect(errors()).toMatch(/^identity: The settings are wrong:\n/);
    expect(errors()).toContain('IDENTITY_PORT must be an integer from 0 to 65535, got "seven"');
    expect(errors()).toContain('INTERNAL_PUBLIC_KEYS must be service:key, separated by commas');
  });

  it('says what takes the place of a shared secret that is still set alone', async () => {
    const { ended, errors } = start({ INTERNAL_TOKEN_SECRET: 'x'.repeat(32) });
    expect(await ended).toBe(1);
    expect(errors()).toContain('INTERNAL_TOKEN_SECRET is not used any more');
    expect(errors()).toContain('`pnpm service-keys .env`');
  });

  it('says which setting names the port that is taken, and ends with 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { ended, errors } = start({ IDENTITY_PORT: `${port}`, ...publicKeys });
    expect(await ended).toBe(1);
    expect(errors()).toBe(
      `identity: Port ${port} is already in use. Stop what uses it, or set IDENTITY_PORT to another one.\n`,
    );
    taken.close();
  });

  it('finishes what is under way on a signal to stop, says that it drains, and ends with 0', async () => {
    const { child, ended, errors, pages, begin } = await startReady();
    expect(await pages.readiness()).toEqual({ status: 200, draining: undefined });
    const { call } = await begin('told');
    child.kill('SIGTERM');
    // On the connection that is open: new ones are refused from now on.
    let { status, draining } = await pages.readiness();
    while (status === 200) ({ status, draining } = await pages.readiness());
    expect([status, draining]).toEqual([503, '1']);
    child.kill('SIGUSR2');
    expect(await call).toBe('done');
    expect([await ended, errors()]).toEqual([0, '']);
  });

  it('takes signals that come together for one', async () => {
    const { child, ended, begin } = await startReady();
    const { call } = await begin(200);
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await call).toBe('done');
    expect(await ended).toBe(0);
  });

  it('drains when the package manager that it was started through is ended', async () => {
    const { child, ended, begin } = await startReady(byPackageManager);
    const { call } = await begin(1_500);
    child.kill('SIGTERM');
    expect(await call).toBe('done');
    // Its output ends with it, since it holds the pipe that the package manager gave it.
    await ended;
  });

  it('ends at once on a second signal a second later', async () => {
    const { child, ended, begin } = await startReady();
    const { call } = await begin(15_000);
    const lost = Promise.allSettled([call]);
    const telling = setInterval(() => child.kill('SIGTERM'), 100);
    expect(await ended).toBe(1);
    clearInterval(telling);
    expect(await lost).toMatchObject([{ status: 'rejected' }]);
  });
});

/** A process that is ready, its pages over one connection, and a call that has begun. */
async function startReady(launch = directly) {
  const started = start({ IDENTITY_PORT: '0', ...publicKeys }, launch);
  const url = /^identity is ready at (http:\S+)$/.exec(await started.nextLine())![1]!;
  const target = createTarget({ service: 'identity', addresses: [url] });
  const signingKey = signingKeySchema.parse(keys.findSettings('gateway').INTERNAL_SIGNING_KEY);
  const credentials = createCredentials('gateway', signingKey);
  const client = connectHttp<SlowRouter>(createCaller({ target, credentials, path: '/calls' }));
  const connection = new Client(url);
  open.push(connection, target);
  const readiness = async () => {
    const answer = await connection.request({ path: '/readyz', method: 'GET' });
    await answer.body.dump();
    return { status: answer.statusCode, draining: answer.headers['x-draining'] };
  };
  const begin = async (answered: number | 'told') => {
    const call = client.slow.mutate(answered, withContext(serviceContext('ws_a', 'req-1')));
    expect(await started.nextLine()).toBe('begun');
    return { call };
  };
  return { ...started, pages: { readiness }, begin };
}
