import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { routes } from '@workspace-ops/gateway/routes';
import { walkTable, type Walk } from '@workspace-ops/gateway/walk-table';
import { apiClient, signUp } from './client.ts';
import { migrateAll } from '../src/migrate-all.ts';
import { startOn } from './composed.ts';
import { startWithStandIns } from './with-stand-ins.ts';

const usage = `pnpm walk [url]

Sends every wrong use of every endpoint that the tests send a part of, and reports each answer of 500 or
above, of another status than it must have, or outside the one error shape.

Without a url it starts all services in this process, with stand-ins for what they call outside, on a
database of its own; with COMPOSITION=apart, each service in a process of its own. A url names a running
service of open tenancy without limits of rates: it gets thousands of records, and whatever it calls
outside is called too. There, text to speech may fail, as it does without a key.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});
if (values.help || positionals.length > 1) {
  process.stdout.write(usage);
  process.exit(values.help ? 0 : 1);
}
const [given] = positionals;
process.exitCode = (await (given === undefined ? walkOwn() : walkAt(given))) ? 0 : 1;

async function walkOwn(): Promise<boolean> {
  const started = await startWithStandIns(startOwn);
  try {
    return await walkAt(started.url);
  } finally {
    await started.close();
  }
}

async function startOwn(environment: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'walk-'));
  // The account that runs the server for root must get to its own files inside.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  await migrateAll(server.url);
  const { url, close } = await startOn(server.url, environment);
  return {
    url,
    async close() {
      await close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns whether there was no fault. */
async function walkAt(url: string): Promise<boolean> {
  const { headers } = await signUp(url);
  const startedAt = performance.now();
  const walk = await walkTable(url, routes, {
    credentials: headers,
    concurrency: 8,
    allowed: ({ path }, status) =>
      given !== undefined && path === '/api/voice/tts' && status === 500,
  });
  const { status } = await apiClient(url).get('/readyz');
  report(walk, (performance.now() - startedAt) / 1_000, status);
  return walk.requests > 0 && walk.faults.length === 0 && status === 200;
}

function report({ requests, faults }: Walk, seconds: number, readiness: number): void {
  for (const fault of faults) process.stdout.write(`${JSON.stringify(fault)}\n`);
  process.stdout.write(
    `${requests} requests in ${seconds.toFixed(0)} s, faults: ${faults.length}, /readyz afterwards: ${readiness}.\n`,
  );
}
