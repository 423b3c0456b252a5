import { createCounters } from '@workspace-ops/service-kit';
import { type Charge, costUsd, type PriceList } from './prices.ts';

export type ModelCounters = ReturnType<typeof createModelCounters>;

/** Other names come from snapshots, of which anybody can make any number. */
const other = 'other';

/** Counts calls to models by name, where the name is one of those configured. */
export function createModelCounters(models: readonly string[], prices: PriceList) {
  const counters = createCounters({
    calls: {
      name: 'workspace_ops_model_calls_total',
      help: 'Calls to models, by model and outcome: ok or failed.',
      labelNames: ['model', 'outcome'],
    },
    tokens: {
      name: 'workspace_ops_model_tokens_total',
      help: 'Tokens that models were charged for, by model and direction: input or output.',
      labelNames: ['model', 'direction'],
    },
    cost: {
      name: 'workspace_ops_model_cost_usd_total',
      help: 'What calls to models of known price cost, in US dollars.',
      labelNames: ['model'],
    },
  });
  return {
    measure: counters.measure,
    /** @param outcome `failed` where the model gave no usable answer. */
    count(name: string, outcome: 'ok' | 'failed', charges: readonly Charge[]): void {
      const model = models.includes(name) ? name : other;
      counters.add('calls', { model, outcome });
      for (const { model: charged, tokens } of charges) {
        if (tokens === undefined) continue;
        counters.add('tokens', { model, direction: 'input' }, tokens.inputTokens);
        counters.add('tokens', { model, direction: 'output' }, tokens.outputTokens);
        counters.add('cost', { model }, Number(costUsd(charged, tokens, prices) ?? 0));
      }
    },
  };
}
