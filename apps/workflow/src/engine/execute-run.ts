import { reachesOut } from '@workspace-ops/catalogue';
import type { AgreedTime, Calendar, EarlierStep } from '@workspace-ops/composing';
import type { BudgetRefusal } from '@workspace-ops/contracts';
import { computeAhead, createLargeTurn, isLargeJson } from '@workspace-ops/service-kit';
import { confirmCharge } from '../budget/charges.ts';
import { readRefusal } from '../budget/refusal.ts';
import { isEffectPoint } from '../approvals/effect-points.ts';
import { asksBefore, readGovernance, type Governance } from '../approvals/govern.ts';
import { findExclusions } from '../contacts/find-exclusions.ts';
import { findCalendarStep } from '../approvals/plan-publication.ts';
import { auditUnmet } from '../artifacts/ask-by-contract.ts';
import { findAgreedTimes } from '../artifacts/find-agreed-times.ts';
import { findArtifact } from '../artifacts/stored-artifact.ts';
import type { Engine } from './engine.ts';
import { commitEffects } from './commit-effects.ts';
import { effectsOfFailure } from './effects-of-failure.ts';
import { effectsOfAsking, effectsOfPause } from './effects-of-pause.ts';
import { finishStep, withCompletion } from './effects-of-step.ts';
import { bareEffects, effectsOfLeavingOut, type Effects } from './effects.ts';
import { RunLostError, type LeasedRun, type PlannedRun } from './leased-run.ts';
import { loadEarlierSteps } from './load-earlier-steps.ts';
import {
  asksModel,
  listTexts,
  performStep,
  toEarlier,
  type FinishedStep,
  type StepResult,
} from './perform-step.ts';
import { prepareRun } from './prepare-run.ts';
import { plansTime } from '../workspace/workspace-calendars.ts';
import type { PlannedStep } from '../db/schema/index.ts';
import { findRevised } from '../runs/send-back.ts';
import { transition } from '../runs/transitions.ts';
import { failStep, releaseRun } from './fail-step.ts';

/**
 * Executes a claimed run until it completes, fails, pauses or is to be tried again. When the run
 * is lost meanwhile (stopped by a person, taken over by another worker) nothing more is written.
 * When the worker is lost and the run is not, the run is pending again: a worker that claims one
 * after it was declared dead has no job that a sweep would find it by.
 */
export async function executeRun(
  engine: Engine,
  claimed: LeasedRun,
  signal: AbortSignal,
): Promise<void> {
  const lost = engine.leases.register(claimed.token);
  try {
    const run = await prepareRun(engine, claimed);
    if (run !== null) await executeSteps(engine, run, AbortSignal.any([signal, lost]));
  } catch (error) {
    if (!(error instanceof RunLostError) && !lost.aborted && !signal.aborted) throw error;
    engine.logger.info({ runId: claimed.id }, 'a run was lost to a decision or another worker');
  } finally {
    engine.leases.unregister(claimed.token);
  }
}

async function executeSteps(engine: Engine, run: PlannedRun, signal: AbortSignal): Promise<void> {
  const earlier = await engine.database.read(run.workspaceId, (scope) =>
    loadEarlierSteps(scope, run),
  );
  while (run.state.status === 'running') {
    if (engine.stopping.aborted || signal.aborted || engine.isClosed(run.workspaceId)) {
      await releaseRun(engine, run);
      return;
    }
    run = await excludePeople(engine, run, earlier);
    if (run.state.status !== 'running') return;
    run = await advanceInTurn(engine, { run, step: findNext(run), earlier, signal });
  }
}

const findNext = ({ plan, state }: PlannedRun): PlannedStep | undefined =>
  plan.steps[state.nextSequence];

/** A step over large data, unless it waits for a model. */
async function advanceInTurn(engine: Engine, progress: Progress): Promise<PlannedRun> {
  const { run, step } = progress;
  const waits = step !== undefined && asksModel(engine, step);
  if (waits || !isLargeJson(run.initialContext)) return advance(engine, progress);
  const turn = createLargeTurn();
  await turn.take();
  return advance(engine, progress).finally(turn.end);
}

/** Somebody may ask to be left alone while a run is under way, so each step reads the list again. */
async function excludePeople(
  engine: Engine,
  run: PlannedRun,
  earlier: readonly EarlierStep[],
): Promise<PlannedRun> {
  if (!reachesOut(run.plan)) return run;
  const { database, phoneRegion } = engine;
  const exclusion = await computeAhead(engine.compute, (compute) =>
    database.read(run.workspaceId, async (scope) => {
      const exclude = await findExclusions(scope, { phoneRegion, compute }, [run]);
      return exclude(run.id, listTexts(earlier));
    }),
  );
  const now = engine.clock.now();
  if (exclusion.refusal !== undefined)
    return commitEffects(engine, run, effectsOfFailure(run, exclusion.refusal, now));
  if (exclusion.leftOut === 0) return run;
  const left = { ...run, initialContext: exclusion.context };
  return commitEffects(engine, left, effectsOfLeavingOut(run, exclusion.leftOut, now));
}

interface Progress {
  run: PlannedRun;
  step: PlannedStep | undefined;
  earlier: EarlierStep[];
  signal: AbortSignal;
}

