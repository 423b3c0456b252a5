import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { composeStep } from '../src/compose/compose-step.ts';
import { readRunData } from '../src/records/run-data.ts';
import type { ComposedStep, EarlierStep } from '../src/request/types.ts';

/** A Friday. */
export const friday = new Date('2026-03-06T12:00:00Z');

/**
 * What each step of a run writes of its data, as the service reads it; by its key. A step is composed when it is
 * read, with those before it: most tests read one, and the others would take half of the time.
 */
export function composeRun(
  code: string,
  given: JsonObject,
  now = friday,
  saidAt = now,
): Record<string, ComposedStep> {
  const definition = findWorkflowDefinition(code)!;
  const context = readRunData(given, undefined);
  const earlier: EarlierStep[] = [];
  const composed: ComposedStep[] = [];
  const read = (at: number): ComposedStep => {
    for (const step of definition.steps.slice(composed.length, at + 1)) {
      const result = composeStep({ definition, step, context, earlier, now, saidAt });
      composed.push(result);
      earlier.push({ key: step.key, kind: step.kind, ...result });
    }
    return composed[at]!;
  };
  const steps: Record<string, ComposedStep> = {};
  for (const [at, { key }] of definition.steps.entries())
    Object.defineProperty(steps, key, { enumerable: true, get: () => read(at) });
  return steps;
}

/** A Thursday. */
const thursday = new Date('2026-11-26T12:00:00Z');

/** What one step writes of its own: `AFT-01 call`. */
export function composeAt(where: string, context: JsonObject): ComposedStep {
  const [code = '', key = ''] = where.split(' ');
  return composeRun(code, context, thursday)[key]!;
}
