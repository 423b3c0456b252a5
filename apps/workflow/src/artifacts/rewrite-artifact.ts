import { checkPolicy, findPlaceholders } from '@workspace-ops/content';
import type { Evaluation, PolicyChecks } from '@workspace-ops/contracts';
import type { Budget } from '@workspace-ops/generative';
import { openAccount } from '../budget/open-account.ts';
import { readBudget } from '../budget/read-budget.ts';
import type { ArtifactRow, LlmSettings } from '../db/schema/index.ts';
import { makeHarmless, stripCodeFence } from '../runs/model-answer.ts';
import { evaluate } from '../scoring/evaluate.ts';
import { refineDeterministically } from '../scoring/refine-deterministically.ts';
import { orderModels, toModelSettings } from '../workspace/model-settings.ts';
import { buildRefinePrompt } from './build-refine-prompt.ts';
import { maskPersonalData } from './mask-personal-data.ts';
import type { RefineContext } from './refine-artifact.ts';

export interface Rewriting {
  content: string;
  model: string;
  tokensTotal: number;
  /** US dollars, decimal; null where the price is unknown. */
  costUsd: string | null;
  latencyMs: number;
  policyChecks: PolicyChecks;
}

/**
 * The artifact's next text; writes nothing but what it cost.
 * @throws {AppError} `budget_exceeded` when the day's budget is spent; `upstream_failed` when no
 *   model answers.
 */
export async function rewriteArtifact(
  context: RefineContext,
  original: ArtifactRow,
  instructions: string | undefined,
): Promise<Rewriting> {
  const { database, clock, generative } = context;
  const now = clock.now();
  const evaluation = evaluate(original, { now });
  const { llmSettings, ...known } = await readBudget(database, original.workspaceId, {
    now,
    defaultDailyUsd: context.defaultDailyBudgetUsd,
  });
  const { budget = known, ...draft } = generative.configured
    ? await askModel(context, { original, evaluation, instructions, llmSettings })
    : cleanUp(original, evaluation, instructions);
  const cost = draft.costUsd === null ? null : Number(draft.costUsd);
  const checks = checkPolicy({ text: draft.content, costUsd: cost, budget });
  const saifPassed = checks.saifPassed && findPlaceholders(draft.content).length === 0;
  const content = makeHarmless(draft.content, original.artifactType);
  return { ...draft, content, policyChecks: { ...checks, saifPassed } };
}

type Draft = Omit<Rewriting, 'policyChecks'> & { budget?: Budget };

function cleanUp(original: ArtifactRow, evaluation: Evaluation, instructions?: string): Draft {
  const startedAt = performance.now();
  const content = refineDeterministically(original, evaluation, instructions);
  const latencyMs = Math.round(performance.now() - startedAt);
  return { content, model: 'deterministic-composer', tokensTotal: 0, costUsd: '0', latencyMs };
}

interface Request {
  original: ArtifactRow;
  evaluation: Evaluation;
  instructions: string | undefined;
  llmSettings: LlmSettings;
}

async function askModel(context: RefineContext, request: Request): Promise<Draft> {
  const { original, evaluation, instructions, llmSettings } = request;
  const settings = toModelSettings(llmSettings);
  const { temperature, topP, maxOutputTokens } = settings;
  const masked = maskPersonalData(original.content);
  const answer = await context.generative.generateText({
    ...buildRefinePrompt({ ...original, content: masked.text }, evaluation, instructions),
    account: openAccount(context, { workspaceId: original.workspaceId }),
    temperature,
    topP,
    maxOutputTokens,
    models: orderModels(context.generative.models, settings),
    signal: context.signal,
  });
  const { model, tokensTotal, costUsd, latencyMs, budget } = answer;
  const content = masked.restore(stripCodeFence(answer.value));
  return { content, model, tokensTotal, costUsd, latencyMs, budget };
}
