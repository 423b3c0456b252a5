import { removeLog, openAuditAdministration, verifyLog } from '@workspace-ops/audit/admin';
import type { AuditVerification } from '@workspace-ops/contracts';
import { readCellName } from '@workspace-ops/db';
import { beginMove, findPlace, finishMove } from '@workspace-ops/identity/admin';
import { describeVerification } from '../admin/describe-verification.ts';
import { findKey } from '../admin/find-key.ts';
import { awaitQuiet } from './await-quiet.ts';
import { copyServices } from './copy-services.ts';
import type { MoveContext } from './move-context.ts';
import { movedServices } from './moved-services.ts';

/**
 * Moves a workspace to another cell. Each step can be done again, so a move that was cut short is begun
 * again with the same command; until its end the former cell has everything.
 */
export async function moveWorkspace(context: MoveContext): Promise<void> {
  const { identity, workspaceId, to, print } = context;
  const place = await findPlace(identity, workspaceId);
  if (place === undefined) throw new Error(`${workspaceId} is no workspace with an account.`);
  const { cell: from, unerased } = place;
  if (from === null) throw new Error(`${workspaceId} has no cell: see pnpm admin cells adopt.`);
  await checkCells(context, from);
  if (from === to) return removeFormerLog(context);
  if (unerased.length > 0) {
    throw new Error(
      `It has moved, or its move was given up, less than an hour or so ago, and these have yet to erase it in the other cell: ${unerased.join(', ')}.`,
    );
  }
  const suspendedAt = await beginMove(identity, { workspaceId, to });
  print(`Suspended: ${workspaceId}. What is under way comes to its end.`);
  await awaitQuiet(context, suspendedAt);
  await copyServices(context);
  const log = await verifyCopy(context);
  await finishMove(identity, { workspaceId, from, to, suspendedAt, log });
  print(`Moved: ${workspaceId} from ${from} to ${to}, entries of its log: ${log.entries}.`);
  await removeFormerLog(context);
}

/** Services do not erase logs; this one is in the new cell, verified. */
async function removeFormerLog(context: MoveContext): Promise<void> {
  const { source, workspaceId, print } = context;
  const former = await verifyEnd(context, 'source');
  if (former.checkedEvents === 0) return print(`${workspaceId} is in ${context.to}.`);
  const current = await verifyEnd(context, 'target');
  if (!current.valid || current.checkedEvents < former.checkedEvents) {
    throw new Error(`The log in the former cell stays. ${describeVerification(current)}`);
  }
  await removeLog({
    adminUrl: await source.findAdminUrl('audit'),
    workspaceId,
    headHash: former.headHash,
    record: async () => undefined,
  });
  print('Removed: its log in the former cell.');
}

/**
 * What the target has of a workspace is replaced, so the two must not be taken for each other.
 * @param from the cell that has the workspace; where that is the new one already, the source is another.
 * @throws {Error} where a database is not of the cell that it is given for.
 */
async function checkCells({ source, target, to }: MoveContext, from: string): Promise<void> {
  for (const { name } of movedServices) {
    const found = await readCellName(await source.findAdminUrl(name));
    const isRight = from === to ? found !== null && found !== to : found === from;
    if (!isRight) throw wrong(name, { found, wanted: from === to ? 'the former one' : from });
    const other = await readCellName(await target.findAdminUrl(name));
    if (other !== to) throw wrong(`the other cell's ${name}`, { found: other, wanted: to });
  }
}

const wrong = (whose: string, { found, wanted }: { found: string | null; wanted: string }): Error =>
  new Error(
    found === null
      ? `The database of ${whose} has no cell: run pnpm migrate with CELL=${wanted}.`
      : `The database of ${whose} is of the cell ${found}, not of ${wanted}.`,
  );

/**
 * Verifies the workspace's audit log in both cells.
 * @returns how it ends.
 * @throws {Error} where one is not valid, or they differ.
 */
async function verifyCopy(context: MoveContext): Promise<{ entries: number; headHash: string }> {
  const before = await verifyEnd(context, 'source');
  const after = await verifyEnd(context, 'target');
  for (const log of [before, after]) if (!log.valid) throw new Error(describeVerification(log));
  if (before.checkedEvents === 0) {
    throw new Error(
      'The log is empty: are these the databases of the cell that has the workspace?',
    );
  }
  if (before.headHash !== after.headHash)
    throw new Error('The logs of the cells do not end alike.');
  return { entries: after.checkedEvents, headHash: after.headHash };
}

/** Verifies the log in one of the cells. */
async function verifyEnd(
  { environment, workspaceId, ...context }: MoveContext,
  end: 'source' | 'target',
): Promise<AuditVerification> {
  const key =
    (end === 'target' && environment['TARGET_AUDIT_ANCHOR_KEY']) ||
    (await findKey(environment, 'AUDIT_ANCHOR_KEY'));
  if (!key) throw new Error('AUDIT_ANCHOR_KEY must be the one that the audit services have.');
  const audit = openAuditAdministration(await context[end].findCurrentUrl('audit'), key);
  try {
    return await verifyLog(audit, workspaceId);
  } finally {
    await audit.database.close();
  }
}
