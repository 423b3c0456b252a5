import { serviceRole, type Database } from '@workspace-ops/db';
import { createTestDatabase, explainQueries, type ExplainedQueries } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import { identityMigration } from '../src/migrate.ts';

export type ExplainedIdentity = ExplainedQueries<Database>;

/** 10,000 people with two sessions each, whose look-ups' plans can be looked at. */
export const explainIdentity = async (): Promise<ExplainedIdentity> =>
  explainQueries({
    database: await createTestDatabase({
      template: 'identity',
      migrate: identityMigration.migrate,
    }),
    seed: [
      `insert into identity.users (id, email, name, login_method, personal_workspace_id, created_at)
      select 'usr_' || n, 'person-' || n || '@example.com', 'Person', 'email', 'ws_' || n, now()
      from generate_series(1, 10000) n`,
      `insert into identity.workspaces (id, name, created_at)
      select personal_workspace_id, name, now() from identity.users`,
      `insert into identity.memberships (workspace_id, user_id, role, created_at)
      select personal_workspace_id, id, 'owner', now() from identity.users`,
      `insert into identity.passwords (user_id, hash, updated_at)
      select id, repeat('x', 100), now() from identity.users`,
      `insert into identity.sessions (workspace_id, id, user_id, created_at, expires_at)
      select personal_workspace_id, 'ses_' || id || '_' || n, id, now(), now() + interval '1 year'
      from identity.users, generate_series(1, 2) n`,
    ],
    role: serviceRole('identity'),
    openQueries: (client) => drizzle(client, { casing: 'snake_case' }),
  });
