import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { listStepAsks } from '../compose/compose-step.ts';
import { mergeAsks } from '../questions/describe-asks.ts';
import type { Ask } from '../request/types.ts';
import type { Calendar } from '../times/calendar.ts';

/**
 * What has to be known before the texts of the first steps of a run can be sent: of all of them at
 * once, each thing once.
 * @param steps how many steps.
 * @param now when they are written: a date without a year is read from it.
 * @param calendar whose time zone may tell the order of dates in figures.
 */
export function listAsks(
  definition: WorkflowDefinition,
  context: JsonObject,
  { steps, now, calendar }: { steps: number; now: Date; calendar?: Calendar | undefined },
): Ask[] {
  const asks = definition.steps
    .slice(0, steps)
    .filter(({ artifact }) => artifact?.texts !== undefined || artifact?.type === 'document')
    .flatMap((step) =>
      listStepAsks({ definition, step, context, earlier: [], now, ...(calendar && { calendar }) }),
    );
  return mergeAsks(asks);
}
