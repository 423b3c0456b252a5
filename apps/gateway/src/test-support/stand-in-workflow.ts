import {
  artifactEvaluatedSchema,
  artifactFilter,
  artifactIdInput,
  artifactListSchema,
  artifactPatch,
  artifactPatchedSchema,
  artifactRefinedSchema,
  contentCalendarSchema,
  decideAtRunsInput,
  openApprovalSchema,
  refineInput,
  runApprovedSchema,
  runArtifactsSchema,
  runDetailSchema,
  runIdInput,
  runListSchema,
  runRejectedSchema,
} from '@workspace-ops/contracts';
import { memberProcedure, router } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { z } from 'zod';
import { sampleArtifact, sampleEvaluation, sampleRun } from './samples.ts';
import { createStandInPlaybooks, createStandInSnapshots } from './stand-in-snapshots.ts';

const known = (what: string, id: string, expected: string): void => {
  if (id !== expected) throw notFound(what);
};

/** Runs of a workflow service that has one run, `run_1`. */
const createRuns = () =>
  router({
    list: memberProcedure
      .output(runListSchema)
      .query(() => ({ runs: [sampleRun], nextCursor: null })),
    get: memberProcedure
      .input(runIdInput)
      .output(runDetailSchema)
      .query(({ input }) => {
        known('Run', input.runId, sampleRun.id);
        const totals = { totalToolsCount: 0, totalCost: '0', totalLatencyMs: 0 };
        return {
          run: sampleRun,
          workflow: null,
          steps: [],
          artifacts: [],
          approvalId: null,
          ...totals,
        };
      }),
    openApproval: memberProcedure
      .input(runIdInput)
      .output(openApprovalSchema)
      .query(() => ({ approvalId: null, openedAtMs: 0, readAtMs: 0 })),
    approve: memberProcedure
      .input(decideAtRunsInput)
      .output(runApprovedSchema)
      .mutation(({ input }) => {
        known('Run', input.runId, sampleRun.id);
        return { message: 'Run approved and resumed' as const };
      }),
    reject: memberProcedure
      .input(decideAtRunsInput)
      .output(runRejectedSchema)
      .mutation(({ input }) => {
        known('Run', input.runId, sampleRun.id);
        return { message: 'Run rejected' as const };
      }),
    artifacts: memberProcedure
      .input(runIdInput)
      .output(runArtifactsSchema)
      .query(({ input }) => ({ runId: input.runId, artifacts: [sampleArtifact] })),
  });

/** Artifacts of a workflow service that has one artifact, `art_1`. */
const createArtifacts = () =>
  router({
    list: memberProcedure
      .input(artifactFilter)
      .output(artifactListSchema)
      .query(({ ctx }) => ({
        workspaceId: ctx.caller.workspaceId,
        artifacts: [sampleArtifact],
        totalCount: 1,
        nextCursor: null,
      })),
    calendar: memberProcedure.output(contentCalendarSchema).query(({ ctx }) => ({
      workspaceId: ctx.caller.workspaceId,
      calendarItems: [sampleArtifact],
      totalScheduled: 0,
      totalDrafts: 1,
      totalPublished: 0,
      localContentQueueExcerpt: '',
    })),
    download: memberProcedure
      .input(artifactIdInput)
      .output(z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }))
      .query(({ input }) => {
        known('Artifact', input.id, sampleArtifact.id);
        return { fileName: 'frühling-art1.md', mediaType: 'text/markdown', content: '# Frühling' };
      }),
    patch: memberProcedure
      .input(artifactIdInput.and(artifactPatch))
      .output(artifactPatchedSchema)
      .mutation(({ input }) => {
        known('Artifact', input.id, sampleArtifact.id);
        return { success: true as const, message: 'Artifact status updated' as const };
      }),
    evaluate: memberProcedure
      .input(artifactIdInput)
      .output(artifactEvaluatedSchema)
      .mutation(({ input }) => {
        known('Artifact', input.id, sampleArtifact.id);
        return { success: true as const, artifactId: input.id, evaluation: sampleEvaluation };
      }),
    refine: memberProcedure
      .input(artifactIdInput.extend(refineInput.shape))
      .output(artifactRefinedSchema)
      .mutation(({ input }) => {
        known('Artifact', input.id, sampleArtifact.id);
        return {
          success: true as const,
          originalArtifactId: input.id,
          refinedArtifactId: 'art_2',
          refinedContent: '# Spring',
          revisionVersion: 2,
          evaluation: sampleEvaluation,
        };
      }),
  });

export const createStandInWorkflow = () =>
  router({
    runs: createRuns(),
    artifacts: createArtifacts(),
    snapshots: createStandInSnapshots(),
    playbooks: createStandInPlaybooks(),
  });
