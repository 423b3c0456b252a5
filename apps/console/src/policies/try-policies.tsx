import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { api, type AnswerOf, type Schemas } from '../api.ts';
import { statusWords } from '../messages/en.ts';
import { Button } from '../ui/button.tsx';
import { formatExact } from '../ui/format-time.ts';
import { Status } from '../ui/status.tsx';
import { useZone } from '../ui/time.tsx';
import { describeDeadline, describeRequirement } from './describe-policy.ts';
import { words } from './messages.en.ts';
import { recentRunsQuery } from './queries.ts';

/** Tries the published policies on a run of the past. */
export function TryPolicies() {
  const { run } = useSearch({ from: '/shell/policies' });
  const navigate = useNavigate({ from: '/policies' });
  const { data: runs = [] } = useQuery(recentRunsQuery);
  const trial = useMutation({
    mutationFn: (runId: string) => api.post('/api/approval-policies/test', { body: { runId } }),
  });
  const choose = (runId: string) => {
    trial.reset();
    void navigate({
      search: runId === '' ? {} : { run: runId },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <section className="card flex flex-col gap-3 p-4" aria-labelledby="try">
      <h2 id="try" className="text-heading">
        {words.tryTitle}
      </h2>
      <p className="text-muted">{runs.length === 0 ? words.noRuns : words.tryText}</p>
      {runs.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <RunChoice runs={runs} value={run ?? ''} onChange={choose} />
          <Button
            isBusy={trial.isPending}
            whyNot={run === undefined ? words.chooseRun : undefined}
            onClick={() => run !== undefined && trial.mutate(run)}
          >
            {words.try}
          </Button>
        </div>
      )}
      <div role="status">
        {trial.error !== null && <p className="text-failed">{trial.error.message}</p>}
        {trial.data !== undefined && <Result tested={trial.data} />}
      </div>
    </section>
  );
}

interface RunChoiceProps {
  runs: readonly Schemas['ListedRun'][];
  value: string;
  onChange: (runId: string) => void;
}

function RunChoice({ runs, value, onChange }: RunChoiceProps) {
  const zone = useZone();
  return (
    <select
      className="field w-auto max-w-full min-w-0"
      aria-label={words.run}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{words.chooseRun}</option>
      {runs.map(({ id, workflowName, workflowId, status, createdAt }) => (
        <option key={id} value={id}>
          {`${workflowName ?? workflowId} · ${statusWords[status]} · ${formatExact(createdAt, zone)}`}
        </option>
      ))}
    </select>
  );
}

type Tested = AnswerOf<'post', '/api/approval-policies/test'>;

const Result = ({ tested: { required, policies } }: { tested: Tested }) => (
  <>
    <Status look={required ? 'waiting' : 'completed'}>
      {required ? words.required(policies.length) : words.notRequired}
    </Status>
    <ul className="mt-1 list-disc pl-5">
      {policies.map((policy) => (
        <li key={policy.name}>
          <span className="font-strong">{policy.name}</span>: {describeRequirement(policy)}
          {policy.deadline && `. ${describeDeadline(policy.deadline)}`}
        </li>
      ))}
    </ul>
  </>
);
