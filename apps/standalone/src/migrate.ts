import { migratePlanned, planMigrations } from './plan-migrations.ts';
import { runToEnd } from './run-to-end.ts';

/*
 * Migrates every service's schema into the database that the service uses and lets the services
 * sign in: run once before processes that sign in as their services' own roles.
 */
await runToEnd(async () => {
  const plans = planMigrations(process.env);
  for (const plan of plans) await migratePlanned(plan);
  const logins = plans.filter(({ loginUrl }) => loginUrl !== undefined).length;
  process.stdout.write(
    `The schemas of ${plans.length} services are up to date${loginNote(logins)}.\n`,
  );
});

function loginNote(logins: number): string {
  return logins === 0 ? '' : `, and ${logins} sign in as their own role`;
}
