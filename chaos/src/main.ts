import { randomUUID } from 'node:crypto';
import { rm, chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, usage, type ChaosOptions } from './options.ts';
import { describeMachine } from './report/report-parts.ts';
import { hasPassed } from './report/outcome.ts';
import { writeReport } from './report/write-report.ts';
import { writeScenarioReport } from './report/write-scenario-report.ts';
import { runChaos } from './run-chaos.ts';
import { readScenarioOptions, scenarioUsage, type ScenarioOptions } from './scenarios/options.ts';
import { havePassed, runAll, type AllContext } from './scenarios/run-scenarios.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`${usage}\n${scenarioUsage}`);
  process.exitCode = 2;
}

/** 0 when nothing was lost, 1 when something was. The folder is kept then. */
async function main(args: string[]): Promise<number> {
  const scenarioOptions = readScenarioOptions(args);
  const options = scenarioOptions === undefined ? readOptions(args) : undefined;
  const folder = join(tmpdir(), `workspace-ops-chaos-${randomUUID()}`);
  await mkdir(folder);
  // The account that PostgreSQL runs as must reach its own folder in it.
  await chmod(folder, 0o755);
  const startedAt = performance.now();
  const onProgress = (line: string): void => {
    const elapsed = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.error(`${elapsed.padStart(7)} s  ${line}`);
  };
  const context = { folder, signal: stopping.signal, onProgress };
  const command = `pnpm chaos ${args.join(' ')}`;
  const passed =
    scenarioOptions === undefined
      ? await breakAndReport({ ...context, options: options!, command })
      : await runScenariosAndReport({ ...context, options: scenarioOptions, command });
  if (passed) {
    await rm(folder, { recursive: true, force: true });
    return 0;
  }
  console.error(`The journal, the logs and the database are kept in ${folder}.`);
  return 1;
}

type Reported<O> = Omit<AllContext, 'options'> & { options: O; command: string };

async function breakAndReport({ command, ...context }: Reported<ChaosOptions>): Promise<boolean> {
  const base = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const outcome = await runChaos({ ...context, base });
  console.log(writeReport(outcome, command, describeMachine()));
  return hasPassed(outcome);
}

async function runScenariosAndReport(given: Reported<ScenarioOptions>): Promise<boolean> {
  const { command, ...context } = given;
  const results = await runAll(context);
  console.log(writeScenarioReport(results, { command, machine: describeMachine() }));
  return havePassed(results, context.options);
}
