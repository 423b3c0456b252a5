import { estimateCostUsd } from '@workspace-ops/generative';
import { buildPrompt } from '../compose/build-prompt.ts';
import type { EarlierStep } from '../compose/types.ts';
import type { Engine } from '../lanes/engine.ts';
import type { PlannedRun } from './held-run.ts';
import { modelsOf } from './models-of.ts';
import type { PlannedStep } from './run-plan.ts';

/** Output that a step is expected to produce at most where the workspace sets no limit. */
const usualOutputTokens = 4_096;

export interface StepAhead {
  run: PlannedRun;
  step: PlannedStep;
  earlier: readonly EarlierStep[];
}

/** Whether the step's estimated cost would take the workspace past its day's budget. */
export function exceedsBudget(engine: Pick<Engine, 'generative'>, ahead: StepAhead): boolean {
  const { dailyBudgetUsd, spentUsd, state } = ahead.run;
  if (state.budgetApproved || dailyBudgetUsd === null) return false;
  const estimate = estimateUsd(engine.generative.models, ahead);
  // A model of unknown price is let through while something of the budget is left.
  return estimate === null ? spentUsd >= dailyBudgetUsd : spentUsd + estimate > dailyBudgetUsd;
}

function estimateUsd(models: readonly string[], { run, step, earlier }: StepAhead): number | null {
  const { system, prompt } = buildPrompt({
    definition: run.plan,
    step,
    context: run.initialContext,
    earlier,
  });
  const [model] = modelsOf(models, run.llmSettings);
  const outputTokens = run.llmSettings.maxOutputTokens ?? usualOutputTokens;
  const estimate = estimateCostUsd(model ?? '', system.length + prompt.length, outputTokens);
  return estimate === null ? null : Number(estimate);
}
