import {
  findPublicFields,
  type StepDefinition,
  type WorkflowDefinition,
} from '@workspace-ops/catalogue';
import { redactText } from '@workspace-ops/content';
import type { JsonObject } from '@workspace-ops/contracts';
import { clip, inlineText } from '../facts/inline-text.ts';
import { findMarkings, type Marking } from './find-markings.ts';

const shown = { markings: 5, path: 80, words: 60 };

/**
 * The workflow with a question to a person before the first step whose artifact leaves the company,
 * where the data holds what says that it must not. Whatever the answer, what they mark stays out.
 */
export function askClearance(
  definition: WorkflowDefinition,
  context: JsonObject,
): WorkflowDefinition {
  const at = definition.steps.findIndex(
    ({ artifact }) => findPublicFields(definition, artifact) !== null,
  );
  if (at === -1) return definition;
  const markings = findMarkings(context);
  if (markings.length === 0) return definition;
  return {
    ...definition,
    requiresApproval: true,
    steps: [...definition.steps.slice(0, at), makeGate(markings), ...definition.steps.slice(at)],
  };
}

const makeGate = (markings: readonly Marking[]): StepDefinition => ({
  key: 'clearance',
  kind: 'approval',
  title: 'Decide on what is marked as not public',
  actionPrompt:
    'Read the fields that say that they must not leave the company. Approve when the rest may be told: what they mark stays out of every public text. Reject when nothing may be told.',
  agentName: 'Workspace owner',
  agentRole: 'Approver of public content',
  tools: [],
  reason: describeReason(markings),
});

function describeReason(markings: readonly Marking[]): string {
  const said = markings.slice(0, shown.markings).map(({ path, words }) => {
    const field = clip(inlineText(path.join('.'), shown.path), shown.path);
    const quoted = words.map((word) => `"${clip(inlineText(word, shown.words), shown.words)}"`);
    return `${field} says ${quoted.join(' and ')}`;
  });
  const more = markings.length - said.length;
  const rest = more > 0 ? `, and ${more} more fields say so` : '';
  return redactText(
    `The data is marked as not public: ${said.join('; ')}${rest}. A person decides before anything public is written.`,
  ).text;
}
