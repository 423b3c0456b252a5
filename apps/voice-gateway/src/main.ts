import {
  connectClosedWorkspaces,
  createDeploymentCheck,
  createSuppressionCheck,
  createTimeZoneLookUp,
} from '@workspace-ops/rpc';
import { runApp } from '@workspace-ops/service-host/run-app';
import { voiceGatewayMigration } from './migrate.ts';
import { createVoiceGateway } from './service.ts';
import { voiceGatewayDefinitions } from './settings.ts';

await runApp(
  {
    name: 'voice-gateway',
    settings: voiceGatewayDefinitions,
    migration: voiceGatewayMigration,
    create: ({ connections, ...context }) =>
      createVoiceGateway({
        ...context,
        closedWorkspaces: connectClosedWorkspaces(connections.identity()),
        isWorkflowDeployed: createDeploymentCheck(connections.workflow()),
        isSuppressed: createSuppressionCheck(connections.workflow()),
        askTimeZone: createTimeZoneLookUp(connections.identity()),
      }),
  },
  process.env,
);
