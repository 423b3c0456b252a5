import type { ScenarioOutcome, SkippedScenario } from './scenario.ts';
import type { ScenarioOptions } from './options.ts';
import { findEndFaults } from '../verify/check-conduct.ts';
import { observeScenario, type ScenarioContext } from './observe-scenario.ts';
import { startScenarioSystem } from './start-scenario-system.ts';

export interface AllContext {
  options: ScenarioOptions;
  folder: string;
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

export type Result = ScenarioOutcome | SkippedScenario;

/** One scenario after the other, each on a database of its own. */
export async function runAll(context: AllContext): Promise<Result[]> {
  const { options, folder, signal, onProgress } = context;
  const results: Result[] = [];
  for (const scenario of options.scenarios) {
    if (signal.aborted) throw new Error(`Stopped before ${scenario.name}.`);
    const obstacle = await scenario.findObstacle?.();
    if (obstacle !== undefined) {
      onProgress(`${scenario.name} does not run: ${obstacle}`);
      results.push({ scenario, obstacle });
      continue;
    }
    const { seed, extent } = options;
    results.push(
      await runScenario({
        scenario,
        seed,
        extent,
        folder: `${folder}/${scenario.name}`,
        onProgress,
      }),
    );
  }
  return results;
}

/** One that cannot be done here fails only where nothing else was asked for. */
export const havePassed = (results: readonly Result[], { isAlone }: ScenarioOptions): boolean =>
  results.every((result) => ('obstacle' in result ? !isAlone : result.findings.length === 0));

export type AloneContext = Omit<ScenarioContext, 'started'>;

/** The system under a light load; the fault; its end; a pause; then the checks. */
export async function runScenario(context: AloneContext): Promise<ScenarioOutcome> {
  const started = await startScenarioSystem({ ...context, scenarios: [context.scenario] });
  try {
    const outcome = await observeScenario({ ...context, started });
    const ends = findEndFaults(await started.stop());
    return { ...outcome, findings: [...outcome.findings, ...ends] };
  } finally {
    await started.stop();
  }
}
