import { findPlatform } from '@workspace-ops/contracts/platform-names';
import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';

type Decided = Pick<
  Schemas['Approval'],
  'kind' | 'effect' | 'stepTitle' | 'workflowName' | 'workflowId'
>;
type Subject = Pick<Schemas['Artifact'], 'artifactType' | 'targetPlatform'>;

/** What an approval does, as a verb with its object. Without the artifact, as the workflow calls it. */
export function nameDecision(approval: Decided, subject?: Subject): string {
  const { kind, effect, stepTitle } = approval;
  const workflow = approval.workflowName ?? approval.workflowId;
  if (kind === 'budget') return words.grantBudget(workflow);
  if (kind === 'handoff') return words.startHandoff(workflow);
  if (effect === 'internal' || subject?.artifactType !== 'post') return stepTitle;
  return subject.targetPlatform === null
    ? words.publishPost
    : words.publishPostTo(findPlatform(subject.targetPlatform).name);
}
