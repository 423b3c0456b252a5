import { flushCompileCache } from 'node:module';
import { generativeSettings } from '@workspace-ops/generative';
import { connectLocal } from '@workspace-ops/rpc';
import { createLogger, readSettings, systemClock } from '@workspace-ops/service-kit';
import { createRecordingSinks, createSinkRecord, noClosedWorkspaces } from '@workspace-ops/testkit';
import { createWorkflow, type WorkflowService } from '../service.ts';
import { workflowSettings } from '../settings.ts';
import { member, newRun, soleOwner } from './start-workflow.ts';

/* A process of its own that makes a run and executes it, until a test kills or freezes it. */
const [databaseUrl, modelUrl, runId] = process.argv.slice(2) as [string, string, string];
const service: WorkflowService = createWorkflow({
  databaseUrl,
  settings: readSettings(
    { ...workflowSettings, ...generativeSettings },
    {
      GENERATIVE_AI_API_KEY: 'stand-in-key',
      GENERATIVE_AI_BASE_URL: modelUrl,
      // What it holds is given up when it is killed, or when a test says that its lease is over.
      RUN_LEASE_SECONDS: '3600',
    },
  ),
  logger: createLogger({ name: 'worker', level: 'fatal' }),
  clock: systemClock,
  sinks: {
    ...createRecordingSinks(createSinkRecord()),
    workflow: connectLocal(() => service.sink),
  },
  readMembers: async (ctx) => soleOwner(ctx.caller.workspaceId),
  closedWorkspaces: noClosedWorkspaces,
});
await service.start();
// The test ends this process by a signal, after which node writes nothing.
flushCompileCache();
const { router } = service;
await connectLocal(() => router).runs.create.mutate(
  newRun({ runId, workspaceId: 'ws_lost', workflowId: 'OPS-02' }),
  member('ws_lost'),
);
