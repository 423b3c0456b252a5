import {
  artifactDetailSchema,
  artifactDownloadSchema,
  artifactEvaluatedSchema,
  artifactFilter,
  artifactIdInput,
  artifactListSchema,
  artifactPatch,
  artifactPatchedSchema,
  artifactRefinedSchema,
  artifactRevisedSchema,
  calendarFeedInput,
  calendarFilter,
  contentCalendarSchema,
  createdRunSchema,
  createRunInput,
  decidedRunSchema,
  decideRunInput,
  departmentOrderSchema,
  departmentSetSchema,
  fieldNamesSchema,
  testedFieldNamesSchema,
  testFieldNamesInput,
  openApprovalSchema,
  refineInput,
  reviseArtifactInput,
  runArtifactsSchema,
  runDetailSchema,
  runFilter,
  runIdInput,
  runListSchema,
  runRestartedSchema,
  workspaceSummarySchema,
} from '@workspace-ops/contracts';
import {
  credentialProcedure,
  router,
  serviceProcedure,
  workspaceProcedure,
} from '@workspace-ops/rpc';
import { z } from 'zod';
import { createApprovalsRouter } from './approvals/approvals-router.ts';
import { renderCalendarFeed } from './artifacts/render-calendar-feed.ts';
import { downloadArtifact } from './artifacts/download-artifact.ts';
import { evaluateArtifact } from './artifacts/evaluate-artifact.ts';
import { getArtifact } from './artifacts/get-artifact.ts';
import { listArtifacts } from './artifacts/list-artifacts.ts';
import { listRunArtifacts } from './artifacts/list-run-artifacts.ts';
import { patchArtifact } from './artifacts/patch-artifact.ts';
import { readCalendar } from './artifacts/read-calendar.ts';
import { refineArtifact } from './artifacts/refine-artifact.ts';
import { reviseArtifact } from './artifacts/revise-artifact.ts';
import { createBudgetRouter } from './budget/budget-router.ts';
import { createContactsRouter } from './contacts/contacts-router.ts';
import { changeDepartment } from './deployments/change-deployments.ts';
import type { WorkflowDependencies } from './dependencies.ts';
import { createMetricsRouter } from './metrics/metrics-router.ts';
import { createPlaybooksRouter } from './playbooks/playbooks-router.ts';
import { findOpenApproval } from './runs/find-open-approval.ts';
import { createRun } from './runs/create-run.ts';
import { decideRun } from './runs/decide-run.ts';
import { getRun } from './runs/get-run.ts';
import { listRuns } from './runs/list-runs.ts';
import { restartRun } from './runs/restart-run.ts';
import { createSnapshotsRouter } from './snapshots/snapshots-router.ts';
import { summarizeWorkspace } from './runs/summarize-workspace.ts';
import { getFieldNames, setFieldNames } from './workspace/field-names.ts';
import { testFieldNames } from './runs/test-field-names.ts';

export type WorkflowRouter = ReturnType<typeof createWorkflowRouter>;

export const createWorkflowRouter = (deps: WorkflowDependencies) =>
  router({
    runs: createRunsRouter(deps),
    approvals: createApprovalsRouter(deps),
    artifacts: createArtifactsRouter(deps),
    departments: createDepartmentsRouter(deps),
    snapshots: createSnapshotsRouter(deps),
    playbooks: createPlaybooksRouter(deps),
    budget: createBudgetRouter(deps),
    metrics: createMetricsRouter(deps),
    contacts: createContactsRouter(deps),
    workspace: router({
      summary: serviceProcedure
        .output(workspaceSummarySchema)
        .query(({ ctx }) => summarizeWorkspace(deps, ctx)),
    }),
  });

