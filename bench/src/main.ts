import { writeFile } from 'node:fs/promises';
import { cases } from './cases.ts';
import { chooseCases, parseOptions } from './options.ts';
import { describeMachine, formatMachine } from './report/machine.ts';
import { toMarkdown, type Report } from './report/markdown.ts';
import { listComplaints, runCases } from './run-cases.ts';
import { startBench } from './start-bench.ts';

const usage = `pnpm bench [name ...] [--quick] [--json file] [--markdown file] [--profile folder] [--statements]

Cases: ${cases.map(({ name, isOnDemand }) => (isOnDemand ? `${name} (only when named)` : name)).join(', ')}
Groups: ${[...new Set(cases.flatMap(({ group }) => group ?? []))].join(', ')}`;

const options = parseOptions(process.argv.slice(2));
if (options.isHelp) console.log(usage);
else process.exitCode = await run();

/** @returns 1 when a goal was missed or a case broke off. */
async function run(): Promise<number> {
  const chosen = chooseCases(cases, options);
  const bench = await startBench({
    ...options,
    environment: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    log: (text) => console.log(text),
  });
  // Nothing that was started may outlive an interrupted run.
  process.once('SIGINT', () => void bench.stop().finally(() => process.exit(130)));
  process.once('SIGTERM', () => void bench.stop().finally(() => process.exit(143)));
  try {
    // Where the report goes is nobody else's business.
    const quick = options.isQuick ? ['--quick'] : [];
    const command = ['pnpm bench', ...options.names, ...quick].join(' ');
    const machine = await describeMachine(bench.sql);
    console.log(`${formatMachine(machine)}\n`);
    const outcome = await runCases(bench, chosen, {
      ...options,
      onCase: (found) => writeReport({ command, at: new Date().toISOString(), machine, ...found }),
    });
    const complaints = listComplaints(outcome);
    for (const complaint of complaints) console.log(complaint);
    return complaints.length > 0 ? 1 : 0;
  } finally {
    await bench.stop();
  }
}

async function writeReport(report: Report): Promise<void> {
  const { json, markdown } = options;
  if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  if (markdown !== undefined) await writeFile(markdown, toMarkdown(report));
}
