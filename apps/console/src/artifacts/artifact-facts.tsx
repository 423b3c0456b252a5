import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import type { Schemas } from '../api.ts';
import { ArtifactStatus } from '../content/artifact-status.tsx';
import { nameDecision } from '../content/name-decision.ts';
import { words as content } from '../content/messages.en.ts';
import { workflowsQuery } from '../lists/workflows-query.ts';
import { formatMoment } from '../scheduling/format-moment.ts';
import { useWorkspaceZone } from '../scheduling/use-workspace-zone.ts';
import { Facts } from '../ui/facts.tsx';
import { Time } from '../ui/time.tsx';
import { describeGrade } from './describe-grade.ts';
import { words } from './messages.en.ts';
import { approvalsOfQuery } from './queries.ts';

type Artifact = Schemas['Artifact'];

/** What it is, who made it and when, and the run and the decisions that it is of. */
export function ArtifactFacts({ artifact }: { artifact: Artifact }) {
  const { artifactType, status, scheduledFor, targetPlatform, author, createdAt } = artifact;
  const zone = useWorkspaceZone()?.zone;
  const { data: approvals = [] } = useQuery(
    approvalsOfQuery({ runId: artifact.workflowRunId, id: artifact.id }),
  );
  const isDated = scheduledFor !== null && zone !== undefined;
  return (
    <section aria-label={words.facts} className="card p-4">
      <Facts
        items={[
          [
            words.type,
            `${content.types[artifactType]} · ${words.revisionOf(artifact.revisionVersion)}`,
          ],
          [words.state, <ArtifactStatus key="state" status={status} />],
          [words.scheduledFor, isDated ? formatMoment(scheduledFor, zone) : null],
          [words.grade, describeGrade(artifact)],
          [words.platform, targetPlatform === null ? null : findPlatform(targetPlatform).name],
          [words.madeBy, author?.name ?? words.unknown],
          [words.created, <Time key="created" at={createdAt} />],
          [words.run, <RunLink key="run" artifact={artifact} />],
          [
            words.approvals,
            approvals.length === 0 ? null : <Approvals key="all" approvals={approvals} />,
          ],
        ]}
      />
    </section>
  );
}

function RunLink({ artifact: { workflowRunId: runId, workflowId } }: { artifact: Artifact }) {
  const { data: workflows = [] } = useQuery(workflowsQuery);
  const workflow = workflows.find(({ id }) => id === workflowId);
  return (
    <Link to="/runs/$runId" params={{ runId }} className="link">
      {words.runOf(workflow?.name ?? workflowId)}
    </Link>
  );
}

/** The decisions that it was part of. */
const Approvals = ({ approvals }: { approvals: readonly Schemas['Approval'][] }) => (
  <ul>
    {approvals.map((approval) => (
      <li key={approval.id}>
        <Link to="/approvals/$id" params={{ id: approval.id }} className="link">
          {words.approvalLine(nameDecision(approval), words.approvalStatuses[approval.status])}
        </Link>
      </li>
    ))}
  </ul>
);
