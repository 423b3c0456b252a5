import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Status } from '../ui/status.tsx';
import { Time } from '../ui/time.tsx';
import { AcknowledgeRollback } from './acknowledge-rollback.tsx';
import { describeChain } from './describe-chain.ts';
import { words } from './messages.en.ts';
import { auditVerificationQuery } from './queries.ts';

/** Whether the log is whole: what a verification has found, and the button that begins one. */
export function ChainState() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(auditVerificationQuery);
  return (
    <section className="card mb-4 flex flex-col gap-3 p-3" aria-labelledby="chain">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="chain" className="text-heading">
          {words.chain}
        </h2>
        <Button kind="primary" icon="policies" isBusy={isFetching} onClick={() => void refetch()}>
          {isFetching ? words.verifying : words.verify}
        </Button>
      </div>
      <div role="status" className="flex flex-col gap-3">
        {error !== null && <p className="text-failed">{error.message}</p>}
        {data === undefined ? (
          <p className="text-muted">{words.notVerified}</p>
        ) : (
          <Verified verification={data} at={new Date(dataUpdatedAt).toISOString()} />
        )}
      </div>
    </section>
  );
}

interface VerifiedProps {
  verification: Schemas['AuditVerification'];
  at: string;
}

function Verified({ verification, at }: VerifiedProps) {
  const { valid, headHash, checkedEvents, brokenAt, rollbacks = [] } = verification;
  const { title, text } = describeChain(verification);
  return (
    <>
      <p>
        <Status look={valid ? 'completed' : 'failed'}>{title}</Status>
        {text !== null && <span className="block">{text}</span>}
      </p>
      <Facts
        items={[
          [words.checked, checkedEvents.toLocaleString('en')],
          [words.checkedAt, <Time key="at" at={at} />],
          [words.firstFault, brokenAt ? (brokenAt.id ?? `#${brokenAt.position}`) : null],
          [
            words.headHash,
            <span key="hash" className="flex flex-wrap items-center gap-1">
              <code className="min-w-0 font-mono text-small break-all">{headHash}</code>
              <CopyButton text={headHash} label={words.copyHash} />
            </span>,
          ],
        ]}
      />
      {verification.state === 'rolled_back' && <AcknowledgeRollback />}
      {rollbacks.length > 0 && (
        <div>
          <h3>{words.rollbacks}</h3>
          <ul className="list-disc pl-5">
            {rollbacks.map(({ at: rolledBackAt, position, by, reason }) => (
              <li key={rolledBackAt}>
                <Time at={rolledBackAt} isExact /> · {words.rollback(position, by)}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