const createRunsRouter = (deps: WorkflowDependencies) =>
  router({
    list: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(runFilter.prefault({}))
      .output(runListSchema)
      .query(({ ctx, input }) => listRuns(deps, ctx, input)),
    get: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(runIdInput)
      .output(runDetailSchema)
      .query(({ ctx, input }) => getRun(deps, ctx, input)),
    decide: workspaceProcedure
      .meta({ role: 'approver', scope: 'runs:decide' })
      .input(decideRunInput)
      .output(decidedRunSchema)
      .mutation(({ ctx, input }) => decideRun(deps, ctx, input)),
    openApproval: workspaceProcedure
      .meta({ role: 'approver', scope: 'runs:decide' })
      .input(runIdInput)
      .output(openApprovalSchema)
      .query(({ ctx, input }) => findOpenApproval(deps, ctx, input)),
    fieldNames: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .output(fieldNamesSchema)
      .query(({ ctx }) => getFieldNames(deps, ctx)),
    setFieldNames: credentialProcedure
      .meta({ role: 'approver' })
      .input(fieldNamesSchema)
      .output(fieldNamesSchema)
      .mutation(({ ctx, input }) => setFieldNames(deps, ctx, input)),
    testFieldNames: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(testFieldNamesInput)
      .output(testedFieldNamesSchema)
      .mutation(({ ctx, input }) => testFieldNames(deps, ctx, input)),
    create: workspaceProcedure
      .meta({ role: 'editor', scope: 'runs:start' })
      .input(createRunInput)
      .output(createdRunSchema)
      .mutation(({ ctx, input }) => createRun(deps, ctx, input)),
    restart: credentialProcedure
      .meta({ role: 'editor', scope: 'runs:start' })
      .input(runIdInput)
      .output(runRestartedSchema)
      .mutation(({ ctx, input }) => restartRun(deps, ctx, input)),
    artifacts: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(runIdInput)
      .output(runArtifactsSchema)
      .query(({ ctx, input }) => listRunArtifacts(deps, ctx, input)),
  });

const createArtifactsRouter = (deps: WorkflowDependencies) =>
  router({
    list: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(artifactFilter)
      .output(artifactListSchema)
      .query(({ ctx, input }) => listArtifacts(deps, ctx, input)),
    calendar: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(calendarFilter.default({}))
      .output(contentCalendarSchema)
      .query(({ ctx, input }) => readCalendar(deps, ctx, input)),
    calendarFeed: credentialProcedure
      .meta({ role: 'viewer', scope: 'calendar' })
      .input(calendarFeedInput)
      .output(z.string())
      .query(({ ctx, input }) => renderCalendarFeed(deps, ctx, input)),
    get: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(artifactIdInput)
      .output(artifactDetailSchema)
      .query(({ ctx, input }) => getArtifact(deps, ctx, input)),
    download: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(artifactIdInput)
      .output(artifactDownloadSchema)
      .query(({ ctx, input }) => downloadArtifact(deps, ctx, input)),
    patch: credentialProcedure
      .meta({ role: 'editor', scope: 'artifacts:write' })
      .input(artifactIdInput.and(artifactPatch))
      .output(artifactPatchedSchema)
      .mutation(({ ctx, input }) => patchArtifact(deps, ctx, input)),
    evaluate: credentialProcedure
      .meta({ role: 'editor', scope: 'artifacts:write' })
      .input(artifactIdInput)
      .output(artifactEvaluatedSchema)
      .mutation(({ ctx, input }) => evaluateArtifact(deps, ctx, input)),
    revise: credentialProcedure
      .meta({ role: 'editor', scope: 'artifacts:write' })
      .input(reviseArtifactInput)
      .output(artifactRevisedSchema)
      .mutation(({ ctx, input }) => reviseArtifact(deps, ctx, input)),
    refine: credentialProcedure
      .meta({ role: 'editor', scope: 'artifacts:write' })
      .input(artifactIdInput.extend(refineInput.shape))
      .output(artifactRefinedSchema)
      .mutation(({ ctx, input }) => refineArtifact(deps, ctx, input)),
  });

const createDepartmentsRouter = (deps: WorkflowDependencies) =>
  router({
    deploy: serviceProcedure
      .input(departmentOrderSchema)
      .output(departmentSetSchema)
      .mutation(({ ctx, input }) => changeDepartment(deps, ctx, { ...input, status: 'active' })),
    retire: serviceProcedure
      .input(departmentOrderSchema)
      .output(departmentSetSchema)
      .mutation(({ ctx, input }) => changeDepartment(deps, ctx, { ...input, status: 'retired' })),
  });
