import type { Schemas } from '../api.ts';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';

/** The votes so far, those that a change voided included. */
export function Votes({ approval: { votes } }: { approval: Schemas['Approval'] }) {
  if (votes.length === 0) return null;
  return (
    <section aria-labelledby="votes">
      <h2 id="votes" className="mb-2 text-heading">
        {words.votes}
      </h2>
      <ul className="card divide-y divide-border">
        {votes.map(({ by, inPlaceOf, decision, comment, at, voided }) => (
          <li key={`${by.id} ${at}`} className="flex flex-col gap-1 p-3">
            <span className="flex flex-wrap justify-between gap-2">
              <span className={voided ? 'text-muted' : undefined}>
                {words.outcomes[words.outcomeOf[decision]](by.name)}
                {inPlaceOf !== undefined && ` ${words.inPlaceOf(inPlaceOf.name)}`}
              </span>
              <span className="text-muted">
                <Time at={at} />
              </span>
            </span>
            {comment !== null && <span className="break-words">{comment}</span>}
            {voided && <span className="text-small text-muted">{words.voided}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
