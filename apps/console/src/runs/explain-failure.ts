import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';

type Pause = Pick<Schemas['Approval'], 'status' | 'stepTitle' | 'decidedBy' | 'votes'>;

interface Failure {
  /** What happened, in a sentence. */
  reason: string;
  /** What the service or the person said; null where that adds nothing. */
  said: string | null;
  /** The step at which it failed. */
  stepId: string | null;
}

/** Why a run failed, from what is known of its steps and pauses rather than from the words of its error. */
export function explainFailure(
  { run, workflow, steps }: Pick<Schemas['RunDetail'], 'run' | 'workflow' | 'steps'>,
  pauses: readonly Pause[],
): Failure {
  const failures = words.failures;
  const step = steps.find(({ status }) => status === 'failed');
  const stepId = step?.id ?? null;
  const ended = pauses.find(({ status }) => status === 'rejected' || status === 'expired');
  if (ended?.status === 'rejected') {
    const by = ended.decidedBy?.name ?? failures.somebody;
    const comment = ended.votes.findLast(({ decision }) => decision === 'reject')?.comment ?? null;
    return { reason: failures.rejected(by, ended.stepTitle), said: comment, stepId };
  }
  if (ended !== undefined) {
    return { reason: failures.expired(ended.stepTitle), said: null, stepId };
  }
  if (step !== undefined) {
    return { reason: failures.step(step.title), said: step.error ?? run.errorMessage, stepId };
  }
  if (workflow === null || (workflow.status === 'retired' && steps.length === 0)) {
    return { reason: failures.notDeployed(run.workflowId), said: null, stepId };
  }
  return { reason: failures.unknown, said: run.errorMessage, stepId };
}
