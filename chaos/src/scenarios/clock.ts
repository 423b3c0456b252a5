import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sumMetrics } from '../system/read-metrics.ts';
import { untilWhole } from '../system/readiness.ts';
import type { ServiceProcess } from '../system/system.ts';
import { byTime } from '../verify/rules.ts';
import { waitUntil } from '../wait-until.ts';
import { ingest } from './ingest.ts';
import type { Expectation, Scenario, ScenarioRun } from './scenario.ts';

/** Within what services tolerate of each other: half a minute more is refused. */
const shiftSeconds = 45;
const victims = {
  short: ['workflow'],
  whole: ['gateway', 'workflow', 'audit'],
} as const;
const lastsMs = { short: 2_000, whole: 5_000 };
const startWithinMs = 60_000;
const toleranceMs = 5_000;

/** One service's clock after the other is wrong: ahead, and then behind. */
export const clock: Scenario = {
  name: 'clock',
  title: `a clock ${shiftSeconds} s off`,
  // The restarts with another clock reach everybody; how long answers take is not judged by them.
  reaches: ['gateway', 'workflow', 'audit'],
  ends: victims.whole,
  unjudged: [byTime],
  async prepare({ folder, extent }) {
    const nameFile = (service: string) => `${folder}/clock-of-${service}`;
    const module = new URL('../clock/shift-clock.ts', import.meta.url);
    for (const service of victims.whole) await writeFile(nameFile(service), '0');
    return {
      // A gateway alone would be away for everybody while it starts with another clock.
      replicas: extent === 'whole' ? 2 : 1,
      change: {
        makeEnvironment(service) {
          if (!victims.whole.some((victim) => victim === service)) return {};
          const address = new URL(module);
          address.searchParams.set('file', nameFile(service));
          return { NODE_OPTIONS: `--import ${address.href}` };
        },
      },
      async inject(run) {
        const expectations: Expectation[] = [];
        for (const victim of victims[run.extent]) {
          for (const direction of [1, -1]) {
            const shiftMs = direction * shiftSeconds * 1_000;
            expectations.push(
              ...(await shiftOne(run, { victim, shiftMs, file: nameFile(victim) })),
            );
          }
          await restartWith(run, { victim, shiftMs: 0, file: nameFile(victim) });
        }
        return expectations;
      },
      judge: async (run) => [await expectNoRefusal(run)],
    };
  },
};

interface Shift {
  victim: string;
  shiftMs: number;
  file: string;
}

async function shiftOne(run: ScenarioRun, shift: Shift): Promise<Expectation[]> {
  const { victim, shiftMs, file } = shift;
  const name = `${victim} ${shiftMs > 0 ? 'ahead' : 'behind'}`;
  run.onProgress(`clock: ${name}`);
  const unready = await restartWith(run, shift);
  const shownMs = Date.parse(await readFile(`${file}.shown`, 'utf8')) - Date.now();
  const entry = await ingest(run.client, { triggerWorkflowId: 'OPS-02' });
  await delay(lastsMs[run.extent]);
  const refused = await countRefusals(run);
  return [
    {
      what: `${name}: the clock of the process, against the machine's`,
      asked: `${shiftMs / 1_000} s, less the time since its start`,
      measured: `${Math.round(shownMs / 1_000)} s`,
      isMet: shownMs < shiftMs + toleranceMs && shownMs > shiftMs - startWithinMs,
    },
    {
      what: `${name}: all services ready`,
      asked: 'all',
      measured: unready.length === 0 ? 'all' : `not ${unready.join(', ')}`,
      isMet: unready.length === 0,
    },
    {
      what: `${name}: an ingestion that starts a run`,
      asked: 'acknowledged',
      measured: entry.outcome,
      isMet: entry.outcome === 'acknowledged',
    },
    refusalsExpectation(`${name}: calls refused for a clock's sake`, refused),
  ];
}

const refusalsExpectation = (what: string, refused: number): Expectation => ({
  what,
  asked: '0',
  measured: String(refused),
  isMet: refused === 0,
});

/** Ends the process, which reads the new shift at its next start. Resolves with who is not ready then. */
async function restartWith(run: ScenarioRun, { victim, shiftMs, file }: Shift): Promise<string[]> {
  const one = run.system.processes.find(({ service }) => service === victim)!;
  await writeFile(file, String(shiftMs));
  await restart(one);
  return untilWhole(run.system, startWithinMs);
}

async function restart(one: ServiceProcess): Promise<void> {
  const starts = one.starts();
  one.kill('SIGTERM');
  const isBack = (): boolean => one.starts() > starts;
  if (!(await waitUntil(isBack, startWithinMs))) {
    throw new Error(`${one.service} did not come back within ${startWithinMs / 1_000} s.`);
  }
}

async function expectNoRefusal(run: ScenarioRun): Promise<Expectation> {
  return refusalsExpectation(
    "at the end: calls refused for a clock's sake, since each service's last start",
    await countRefusals(run),
  );
}

/** What all services' metrics say now. */
async function countRefusals({ system }: ScenarioRun): Promise<number> {
  let count = 0;
  for (const one of system.processes) count += await sumMetrics(one, refusedLine);
  return count;
}

const refusedLine = /^rpc_calls_refused_total\{[^}]*reason="clock"[^}]*\} (\d+)/gm;
