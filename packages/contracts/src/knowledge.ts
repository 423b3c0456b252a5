import { z } from 'zod';
import { workspaceIdPattern } from './caller.ts';
import { absent } from './text.ts';

/** Where a question or a profile comes from; `system` is what the service brings along. */
export const knowledgeSources = ['system', 'manual', 'ai_synthesized'] as const;
export const knowledgeSourceSchema = z.enum(knowledgeSources);
export type KnowledgeSource = z.infer<typeof knowledgeSourceSchema>;

const workspaceId = () =>
  z.string().regex(workspaceIdPattern, {
    error: 'must be 1 to 64 letters, digits, underscores or dashes',
  });

/** The workspace that a record is made for. */
export const workspaceIdInput = () =>
  absent(workspaceId()).describe(
    'The caller’s own workspace. Absent: in open tenancy the record is global, in strict tenancy the caller’s own.',
  );

/** The workspace whose records a list shows beside the global ones; empty is as if absent. */
export const workspaceIdFilter = () =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    workspaceId()
      .optional()
      .describe('Shows the global records and this workspace’s. Default: the caller’s.'),
  );

export const recordDeletedSchema = z.object({ success: z.literal(true), message: z.string() });
