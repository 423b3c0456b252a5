import type { LegalMatter } from '@workspace-ops/contracts';
import { defineWorkflow } from '../catalogue/define-workflow.ts';
import type { WorkflowDefinition } from '../catalogue/types.ts';

const reasons: Record<LegalMatter, string> = {
  legal_threat: 'The data holds a legal threat. A person answers it; nothing is drafted.',
  data_request:
    'The data holds a request of data protection. A person answers it in time; nothing is drafted.',
};

/**
 * What a run is when its data raises a legal matter: one question to a person, and no draft. It is
 * deployed nowhere and part of no department.
 */
export const matterOf = (kind: LegalMatter): WorkflowDefinition =>
  defineWorkflow({
    code: 'OPS-00',
    name: 'Legal matter for a person',
    description: 'Asks a person to answer what no draft may answer.',
    inputs: [],
    steps: [
      {
        key: 'answer',
        kind: 'approval',
        title: 'Answer the person yourself',
        actionPrompt:
          'Read the data of this run and answer whoever raised the matter, or have counsel answer. Approve when that is done; reject when it is none.',
        agentName: 'Workspace owner',
        agentRole: 'Responsible for legal matters and data protection',
        tools: [],
        reason: reasons[kind],
      },
    ],
  });
