import { buildPrompt } from '../compose/build-prompt.ts';
import { composeStep } from '../compose/compose-step.ts';
import type { EarlierStep, StepRequest } from '../compose/types.ts';
import type { Engine } from '../lanes/engine.ts';
import type { PlannedRun } from './held-run.ts';
import { modelsOf } from './models-of.ts';
import { unfence } from './unfence.ts';
import type { PlannedStep } from './run-plan.ts';

export interface StepResult {
  title: string;
  content: string;
  summary: string;
  toolsExecuted: readonly string[];
  model: string;
  tokensTotal: number;
  /** US dollars, decimal; null where the price is unknown. */
  costUsd: string | null;
  latencyMs: number;
  scheduledFor: string | null;
}

export interface StepTask {
  run: PlannedRun;
  step: PlannedStep;
  earlier: readonly EarlierStep[];
  signal: AbortSignal;
}

/** Whether the step costs money: without a model configured every step composes its text. */
export const asksModel = (engine: Pick<Engine, 'generative'>, step: PlannedStep): boolean =>
  step.kind === 'generate' && engine.generative.configured;

/**
 * Does a step's work and writes nothing. With a model configured a `generate` step asks it;
 * everything else composes its text from the run's context.
 * @throws {AppError} `upstream_failed` when no model answers; the signal's reason on an abort.
 */
export async function performStep(engine: Engine, task: StepTask): Promise<StepResult> {
  const { run, step, earlier } = task;
  const startedAt = performance.now();
  const request: StepRequest = {
    definition: run.plan,
    step,
    context: run.initialContext,
    earlier,
    now: run.stepStartedAt,
  };
  const composed = composeStep(request);
  if (asksModel(engine, step)) {
    const answer = await askModel(engine, task, request);
    return { ...composed, ...answer };
  }
  const latencyMs = Math.round(performance.now() - startedAt);
  return { ...composed, tokensTotal: 0, costUsd: '0', latencyMs };
}

async function askModel(engine: Engine, { run, signal }: StepTask, request: StepRequest) {
  const { temperature, topP, maxOutputTokens } = run.llmSettings;
  const { value, model, tokensTotal, costUsd, latencyMs } = await engine.generative.generateText({
    ...buildPrompt(request),
    temperature,
    topP,
    maxOutputTokens,
    models: modelsOf(engine.generative.models, run.llmSettings),
    signal,
  });
  return { content: unfence(value), model, tokensTotal, costUsd, latencyMs };
}
