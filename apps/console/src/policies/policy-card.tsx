import type { Schemas } from '../api.ts';
import { Facts } from '../ui/facts.tsx';
import { describeConditions, describeDeadline, describeRequirement } from './describe-policy.ts';
import { words } from './messages.en.ts';

/** A policy in words. */
export function PolicyCard({ policy }: { policy: Schemas['ApprovalPolicy'] }) {
  const conditions = describeConditions(policy.when);
  return (
    <div className="card p-4">
      <h2 className="mb-2 text-heading break-words">{policy.name}</h2>
      <Facts
        items={[
          [
            words.when,
            conditions.length === 0 ? (
              words.always
            ) : (
              <ul key="when">
                {conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            ),
          ],
          [words.require, describeRequirement(policy.require)],
          [words.deadline, policy.deadline ? describeDeadline(policy.deadline) : null],
        ]}
      />
    </div>
  );
}
