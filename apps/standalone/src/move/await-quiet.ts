import { setTimeout as delay } from 'node:timers/promises';
import { countMessages, createDatabase } from '@workspace-ops/db';
import { gatewaySettings } from '@workspace-ops/gateway/settings';
import { countRunningJobs } from '@workspace-ops/jobs';
import { readSettings } from '@workspace-ops/service-kit';
import { countRunningRuns } from '@workspace-ops/workflow/admin';
import { serviceMigrations } from '../migrate-all.ts';
import type { MoveContext } from './move-context.ts';
import { movedServices } from './moved-services.ts';

/** Within which a suspension is known everywhere. */
const knownMs = 5_000;
const pollMs = 500;
/** A step that asks a model, and the messages of what it wrote. */
const longestMs = 15 * 60_000;

/**
 * Waits until nothing of a suspended workspace is under way: its requests, which have a deadline, its
 * jobs, and the messages between its services.
 * @throws {Error} for messages that no sink takes, and where it does not become quiet.
 */
export async function awaitQuiet(context: MoveContext, suspendedAt: Date): Promise<void> {
  const { REQUEST_DEADLINE_MS } = readSettings(gatewaySettings, context.environment);
  const endedAtMs = suspendedAt.getTime() + knownMs + REQUEST_DEADLINE_MS;
  await delay(Math.max(0, endedAtMs - Date.now()));
  const untilMs = Date.now() + longestMs;
  // A message that is handed over while they are counted is seen the second time, where it came to.
  for (let quiet = 0; quiet < 2;) {
    const busy = await listBusy(context);
    if (busy.length > 0 && Date.now() > untilMs) {
      throw new Error(`Still under way: ${busy.join(', ')}. The move can be begun again.`);
    }
    quiet = busy.length === 0 ? quiet + 1 : 0;
    if (quiet < 2) await delay(pollMs);
  }
}

/** What is under way, in words. */
async function listBusy(context: MoveContext): Promise<string[]> {
  const { source, workspaceId } = context;
  const found: string[] = [];
  for (const [name, { service }] of Object.entries(serviceMigrations)) {
    const url = await source.findAdminUrl(name as keyof typeof serviceMigrations);
    const { waiting, parked } = await countMessages(url, { schema: service.schema, workspaceId });
    if (parked > 0) {
      throw new Error(`Parked in the outbox of ${name}: ${parked}. See pnpm outbox list ${name}.`);
    }
    if (waiting > 0) found.push(`messages of ${name}: ${waiting}`);
  }
  for (const { name, jobs } of movedServices) {
    const running = jobs === null ? 0 : await countJobs(context, { name, schema: jobs });
    if (running > 0) found.push(`jobs of ${name}: ${running}`);
  }
  const runs = await countRunningRuns(await source.findCurrentUrl('workflow'), workspaceId);
  return runs > 0 ? [...found, `runs: ${runs}`] : found;
}

async function countJobs(
  { source, workspaceId }: MoveContext,
  { name, schema }: { name: (typeof movedServices)[number]['name']; schema: string },
): Promise<number> {
  const url = await source.findAdminUrl(name);
  const database = createDatabase({ url, applicationName: 'move program', readConnections: 1 });
  try {
    return await database.read(workspaceId, (scope) => countRunningJobs(scope, schema));
  } finally {
    await database.close();
  }
}
