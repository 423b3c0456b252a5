import { findPlatform } from '@workspace-ops/contracts/platform-names';
import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';
import { pickSubject } from './pick-subject.ts';

type Decided = Pick<
  Schemas['Approval'],
  'kind' | 'effect' | 'stepTitle' | 'workflowName' | 'workflowId'
> & { artifacts: readonly Subject[] };
type Subject = Pick<
  Schemas['Approval']['artifacts'][number],
  'id' | 'artifactType' | 'targetPlatform'
>;

/** What an approval does, as a verb with its object; where it publishes nothing, as the workflow calls it. */
export function nameDecision(approval: Decided): string {
  const { kind, effect, stepTitle } = approval;
  const workflow = approval.workflowName ?? approval.workflowId;
  if (kind === 'budget') return words.grantBudget(workflow);
  if (kind === 'handoff') return words.startHandoff(workflow);
  const subject = pickSubject(approval.artifacts).main;
  if (effect === 'internal' || subject?.artifactType !== 'post') return stepTitle;
  return subject.targetPlatform === null
    ? words.publishPost
    : words.publishPostTo(findPlatform(subject.targetPlatform).name);
}
