import { z } from 'zod';
import { nextCursor, pageInput, periodInput } from './page.ts';
import { queryFilter, queryText } from './query.ts';
import { actorSchema } from './roles.ts';
import {
  absent,
  idInput,
  limits,
  optionalName,
  optionalShortText,
  requiredLongText,
  storableText,
} from './text.ts';
import { isoDateTimeInput, timestamp } from './time.ts';

export const artifactTypes = [
  'post',
  'calendar_entry',
  'document',
  'file',
  'crm_diff',
  'csv',
] as const;
export const artifactTypeSchema = z.enum(artifactTypes);
export type ArtifactType = z.infer<typeof artifactTypeSchema>;

export const artifactStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export const grades = ['A', 'B', 'C', 'F'] as const;
export type Grade = (typeof grades)[number];

const score = () => z.number().min(0).max(100);

export const evaluationSchema = z
  .object({
    score: score(),
    grade: z.enum(grades),
    passed: z.boolean(),
    feedback: z.array(z.string()),
    suggestions: z.array(z.string()),
    rubric: z.object({
      brandAlignment: score(),
      actionableCta: score(),
      factualIntegrity: score(),
      formatting: score(),
    }),
    evaluatedAt: timestamp(),
    judgedBy: z
      .string()
      .optional()
      .describe(
        '`rules`, or `rules and <model>` where a second opinion lowered the grade; only where one may be asked for.',
      ),
  })
  .meta({ id: 'Evaluation' });

export type Evaluation = z.infer<typeof evaluationSchema>;

