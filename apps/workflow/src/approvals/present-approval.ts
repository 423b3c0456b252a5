import { decidedStatuses, type Actor, type Approval } from '@workspace-ops/contracts';
import { toApprovalId } from './approval-id.ts';
import type { CurrentArtifact } from './current-artifacts.ts';
import { findPublication } from './find-publication.ts';
import {
  countVotes,
  mayDecide,
  type Principal,
  type Requirement,
  type Tally,
} from './may-decide.ts';
import {
  isVoided,
  requirementsNow,
  toDecidable,
  type ApprovalRow,
  type Pause,
  type VoteRow,
} from './stored-pause.ts';

export interface PresentedPause extends Pause {
  startedBy: Actor | null;
  artifacts: readonly CurrentArtifact[];
  /** US dollars, decimal. */
  costSoFar: string;
}

export interface Viewer {
  now: Date;
  principal: Principal;
  members: Parameters<typeof countVotes>[2];
}

/** A pause as the interface has it, with what the viewer may do. */
export function presentApproval(pause: PresentedPause, viewer: Viewer): Approval {
  const { row, votes, subjectDigest } = pause;
  const requirements = requirementsNow(row);
  const tally = countTally(requirements, pause, viewer.members);
  const publication = findPublication(pause, viewer.now);
  return {
    id: toApprovalId(row.entryId),
    runId: row.runId,
    workflowId: row.workflowId,
    workflowName: row.workflowName,
    stepTitle: row.stepTitle,
    reason: row.reason,
    ...(row.needs !== null && { needs: row.needs }),
    kind: row.kind ?? 'gate',
    effect: row.effect ?? 'internal',
    requestedAt: row.requestedAt.toISOString(),
    ...(row.deadline !== null && { deadline: row.deadline.toISOString() }),
    ...(row.escalatedAt !== null && { escalatedAt: row.escalatedAt.toISOString() }),
    startedBy: pause.startedBy,
    artifacts: pause.artifacts.map(
      ({ id, title, artifactType, targetPlatform, qualityScore, qualityGrade }) => ({
        id,
        title,
        artifactType,
        targetPlatform,
        qualityScore,
        qualityGrade,
      }),
    ),
    ...(row.decidedAt !== null &&
      row.decidedArtifacts === null && { artifactsNotKept: true as const }),
    ...(publication && { publication }),
    costSoFar: pause.costSoFar,
    policy: describePolicy(requirements, tally),
    policies: tally.each
      .filter(() => requirements.length > 0)
      .map(({ requirement: { name, count, roles, notInitiator }, have }) => ({
        name,
        have,
        need: count,
        roles: [...roles],
        notInitiator,
      })),
    votes: votes.map((vote) => presentVote(vote, isVoided(pause, vote))),
    ...describeDecision(row),
    subjectDigest,
    ...describeRight(pause, requirements, viewer.principal),
  };
}

/** Of a decided pause what was counted then: members, and what would be done, change after it. */
function countTally(
  requirements: readonly Requirement[],
  pause: PresentedPause,
  members: Viewer['members'],
): Tally {
  const tally = countVotes(requirements, toDecidable(pause), members);
  if (pause.row.decision !== 'approve') return tally;
  const each = tally.each.map(({ requirement }) => ({ requirement, have: requirement.count }));
  return { ...tally, have: tally.need, each };
}

const describePolicy = (requirements: readonly Requirement[], { have, need, each }: Tally) => ({
  name: requirements.length === 0 ? null : requirements.map(({ name }) => name).join(', '),
  have,
  need,
  roles: [...new Set(each.flatMap(({ requirement }) => requirement.roles))],
  notInitiator: requirements.some(({ notInitiator }) => notInitiator),
});

const presentVote = (vote: VoteRow, isVoid: boolean): Approval['votes'][number] => ({
  by: vote.by,
  ...(vote.inPlaceOf !== null && { inPlaceOf: vote.inPlaceOf }),
  decision: vote.decision,
  comment: vote.comment,
  at: vote.at.toISOString(),
  ...(isVoid && { voided: true as const }),
});

function describeDecision({ decision, decidedActor, decidedBy, decidedAt }: ApprovalRow) {
  if (decision === null || decidedAt === null) return { status: 'open' as const };
  // A row of the release before knows a name alone.
  const by = decidedActor ?? { kind: 'anonymous' as const, id: null, name: decidedBy ?? '' };
  return {
    status: decidedStatuses[decision],
    decidedBy: by,
    decidedAt: decidedAt.toISOString(),
  };
}

function describeRight(pause: Pause, requirements: readonly Requirement[], principal: Principal) {
  if (pause.row.decidedAt !== null) return { mayDecide: false, whyNot: 'It was decided already.' };
  const verdict = mayDecide(principal, toDecidable(pause), requirements);
  return verdict.allowed ? { mayDecide: true } : { mayDecide: false, whyNot: verdict.reason };
}
