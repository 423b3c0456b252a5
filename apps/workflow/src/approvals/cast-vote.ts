import { redactText } from '@workspace-ops/content';
import { toActor, type Actor, type Caller, type MemberFacts } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { approvalVotes } from '../db/schema/index.ts';
import { toApprovalId } from './approval-id.ts';
import { countVotes, type Tally } from './may-decide.ts';
import { requirementsNow, toDecidable, type Pause, type VoteRow } from './stored-pause.ts';

export interface CastVote {
  pause: Pause;
  caller: Caller;
  /** The member whose vote it is; null where no member votes. */
  placeId: string | null;
  decision: 'approve' | 'reject' | 'send_back';
  comment: string | undefined;
  door: string;
  facts: MemberFacts | null;
  now: Date;
}

/** Stores a vote, says so where a policy asked for it, and counts how far the approval is. */
export async function castVote(tx: Transaction, vote: CastVote): Promise<Tally> {
  const row = toRow(tx.workspaceId, vote);
  await tx.db.insert(approvalVotes).values(row);
  const pause = { ...vote.pause, votes: [...vote.pause.votes, row] };
  const requirements = requirementsNow(pause.row);
  const tally = countVotes(requirements, toDecidable(pause), vote.facts?.members ?? []);
  if (requirements.length > 0) announceVote(tx, { vote, row, tally });
  return tally;
}

function toRow(workspaceId: string, vote: CastVote): VoteRow {
  const { pause, caller, placeId, decision, comment, door, now } = vote;
  const id = newId('vote');
  const by = toActor(caller);
  // A caller without a name is nobody whom a second vote could be compared with.
  const voterId = by.id ?? id;
  return {
    workspaceId,
    id,
    entryId: pause.row.entryId,
    decision,
    voterId,
    placeId: placeId ?? voterId,
    by,
    inPlaceOf: placeId === null || placeId === voterId ? null : nameMember(vote, placeId),
    comment: comment ?? null,
    door,
    subjectDigest: pause.subjectDigest,
    at: now,
    voidedAt: null,
  };
}

function nameMember({ facts }: CastVote, userId: string): Actor {
  const member = facts?.members.find((one) => one.userId === userId);
  return { kind: 'person', id: userId, name: member?.name ?? userId };
}

function announceVote(
  tx: Transaction,
  { vote, row, tally: { have, need } }: { vote: CastVote; row: VoteRow; tally: Tally },
): void {
  const { runId, workflowId, stepTitle, entryId } = vote.pause.row;
  const approvalId = toApprovalId(entryId);
  const { by, inPlaceOf, decision, door, comment } = row;
  const instead = inPlaceOf === null ? '' : ` in the place of ${inPlaceOf.name}`;
  tx.audit({
    timestamp: vote.now.toISOString(),
    agent: by.name,
    action: 'approval.vote',
    message: redactText(
      `${by.name} voted on "${stepTitle}"${instead}: ${decision.replace('_', ' ')}. Votes: ${have} of ${need}.`,
    ).text,
    status: decision === 'approve' ? 'success' : 'warning',
    details: {
      runId,
      approvalId,
      decision,
      by,
      door,
      have,
      need,
      ...(inPlaceOf !== null && { inPlaceOf }),
      ...(comment !== null && { comment: redactText(comment).text }),
    },
  });
  tx.publish({ event: 'APPROVAL_VOTED', data: { runId, workflowId, approvalId, have, need } });
}