export const artifactSchema = z
  .object({
    id: z.string(),
    artifactType: artifactTypeSchema,
    title: z.string(),
    content: z.string(),
    summary: z.string().nullable(),
    status: z.enum(artifactStatuses),
    scheduledFor: timestamp().nullable(),
    targetPlatform: z.string().nullable(),
    qualityScore: z.number().nullable(),
    qualityGrade: z.enum(grades).nullable(),
    verificationNotes: evaluationSchema.nullable(),
    revisionVersion: z.number().int(),
    parentArtifactId: z.string().nullable(),
    workflowRunId: z.string(),
    workflowRunStepId: z.string().nullable(),
    workflowId: z.string(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    author: actorSchema
      .optional()
      .describe('Who made the revision; absent for those of before it was recorded.'),
    proposed: z
      .literal(true)
      .optional()
      .describe(
        'Nobody asked for the time of `scheduledFor`, or for its hour: the service proposes it.',
      ),
  })
  .meta({ id: 'Artifact' });

export type Artifact = z.infer<typeof artifactSchema>;

export const artifactFilter = z.object({
  type: queryFilter(artifactTypes),
  status: queryFilter(artifactStatuses),
  runId: queryText(idInput()),
  grade: queryFilter(grades),
  q: queryText(storableText(limits.shortText)).describe(
    'Case-insensitive text in id, title, summary or the first 2,000 characters of the content.',
  ),
  ...pageInput(50),
});

export type ArtifactFilter = z.output<typeof artifactFilter>;

export const artifactListSchema = z.object({
  workspaceId: z.string(),
  artifacts: z
    .array(artifactSchema)
    .describe('Newest first. A page ends early where it would be larger than 8 MiB.'),
  totalCount: z.number().int().describe('How many match the filters, whatever `limit`.'),
  nextCursor: nextCursor(),
});

/** By the posts' own dates; with neither, those without a date are listed too. */
export const calendarFilter = z.object(periodInput());

export type CalendarFilter = z.output<typeof calendarFilter>;

export const contentCalendarSchema = z.object({
  workspaceId: z.string(),
  calendarItems: z.array(artifactSchema),
  totalScheduled: z.number().int(),
  totalDrafts: z.number().int(),
  totalPublished: z.number().int(),
  localContentQueueExcerpt: z.string().describe('Markdown.'),
});

/** Internal: where links of the feed lead. */
export const calendarFeedInput = z.object({ origin: z.url() });

/** Internal: an artifact as a file; its names are safe on every file system. */
export const artifactDownloadSchema = z.object({
  fileName: z.string(),
  /** The same in ASCII. */
  asciiName: z.string().optional(),
  mediaType: z.string(),
  content: z.string(),
});

export type ArtifactDownload = z.infer<typeof artifactDownloadSchema>;

export const artifactIdInput = z.object({ id: idInput() });

export const artifactDetailSchema = z
  .object({
    artifact: artifactSchema,
    lineage: z
      .array(
        z.object({
          id: z.string(),
          revisionVersion: z.number().int(),
          author: actorSchema
            .nullable()
            .describe('Who made the revision; null for those of before it was recorded.'),
          createdAt: timestamp(),
          qualityScore: z.number().nullable(),
          status: z.enum(artifactStatuses),
        }),
      )
      .describe('All revisions of the artifact, itself included, oldest first.'),
    evaluation: evaluationSchema.nullable().describe('The artifact’s latest.'),
  })
  .meta({ id: 'ArtifactDetail' });

export type ArtifactDetail = z.infer<typeof artifactDetailSchema>;

export const artifactRevisionInput = z.object({
  content: requiredLongText(),
  title: optionalName().describe('Default: the title of the revision that is edited.'),
  summary: optionalShortText().describe('Default: the summary of the revision that is edited.'),
});

/** Internal: with the text of the header `If-Match`. */
export const reviseArtifactInput = artifactIdInput.extend({
  ...artifactRevisionInput.shape,
  ifMatch: z.string().optional(),
});

export type ReviseArtifactInput = z.output<typeof reviseArtifactInput>;

export const artifactRevisedSchema = z.object({
  artifact: artifactSchema,
  evaluation: evaluationSchema,
});

export const artifactPatch = z
  .object({
    status: absent(z.enum(artifactStatuses)),
    scheduledFor: absent(isoDateTimeInput()).describe(
      'A time that is over is taken, too: what went out elsewhere is put on record by it.',
    ),
    replaceScheduled: absent(z.boolean()).describe(
      'Whether it is scheduled in place of the revision of it that is, at that one’s date unless ' +
        '`scheduledFor` is given; the other is archived. 409 where no other revision is scheduled.',
    ),
  })
  .refine(
    ({ status, scheduledFor, replaceScheduled }) =>
      status !== undefined || scheduledFor !== undefined || replaceScheduled === true,
    { error: 'status or scheduledFor is required' },
  )
  .refine(
    ({ status, replaceScheduled }) =>
      replaceScheduled !== true || status === undefined || status === 'scheduled',
    { path: ['status'], error: 'must be scheduled, or absent, with replaceScheduled' },
  )
  .meta({
    anyOf: [
      { required: ['status'], properties: { status: { type: 'string' } } },
      { required: ['scheduledFor'], properties: { scheduledFor: { type: 'string' } } },
      { required: ['replaceScheduled'], properties: { replaceScheduled: { const: true } } },
    ],
  });

export const artifactPatchedSchema = z.object({
  success: z.literal(true),
  message: z.literal('Artifact status updated'),
});

export const artifactEvaluatedSchema = z.object({
  success: z.literal(true),
  artifactId: z.string(),
  evaluation: evaluationSchema,
});

export const refineInput = z.object({ instructions: optionalShortText() });

export const artifactRefinedSchema = z.object({
  success: z.literal(true),
  originalArtifactId: z.string(),
  refinedArtifactId: z.string(),
  refinedContent: z.string(),
  revisionVersion: z.number().int(),
  evaluation: evaluationSchema,
  unfollowed: z
    .array(z.string())
    .optional()
    .describe(
      'The instructions that were not followed, as they were written; absent without instructions.',
    ),
});

export const runArtifactsSchema = z.object({
  runId: z.string(),
  artifacts: z.array(artifactSchema).describe('Oldest first.'),
});
