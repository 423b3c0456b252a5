import {
  buildPrompt,
  composeStep,
  retellPost,
  type AgreedTime,
  type Ask,
  type Calendar,
  type EarlierStep,
  type StepRequest,
} from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import type { AuditedCall } from '@workspace-ops/generative';
import { redactText, stripPlaceholders } from '@workspace-ops/content';
import {
  evaluate,
  findBreaches,
  findUnfollowed,
  followTitle,
  refineDeterministically,
} from '@workspace-ops/scoring';
import { AppError } from '@workspace-ops/service-kit';
import type { Engine } from './engine.ts';
import { orderModels, toModelSettings } from '../workspace/model-settings.ts';
import type { PlannedRun, WithoutContext } from './leased-run.ts';
import { askByContract, type UnmetAnswer } from '../artifacts/ask-by-contract.ts';
import { makeHarmless } from '../artifacts/model-answer.ts';
import type { PlannedStep } from '../db/schema/index.ts';
import { readDemands } from './read-demands.ts';
import { findInstructions, toRunInput } from '../artifacts/run-input.ts';
import { readData } from '../workspace/run-data.ts';
import { saidAt } from '../workspace/said-at.ts';

export interface StepResult {
  title: string;
  content: string;
  /** The content before its markup was made harmless: what the policy checks read. */
  written: string;
  summary: string;
  toolsExecuted: readonly string[];
  model: string;
  tokensTotal: number;
  /** US dollars, decimal; null where the price is unknown. */
  costUsd: string | null;
  latencyMs: number;
  scheduledFor: string | null;
  /** Nobody asked for its time, or for its hour. */
  proposed?: true;
  /** What has to be known before its text can be sent. */
  asks: readonly Ask[];
  /** The sentence of the summary that names what the text does not tell. */
  leftOut?: string;
  /** The sentence of the summary that quotes what reviewers said and the text does not follow. */
  unfollowed?: string;
  /** The day's budget as it was before the model was asked; absent where none was. */
  budget?: { dailyBudgetUsd: number; spentUsd: number };
  /** What the audit log says of the call whose answer is used; absent where none is. */
  audited?: AuditedCall;
  /** The answers of models that were not used. */
  unmet?: readonly UnmetAnswer[];
  /** Why the text is composed although a model is configured. */
  fallback?: string;
}

export interface StepTask {
  run: PlannedRun;
  step: PlannedStep;
  earlier: readonly EarlierStep[];
  /** What the step wrote before, where reviewers sent it back. */
  sentBack?: string | undefined;
  /** When the workspace works. */
  calendar: Calendar;
  /** When the run's approved post goes out; undefined where that is not known yet. */
  agreed?: AgreedTime | undefined;
}

/** Whether the step costs money: without a model configured every step composes its text. */
export const asksModel = (engine: Pick<Engine, 'generative'>, step: PlannedStep): boolean =>
  step.kind === 'generate' && engine.generative.configured;

/**
 * Does a step's work and writes nothing. With a model configured a `generate` step asks it;
 * everything else composes its text from the run's context.
 * @throws {AppError} `budget_exceeded` when the day's budget is spent; `upstream_failed` when no
 *   model answers; the signal's reason on an abort.
 */
export async function performStep(
  engine: Pick<Engine, 'generative' | 'openAccount' | 'compute'>,
  task: StepTask,
  signal: AbortSignal,
): Promise<StepResult> {
  const { initialContext, ...withoutContext } = task.run;
  const given = { ...task, run: withoutContext };
  const composed = await engine.compute.run(composeWith, initialContext, given);
  if (!asksModel(engine, task.step)) return noteUnfollowed(composed);
  const { run } = task;
  const settings = toModelSettings(run.llmSettings);
  const { temperature, topP, maxOutputTokens, zeroRefusalMode } = settings;
  const demanded = readDemands(task.step, composed);
  const asked = askByContract({
    generative: engine.generative,
    findBreaches: (text) => findBreaches(text, demanded),
    request: {
      ...buildPrompt(toRequest(task)),
      account: engine.openAccount(run.workspaceId, {
        id: run.id,
        grantedUsd: run.state.grantedUsd,
      }),
      temperature,
      topP,
      maxOutputTokens,
      models: orderModels(engine.generative.models, settings),
      signal,
    },
  });
  const answered = await (zeroRefusalMode ? orRefused(asked) : asked);
  if ('refused' in answered) return noteFallback(noteUnfollowed(composed), answered.refused);
  const { unmet, tokensTotal, costUsd, latencyMs, budget } = answered;
  const spent = {
    tokensTotal,
    costUsd,
    latencyMs,
    unmet,
    budget: { dailyBudgetUsd: budget.dailyUsd, spentUsd: budget.spentUsd },
  };
  if (answered.text === null)
    return noteFallback(noteUnfollowed({ ...composed, ...spent }), answered.reason);
  const { text: written, model, audited } = answered;
  const content = makeHarmless(written, task.step.artifact?.type);
  return noteUnfollowed({
    ...composed,
    ...checkInstructions(task, { title: composed.title, content }),
    summary: retell(task, composed, content),
    ...spent,
    written,
    model,
    audited,
  });
}

