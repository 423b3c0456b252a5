import { accountAnswers } from './accounts.ts';
import { artifactAnswers } from './artifacts.ts';
import { auditAnswers } from './audit.ts';
import { commerceAnswers } from './commerce.ts';
import { contactAnswers } from './contacts.ts';
import { eventStreamExample } from './events.ts';
import { knowledgeAnswers } from './knowledge.ts';
import { runAnswers } from './runs.ts';
import { snapshotAnswers } from './snapshots.ts';
import { syncAnswers } from './sync.ts';
import { webhookAnswers } from './webhooks.ts';
import { voiceAnswers } from './voice.ts';
import { workspaceAnswers } from './workspaces.ts';

/** An answer of each operation, by its id; a text for what is no JSON. Speech has none. */
export const answerExamples: Readonly<Record<string, unknown>> = {
  ...accountAnswers,
  ...syncAnswers,
  ...webhookAnswers,
  ...voiceAnswers,
  ...knowledgeAnswers,
  ...snapshotAnswers,
  ...runAnswers,
  ...artifactAnswers,
  ...commerceAnswers,
  ...auditAnswers,
  ...contactAnswers,
  ...workspaceAnswers,
  streamEvents: eventStreamExample,
};
