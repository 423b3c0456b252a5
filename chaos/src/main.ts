import { randomUUID } from 'node:crypto';
import { rm, chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, usage } from './options.ts';
import { describeMachine } from './report/describe-machine.ts';
import { hasPassed } from './report/outcome.ts';
import { writeReport } from './report/write-report.ts';
import { runChaos } from './run-chaos.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}

/** 0 when nothing was lost, 1 when something was. The folder is kept then. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  const folder = join(tmpdir(), `workspace-ops-chaos-${randomUUID()}`);
  await mkdir(folder);
  // The account that PostgreSQL runs as must reach its own folder in it.
  await chmod(folder, 0o755);
  const startedAt = performance.now();
  const outcome = await runChaos({
    options,
    folder,
    base: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' },
    signal: stopping.signal,
    onProgress(line) {
      const elapsed = ((performance.now() - startedAt) / 1_000).toFixed(1);
      console.error(`${elapsed.padStart(7)} s  ${line}`);
    },
  });
  console.log(writeReport(outcome, `pnpm chaos ${args.join(' ')}`, describeMachine()));
  if (hasPassed(outcome)) {
    await rm(folder, { recursive: true, force: true });
    return 0;
  }
  console.error(`The journal, the logs and the database are kept in ${folder}.`);
  return 1;
}