/** A workspace may ask that no run fails because no model gives an answer. */
const orRefused = <T>(asked: Promise<T>): Promise<T | { refused: string }> =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'upstream_failed')
      return { refused: error.message };
    throw error;
  });

/** A step's work without a model. */
export const composeResult = (task: StepTask): StepResult => noteUnfollowed(compose(task));

export interface Composed extends Omit<StepResult, 'unfollowed'> {
  /** What reviewers said to earlier versions and this one does not follow. */
  unfollowed: readonly string[];
}

export const composeWith = (
  initialContext: JsonObject,
  { run, ...task }: WithoutContext<StepTask>,
): Composed => compose({ ...task, run: { ...run, initialContext } });

export function compose(task: StepTask): Composed {
  const startedAt = performance.now();
  const drafted = composeStep(toRequest(task));
  const followed = followInstructions(task, drafted);
  const summary = retell(task, drafted, followed.content);
  const composed = { ...drafted, ...followed, summary };
  const latencyMs = Math.round(performance.now() - startedAt);
  return { ...composed, written: composed.content, tokensTotal: 0, costUsd: '0', latencyMs };
}

/** The summary quotes a post's first line: that of the text which is kept. */
const retell = (
  { step: { artifact } }: StepTask,
  { summary, content: former }: Pick<StepResult, 'summary' | 'content'>,
  content: string,
): string =>
  artifact?.type === 'post'
    ? retellPost(summary, { platform: artifact.targetPlatform, former, content })
    : summary;

type Revised = Pick<Composed, 'title' | 'content' | 'unfollowed'>;
type Written = Pick<StepResult, 'title' | 'content'>;

/** The text, rewritten as reviewers said to its earlier versions, as far as that needs no model. */
function followInstructions({ run, step }: StepTask, { title, content }: Written): Revised {
  const instructions = findInstructions(run.sendBacks, run.state.nextSequence);
  if (instructions.length === 0 || step.artifact === undefined)
    return { title, content, unfollowed: [] };
  const { type: artifactType, targetPlatform } = step.artifact;
  const judged = { artifactType, targetPlatform, title, content };
  const input = toRunInput(run, step.id);
  const evaluation = evaluate(judged, { now: run.stepStartedAt, input });
  return refineDeterministically(judged, evaluation, instructions.join('\n'), input);
}

/** A model's text, beside what it was told to revise. */
function checkInstructions(
  { run, step, sentBack }: StepTask,
  { title, content }: Written,
): Revised {
  const instructions = findInstructions(run.sendBacks, run.state.nextSequence).join('\n');
  if (step.artifact === undefined) return { title, content, unfollowed: [] };
  const original = { title, content: sentBack ?? content };
  const given = { original, instructions, artifactType: step.artifact.type };
  const draft = followTitle({ title, content }, given);
  return { ...draft, unfollowed: findUnfollowed(draft, given, 'checked-only') };
}

const longestSummary = 500;

/** Who reads the summary of what was sent back sees what is still open, however long it is. */
function noteUnfollowed({ unfollowed, ...result }: Composed): StepResult {
  if (unfollowed.length === 0) return result;
  const note = `Not followed: ${unfollowed.map((said) => `"${stripPlaceholders(said)}"`).join(', ')}.`;
  const shown = note.slice(0, longestSummary / 2).toWellFormed();
  const summary = result.summary.slice(0, longestSummary - shown.length - 1).toWellFormed();
  return { ...result, summary: `${summary} ${shown}`, unfollowed: shown };
}

/** Who reads the summary or the log sees that no model wrote the text, and why. */
function noteFallback(result: StepResult, reason: string): StepResult {
  const fallback = redactText(stripPlaceholders(reason)).text;
  const summary = `${result.summary} Composed without a model. ${fallback}`;
  return { ...result, fallback, summary: summary.slice(0, longestSummary).toWellFormed() };
}

/** The step's prompt with what reviewers said to its earlier versions. */
function withInstructions({ run, step }: Pick<StepTask, 'run' | 'step'>): PlannedStep {
  const instructions = findInstructions(run.sendBacks, run.state.nextSequence);
  if (instructions.length === 0) return step;
  const orders = instructions.map((one) => `- ${redactText(one).text}`);
  const actionPrompt = [
    step.actionPrompt,
    'Reviewers sent your text back. Revise it as they say:',
    ...orders,
  ].join('\n');
  return { ...step, actionPrompt };
}

const toRequest = ({ run, step, earlier, sentBack, calendar, agreed }: StepTask): StepRequest => ({
  definition: run.plan,
  step: withInstructions({ run, step }),
  context: readData(run),
  earlier,
  sentBack,
  now: run.stepStartedAt,
  saidAt: saidAt(run),
  calendar,
  agreed,
});

/** A finished step as the steps after it see it. */
export const toEarlier = (
  { key, kind }: PlannedStep,
  { title, summary, content }: StepResult,
): EarlierStep => ({ key, kind, title, summary, content });

/** What steps have written, as texts. */
export const listTexts = (steps: readonly EarlierStep[]): string[] =>
  steps.flatMap(({ title, summary, content }) => [title, summary, content]);

export interface FinishedStep {
  /** As it was while the step was executed. */
  run: PlannedRun;
  step: PlannedStep;
  result: StepResult;
  calendar: Calendar;
}
