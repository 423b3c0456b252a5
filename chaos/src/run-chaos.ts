import { mkdir } from 'node:fs/promises';
import type { DoneFault } from './faults/fault.ts';
import { planFaults } from './faults/plan-faults.ts';
import { runFaults } from './faults/run-faults.ts';
import { createClient } from './http/client.ts';
import { createTally } from './http/tally.ts';
import { openJournal } from './journal/journal.ts';
import { createWorkspaces } from './load/workspaces.ts';
import { startLoad } from './load/start-load.ts';
import type { ChaosOptions } from './options.ts';
import { createRandom } from './random.ts';
import type { ChaosOutcome } from './report/outcome.ts';
import { watchExits } from './system/watch-exits.ts';
import { startSystem } from './system/start-system.ts';
import { waitUntil } from './wait-until.ts';
import { awaitQuiescence } from './verify/await-quiescence.ts';
import { checkConduct } from './verify/check-conduct.ts';
import { readStretches, takeOverTimes } from './verify/take-over.ts';
import { verify } from './verify/verify.ts';

export interface ChaosContext {
  options: ChaosOptions;
  /** For the database, the journal and the processes' logs. */
  folder: string;
  /** The PATH and HOME that the processes are started with. */
  base: Record<string, string>;
  signal: AbortSignal;
  onProgress(line: string): void;
}

const workspaceCount = 24;
/** The faults end before the load does, so that what they interrupt is carried on under load. */
const faultShare = 0.95;

/** Faults that wait for the system to be whole may take longer than planned, up to this. */
const patience = 1.2;
/** What is tried beyond the writes asked for, since some are refused and outages cost some. */
const overbooking = 1.4;

/** Starts the system, disturbs it under load, waits until it is idle and checks what is stored. */
export async function runChaos(context: ChaosContext): Promise<ChaosOutcome> {
  const { options, folder } = context;
  await mkdir(folder, { recursive: true });
  const random = createRandom(options.seed);
  const runId = `chaos${options.seed}`;
  const tally = createTally();
  await using opened = new AsyncDisposableStack();
  const journal = await openJournal(`${folder}/journal.jsonl`, runId);
  opened.defer(() => journal.close());
  const system = await startSystem(context);
  const watch = watchExits(system);
  try {
    const http = createClient(system.urls, tally.record);
    const workspaces = await createWorkspaces(http, runId, workspaceCount);
    // What is there before the load is to survive, also where commits are not waited for.
    await system.database.admin`checkpoint`;
    const spanMs = options.minutes * 60_000;
    const plan = planFaults(random.branch('faults'), {
      kills: options.kills,
      victims: options.victims,
      spanMs: spanMs * faultShare,
    });
    const faults: DoneFault[] = [];
    const startedAt = performance.now();
    const load = startLoad({
      http,
      journal,
      random,
      workspaces,
      writesPerSecond: (options.writes / spanMs) * 1_000 * overbooking,
    });
    const faulting = runFaults({
      system,
      tally,
      http,
      token: workspaces[0]!.token,
      plan,
      signal: AbortSignal.any([context.signal, AbortSignal.timeout(spanMs * patience)]),
      onFault(fault) {
        faults.push(fault);
        context.onProgress(`${fault.kind} ${fault.target}, ${journal.acknowledged()} writes`);
      },
    });
    try {
      await Promise.all([
        faulting,
        untilWritten(context, journal.acknowledged, startedAt + spanMs),
      ]);
    } finally {
      await load.stop();
    }
    const loadMs = performance.now() - startedAt;
    context.onProgress('the load has ended');
    const quiescence = await awaitQuiescence(system);
    const entries = journal.entries();
    const evidence = await verify({ system, http, workspaces, entries });
    const takeOversMs = takeOverTimes(await readStretches(system.database.admin), faults);
    await http.close();
    watch.stop();
    const ends = await system.stop();
    const exits = watch.exits();
    const conduct = checkConduct({ tally, faults, quiescence, takeOversMs, exits, ends });
    return {
      options,
      loadMs,
      entries,
      faults,
      answers: tally.counts(),
      outages: tally.outages(),
      quiescence,
      takeOversMs,
      findings: [...evidence, ...conduct],
    };
  } finally {
    watch.stop();
    await system.stop();
    await system.database.stop();
  }
}

/** Resolves when so much is acknowledged as was asked for, or when the time is over. */
async function untilWritten(
  { options, signal }: ChaosContext,
  acknowledged: () => number,
  deadline: number,
): Promise<void> {
  const isEnough = () => acknowledged() >= options.writes || signal.aborted;
  await waitUntil(isEnough, deadline - performance.now());
}
