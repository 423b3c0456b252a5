import { cellPattern } from '@workspace-ops/contracts';
import { openAdministration } from '@workspace-ops/identity/admin';
import { findServiceDatabases } from './find-databases.ts';
import { moveWorkspace } from './move/move-workspace.ts';
import { print, runToEnd } from './run-to-end.ts';

const usage = `Usage: pnpm move-workspace <id> <cell>

Run it where the cell that has the workspace would run pnpm admin. TARGET_DATABASE_URL, or
TARGET_<SERVICE>_DATABASE_URL, name the databases of the other cell, for an administrator.`;
const prefix = 'TARGET_';

/* Moves a workspace to another cell, while the services of both work: docs/scaling.md. */
await runToEnd(async () => {
  const [workspaceId = '', to = '', ...more] = process.argv.slice(2);
  if (!cellPattern.test(to) || more.length > 0) throw new Error(usage);
  const environment = process.env;
  const source = findServiceDatabases(environment);
  const target = findServiceDatabases(ofTarget(environment));
  const identity = openAdministration(await source.findCurrentUrl('identity'));
  try {
    await moveWorkspace({ workspaceId, to, identity, source, target, environment, print });
  } finally {
    await identity.database.close();
    await Promise.all([source.close(), target.close()]);
  }
});

/** The settings of the other cell's databases, under their own names. @throws {Error} without them. */
function ofTarget(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith(prefix) && name.endsWith('DATABASE_URL') && value
      ? [[name.slice(prefix.length), value] as const]
      : [],
  );
  if (given.length === 0) throw new Error(usage);
  return Object.fromEntries(given);
}