async function advance(engine: Engine, progress: Progress): Promise<PlannedRun> {
  const { run, step, earlier } = progress;
  const calendar = await readCalendar(engine, run);
  if (isEffectPoint(run.plan, run.state.nextSequence)) {
    const asked = await askPolicies(engine, run, calendar);
    if (asked !== null) return asked;
  }
  if (step === undefined) return complete(engine, run);
  if (step.kind === 'approval') return pauseAtGate(engine, run, calendar);
  let result: StepResult;
  try {
    const sentBack = await readSentBack(engine, run);
    const agreed = await readAgreed(engine, run);
    const task = { run, step, earlier, sentBack, calendar, agreed };
    result = await performStep(engine, task, progress.signal);
  } catch (error) {
    if (progress.signal.aborted) return releaseRun(engine, run);
    const refusal = readRefusal(error);
    if (refusal !== undefined && isPausable(refusal)) {
      return pauseForBudget(engine, run, { refusal, calendar });
    }
    return failStep(engine, { run, step, error });
  }
  earlier.push(toEarlier(step, result));
  const paid = { ...run, ...result.budget };
  const governance = await govern(engine, run);
  const finished = { run: paid, step, result, calendar };
  const effects = await computeEffects(engine, finished, governance);
  const { audited, unmet = [] } = result;
  return commitEffects(engine, paid, effects, async (tx) => {
    await auditUnmet(tx, unmet, run.id);
    if (audited !== undefined) await confirmCharge(tx, audited.id);
  });
}

function computeEffects(
  { clock, compute }: Engine,
  finished: FinishedStep,
  known: Governance | null,
): Promise<Effects> {
  const { initialContext, ...run } = finished.run;
  const work = { finished: { ...finished, run }, now: clock.now(), known };
  return compute.run(finishStep, initialContext, work);
}

/** What the step wrote before, where reviewers sent it back. */
async function readSentBack(engine: Engine, run: PlannedRun): Promise<string | undefined> {
  const revised = findRevised(run.sendBacks, run.state.nextSequence);
  if (revised === null) return undefined;
  const { content } = await engine.database.read(run.workspaceId, (scope) =>
    findArtifact(scope, revised.artifactId),
  );
  return content;
}

/** Asked for where the run has a time to plan. */
const readCalendar = async (engine: Engine, run: PlannedRun): Promise<Calendar> =>
  plansTime(run.plan.steps.slice(run.state.nextSequence), run.initialContext)
    ? engine.calendars.load(run.workspaceId)
    : engine.calendars.last(run.workspaceId);

/** When the approved post goes out that the step puts into the calendar. */
async function readAgreed(
  engine: Engine,
  { workspaceId, id, plan, state }: PlannedRun,
): Promise<AgreedTime | undefined> {
  if (findCalendarStep(plan, state.nextSequence) === undefined) return undefined;
  const agreed = await engine.database.read(workspaceId, (scope) => findAgreedTimes(scope, [id]));
  return agreed.get(id);
}

/** The policies as they are now, and not as they were when the run was claimed. */
const govern = (engine: Engine, run: PlannedRun): Promise<Governance | null> =>
  computeAhead(engine.compute, (compute) =>
    engine.database.read(run.workspaceId, (scope) => readGovernance(scope, run, compute)),
  );

/** No amount that a person grants makes a price known. */
const isPausable = ({ onLimit, budget }: BudgetRefusal): boolean =>
  onLimit === 'pause' && budget !== 'price';

function complete(engine: Engine, run: PlannedRun): Promise<PlannedRun> {
  const state = transition(run.state, { type: 'run_out_of_steps' })!;
  const effects = withCompletion(bareEffects(state), run, engine.clock.now());
  return commitEffects(engine, run, effects);
}

/** Null where no policy asks for an approval before what the run does next. */
async function askPolicies(
  engine: Engine,
  run: PlannedRun,
  calendar: Calendar,
): Promise<PlannedRun | null> {
  const governance = await govern(engine, run);
  if (!asksBefore(governance, run.plan, run.state.nextSequence)) return null;
  const asking = { governance, now: engine.clock.now(), calendar };
  return commitEffects(engine, run, effectsOfAsking(run, asking));
}

async function pauseAtGate(
  engine: Engine,
  run: PlannedRun,
  calendar: Calendar,
): Promise<PlannedRun> {
  const state = transition(run.state, { type: 'reach_gate' })!;
  const governance = await govern(engine, run);
  const pausing = { state, now: engine.clock.now(), calendar, governance };
  return commitEffects(engine, run, effectsOfPause(run, pausing));
}

async function pauseForBudget(
  engine: Engine,
  run: PlannedRun,
  { refusal, calendar }: { refusal: BudgetRefusal; calendar: Calendar },
): Promise<PlannedRun> {
  const neededUsd = String(refusal.neededUsd);
  const state = transition(run.state, { type: 'exceed_budget', neededUsd })!;
  const governance = await govern(engine, run);
  const pausing = { state, now: engine.clock.now(), calendar, governance, refusal };
  return commitEffects(engine, run, effectsOfPause(run, pausing));
}
