import { runApp } from '@workspace-ops/service-host';
import { knowledgeMigration } from './migrate.ts';
import { createKnowledge } from './service.ts';
import { knowledgeDefinitions } from './settings.ts';

await runApp(
  {
    name: 'knowledge',
    settings: knowledgeDefinitions,
    migration: knowledgeMigration,
    create: createKnowledge,
  },
  process.env,
);
