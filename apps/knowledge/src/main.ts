import { runApp } from '@workspace-ops/service-host/run-app';
import { knowledgeMigration } from './migrate.ts';
import { knowledgePeers } from './peers.ts';
import { createKnowledge } from './service.ts';
import { knowledgeDefinitions } from './settings.ts';

await runApp(
  {
    name: 'knowledge',
    settings: knowledgeDefinitions,
    migration: knowledgeMigration,
    create: ({ connections, ...context }) =>
      createKnowledge({
        ...context,
        ...knowledgePeers({ workflow: connections.workflow(), identity: connections.identity() }),
      }),
  },
  process.env,
);
