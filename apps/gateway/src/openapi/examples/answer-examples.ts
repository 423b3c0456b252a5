import { accountAnswers, memberAnswers, tokenAnswers, workspaceAnswers } from './accounts.ts';
import { scimAnswers } from './scim.ts';
import { ssoAnswers } from './sso.ts';
import { approvalAnswers } from './approvals.ts';
import { artifactAnswers, budgetAnswers, metricAnswers, runAnswers } from './runs.ts';
import { auditAnswers } from './audit.ts';
import { commerceAnswers } from './commerce.ts';
import { contactAnswers, voiceAnswers } from './outreach.ts';
import { eventStreamExample, webhookAnswers } from './events.ts';
import { knowledgeAnswers } from './knowledge.ts';
import { snapshotAnswers } from './snapshots.ts';
import { syncAnswers } from './sync.ts';

/** An answer of each operation, by its id; a text for what is no JSON. Speech has none. */
export const answerExamples: Readonly<Record<string, unknown>> = {
  ...accountAnswers,
  ...ssoAnswers,
  ...scimAnswers,
  ...syncAnswers,
  ...webhookAnswers,
  ...voiceAnswers,
  ...knowledgeAnswers,
  ...snapshotAnswers,
  ...runAnswers,
  ...approvalAnswers,
  ...budgetAnswers,
  ...metricAnswers,
  ...artifactAnswers,
  ...commerceAnswers,
  ...auditAnswers,
  ...contactAnswers,
  ...workspaceAnswers,
  ...tokenAnswers,
  ...memberAnswers,
  streamEvents: eventStreamExample,
};
