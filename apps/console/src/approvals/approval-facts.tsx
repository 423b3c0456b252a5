import type { Schemas } from '../api.ts';
import { Facts } from '../ui/facts.tsx';
import { formatCost } from '../ui/format-cost.ts';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';

/** Who asked, since when, what it cost and what policy applies. */
export function ApprovalFacts({ approval }: { approval: Schemas['Approval'] }) {
  const { startedBy, reason, requestedAt, deadline, escalatedAt, costSoFar, policy } = approval;
  // One vote to reject or to send back decides, however many would approve.
  const isCounted = approval.status === 'open' || approval.status === 'approved';
  return (
    <section aria-label={words.facts} className="card p-4">
      <Facts
        items={[
          [words.askedBy, startedBy?.name ?? words.unknown],
          [words.reason, reason],
          [words.effect, words.effects[approval.effect]],
          [words.since, <Time key="since" at={requestedAt} />],
          [words.deadline, deadline === undefined ? null : <Time key="deadline" at={deadline} />],
          [
            words.escalated,
            escalatedAt === undefined ? null : <Time key="escalated" at={escalatedAt} />,
          ],
          [words.cost, formatCost(costSoFar)],
          [words.votes, isCounted ? words.haveOfNeed(policy.have, policy.need) : null],
          [words.policy, policy.name ?? words.noPolicy],
          [words.rule, policy.notInitiator ? words.notInitiator : null],
        ]}
      />
    </section>
  );
}
