import {
  artifactStatuses,
  artifactTypes,
  grades,
  type Actor,
  type Evaluation,
} from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, workflowSchema } from './schema.ts';

export const artifacts = workflowSchema.table(
  'artifacts',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    artifactType: text({ enum: artifactTypes }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    summary: text(),
    status: text({ enum: artifactStatuses }).notNull(),
    scheduledFor: moment(),
    targetPlatform: text(),
    qualityScore: doublePrecision(),
    qualityGrade: text({ enum: grades }),
    verificationNotes: jsonb().$type<Evaluation>(),
    revisionVersion: integer().notNull(),
    parentArtifactId: text(),
    /** The first of the revisions, itself included. */
    lineageId: text().notNull(),
    workflowRunId: text().notNull(),
    workflowRunStepId: text(),
    workflowId: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Who made the revision; null for what a step made, and for revisions of before it was kept. */
    author: jsonb().$type<Actor>(),
    /** When a person approved that the post goes out; it does when its run completes. */
    approvedAt: moment(),
    /** Nobody asked for the time of `scheduledFor`, or for its hour. */
    proposed: boolean().notNull().default(false),
    /** What refinements asked of its text, one below the other; null where none was made. */
    instructions: text(),
  },
  (table) => {
    const newest = [table.createdAt, table.id] as const;
    return [
      primaryKey({ columns: [table.workspaceId, table.id] }),
      uniqueIndex('artifacts_revision_key').on(
        table.workspaceId,
        table.lineageId,
        table.revisionVersion,
      ),
      index('artifacts_newest_idx').on(table.workspaceId, ...newest),
      index('artifacts_type_idx').on(table.workspaceId, table.artifactType, ...newest),
      index('artifacts_status_idx').on(table.workspaceId, table.status, ...newest),
      index('artifacts_grade_idx').on(table.workspaceId, table.qualityGrade, ...newest),
      index('artifacts_run_idx').on(
        table.workspaceId,
        table.workflowRunId,
        table.createdAt,
        table.id,
      ),
      index('artifacts_calendar_idx')
        .on(
          table.workspaceId,
          table.scheduledFor,
          // As `desc` in a query means it: drizzle-kit's own default for an index is nulls last.
          table.createdAt.desc().nullsFirst(),
          table.id.desc().nullsFirst(),
        )
        .where(sql`artifact_type = 'post'`),
      index('artifacts_post_status_idx')
        .on(table.workspaceId, table.status, table.scheduledFor, ...newest)
        .where(sql`artifact_type = 'post'`),
    ];
  },
);

export type ArtifactRow = typeof artifacts.$inferSelect;
