import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { changeSearch } from '../lists/change-search.ts';
import { Choice } from '../lists/choice.tsx';
import { Facts } from '../ui/facts.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { handoffKey } from './count-handoffs.ts';
import { HandoffGraph } from './handoff-graph.tsx';
import { HandoffTable } from './handoff-table.tsx';
import { words } from './messages.en.ts';
import { handoffCountsQuery, mostCounted, playbooksQuery } from './queries.ts';

/** A handoff with its playbook and how often it happened lately. */
export type CountedHandoff = Schemas['Handoff'] & {
  key: string;
  playbookName: string;
  count: number;
};

export function Handoffs() {
  const query = useQuery(playbooksQuery);
  const { data: counted } = useQuery(handoffCountsQuery);
  const { playbook: chosenId, as } = useSearch({ from: '/shell/playbooks' });
  const chosen = query.data?.find(({ id }) => id === chosenId);
  return (
    <section aria-labelledby="handoffs">
      <h2 id="handoffs" className="text-heading">
        {words.handoffs}
      </h2>
      <p className="mb-3 text-muted">
        {words.handoffsText} {words.legend}
        {counted?.isWhole === false && ` ${words.newest(mostCounted)}`}
      </p>
      <QueryView query={query} skeleton={<SkeletonRows count={5} />}>
        {(playbooks) => {
          const shown = chosen === undefined ? playbooks : [chosen];
          const handoffs = shown.flatMap((playbook) => describeCount(playbook, counted?.counts));
          return (
            <div className="flex flex-col gap-3">
              <HandoffChoice playbooks={playbooks} />
              {chosen !== undefined && <PlaybookFacts playbook={chosen} />}
              {as === 'table' ? (
                <HandoffTable handoffs={handoffs} />
              ) : (
                <HandoffGraph handoffs={handoffs} />
              )}
            </div>
          );
        }}
      </QueryView>
    </section>
  );
}

const describeCount = (
  { id, name, handoffs }: Schemas['Playbook'],
  counts: ReadonlyMap<string, number> | undefined,
): CountedHandoff[] =>
  handoffs.map((handoff) => {
    const key = handoffKey(id, handoff.sequence);
    return { ...handoff, key, playbookName: name, count: counts?.get(key) ?? 0 };
  });

function HandoffChoice({ playbooks }: { playbooks: readonly Schemas['Playbook'][] }) {
  const { playbook, as } = useSearch({ from: '/shell/playbooks' });
  const navigate = useNavigate({ from: '/playbooks' });
  const change = (changes: { playbook?: string | undefined; as?: 'table' | undefined }) =>
    void navigate({
      search: (old) => changeSearch(old, changes),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Choice
        label={words.playbook}
        value={playbook}
        options={Object.fromEntries(playbooks.map(({ id, name }) => [id, name]))}
        onChange={(id) => change({ playbook: id })}
      />
      {[undefined, 'table' as const].map((value) => (
        <button
          key={value ?? 'graph'}
          type="button"
          className="chip"
          aria-pressed={as === value}
          onClick={() => change({ as: value })}
        >
          {value === undefined ? words.graph : words.table}
        </button>
      ))}
    </div>
  );
}

const PlaybookFacts = ({ playbook }: { playbook: Schemas['Playbook'] }) => (
  <div className="card p-4">
    <p className="mb-2">{playbook.description}</p>
    <Facts
      items={[
        [words.trigger, playbook.trigger],
        [words.completion, playbook.completionCriteria],
        [words.owner, playbook.primaryOwner],
        [words.approver, playbook.approvalOwner],
        [words.stop, playbook.stopConditions.join(' ')],
      ]}
    />
  </div>
);
