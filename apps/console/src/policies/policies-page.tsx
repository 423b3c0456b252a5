import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { describeConditions, describeDeadline, describeRequirement } from './describe-policy.ts';
import { words } from './messages.en.ts';
import { PolicyEditing } from './policy-editor.tsx';
import { policiesQuery } from './queries.ts';
import { TryPolicies } from './try-policies.tsx';

export function PoliciesPage() {
  const query = useQuery(policiesQuery);
  const { edit } = useSearch({ from: '/shell/policies' });
  const navigate = useNavigate({ from: '/policies' });
  const whyNot = useWhyNot('admin');
  const isEditing = edit === true && whyNot === undefined;
  const startEditing = () => void navigate({ search: { edit: true } });
  return (
    <Page
      title={words.title}
      actions={
        !isEditing && (
          <Button kind="primary" icon="policies" whyNot={whyNot} onClick={startEditing}>
            {words.edit}
          </Button>
        )
      }
    >
      <p className="mb-4 max-w-[72ch] text-muted">
        {words.lead} {whyNot}
      </p>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
        {(current) =>
          isEditing ? (
            <PolicyEditing current={current} onDone={() => navigate({ search: {} })} />
          ) : (
            <>
              <Version current={current} />
              <PolicyList policies={current.policies} />
              <TryPolicies />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

const PolicyList = ({ policies }: { policies: readonly Schemas['ApprovalPolicy'][] }) =>
  policies.length === 0 ? (
    <PlainState icon="policies" title={words.emptyTitle} text={words.emptyText} />
  ) : (
    <ul aria-label={words.list} className="mb-6 flex flex-col gap-3">
      {policies.map((policy) => (
        <li key={policy.name}>
          <PolicyCard policy={policy} />
        </li>
      ))}
    </ul>
  );

function Version({ current }: { current: Schemas['ApprovalPolicies'] }) {
  const { version, updatedAt, updatedBy } = current;
  if (updatedAt === null) return null;
  return (
    <p className="mb-3 text-small text-muted">
      {words.version(version)}
      {updatedBy !== null && `, ${words.setBy(updatedBy.name)}`} <Time at={updatedAt} />
      {' · '}
      <Link to="/audit" search={{ action: 'approval.policies' }} className="link">
        {words.earlier}
      </Link>
    </p>
  );
}

/** A policy in words. */
function PolicyCard({ policy }: { policy: Schemas['ApprovalPolicy'] }) {
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
