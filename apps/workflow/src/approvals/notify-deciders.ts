import { redactText } from '@workspace-ops/content';
import type { ApprovalNotice, MemberFacts } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import { serviceContext, type RequestContext } from '@workspace-ops/rpc';
import { newId, type Clock } from '@workspace-ops/service-kit';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';
import { toApprovalId } from './approval-id.ts';
import { mayDecide, memberPrincipal } from './may-decide.ts';
import { findPause, requirementsNow, toDecidable, type Pause } from './stored-pause.ts';

export interface NotifyingContext {
  database: Database;
  clock: Clock;
  readMembers: (ctx: RequestContext) => Promise<MemberFacts>;
}

interface Unnotified {
  workspaceId: string;
  entryId: string;
  kind: ApprovalNotice['kind'];
}

/** Pauses of a turn; those left over come with the next one. */
const pausesPerTurn = 200;

/**
 * Mails those who may decide the pauses that have no notice yet, and those of escalated ones. The mail
 * follows the pause by seconds, as who may decide is asked for outside of its transaction.
 * @param stopping aborts when the process stops: the rest is left to others.
 * @throws what kept the members of a workspace from being read, after the other ones were notified.
 */
export async function notifyDeciders(
  context: NotifyingContext,
  stopping?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const byWorkspace = Map.groupBy(await listUntold(context.database), (each) => each.workspaceId);
  for (const [workspaceId, untold] of byWorkspace) {
    if (stopping?.aborted === true) break;
    const ctx = { ...serviceContext(workspaceId, newId('msg')), signal: stopping };
    await tellWorkspace(context, ctx, untold).catch((error: unknown) => {
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

async function tellWorkspace(
  context: NotifyingContext,
  ctx: RequestContext,
  untold: readonly Unnotified[],
): Promise<void> {
  const facts = await context.readMembers(ctx);
  for (const each of untold) await tell(context, facts, each);
}

const listUntold = (database: Database): Promise<Unnotified[]> =>
  database.read(allWorkspaces, async ({ db }) => {
    const [opened, escalated] = await Promise.all([
      db.execute<Place>(untoldQuery('approval_requested')),
      db.execute<Place>(untoldQuery('approval_escalated')),
    ]);
    return [
      ...opened.map((each) => ({ ...each, kind: 'approval_requested' as const })),
      ...escalated.map((each) => ({ ...each, kind: 'approval_escalated' as const })),
    ];
  });

type Place = Omit<Unnotified, 'kind'> & Record<string, unknown>;

/** The oldest of each workspace, then the second oldest: a workspace with many pauses delays no other. */
function untoldQuery(kind: ApprovalNotice['kind']) {
  const since = kind === 'approval_requested' ? approvals.requestedAt : approvals.escalatedAt;
  return sql`
    select workspace_id as "workspaceId", entry_id as "entryId"
    from ${approvals} where ${isUntold(kind)}
    order by row_number() over (partition by ${approvals.workspaceId} order by ${since}), ${since}
    limit ${pausesPerTurn}::int`;
}

/** Where policies give a pause a deadline it follows within moments: the mail names both. */
const knowsDeadline = or(
  isNotNull(approvals.deadline),
  sql`not jsonb_path_exists(coalesce(${approvals.requirements}, '[]'), '$[*].deadline')`,
);

const isUntold = (kind: ApprovalNotice['kind']) =>
  kind === 'approval_requested'
    ? and(isNull(approvals.decidedAt), isNull(approvals.toldAt), knowsDeadline)
    : and(
        isNull(approvals.decidedAt),
        isNotNull(approvals.escalatedAt),
        isNull(approvals.escalationToldAt),
      );

/** Of several processes one sends the notice; for a pause that was decided meanwhile none is sent. */
async function tell(
  { database, clock }: NotifyingContext,
  facts: MemberFacts,
  { workspaceId, entryId, kind }: Unnotified,
): Promise<void> {
  await database.transaction(workspaceId, async (tx) => {
    const told = kind === 'approval_requested' ? 'toldAt' : 'escalationToldAt';
    const marked = await tx.db
      .update(approvals)
      .set({ [told]: sql`now()` })
      .where(
        and(eq(approvals.workspaceId, workspaceId), eq(approvals.entryId, entryId), isUntold(kind)),
      )
      .returning({ entryId: approvals.entryId });
    if (marked.length === 0) return;
    const now = clock.now();
    const pause = await findPause(tx, { entryId, now });
    if (pause === undefined) return;
    const userIds = listDeciders(pause, facts, now);
    if (userIds.length > 0) tx.notify({ kind, userIds, ...describe(pause) });
  });
}

/** The members who may decide the pause now and have not voted on it. */
const listDeciders = (pause: Pause, facts: MemberFacts, now: Date): string[] =>
  facts.members
    .filter((member) => {
      const principal = memberPrincipal(member, facts, now);
      return mayDecide(principal, toDecidable(pause), requirementsNow(pause.row)).allowed;
    })
    .map(({ userId }) => userId);

const describe = ({ row }: Pause) => ({
  approvalId: toApprovalId(row.entryId),
  workflowName: redactText(row.workflowName ?? row.workflowId).text,
  stepTitle: redactText(row.stepTitle).text,
  reason: redactText(row.reason).text,
  requestedAt: row.requestedAt.toISOString(),
  deadline: row.deadline?.toISOString() ?? null,
});
