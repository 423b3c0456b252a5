import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { LoadMore } from '../lists/load-more.tsx';
import { useWorkspaceZone } from '../scheduling/use-workspace-zone.ts';
import { Facts } from '../ui/facts.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { describeDetails, formatTimes } from './describe-details.ts';
import { leadKinds } from './kinds.ts';
import { words } from './messages.en.ts';
import { leadsQuery } from './queries.ts';

export function LeadsPage() {
  const { kind = 'replies' } = useSearch({ from: '/shell/inbox/leads' });
  const query = useInfiniteQuery(leadsQuery(kind));
  return (
    <Page title={words.title}>
      <p className="mb-3 text-muted">{words.lead}</p>
      <nav aria-label={words.kindsLabel} className="mb-3 flex flex-wrap gap-2">
        {leadKinds.map((value) => (
          <Link
            key={value}
            to="/inbox/leads"
            search={value === 'replies' ? {} : { kind: value }}
            className="chip"
            data-chosen={value === kind || undefined}
            aria-current={value === kind ? 'page' : undefined}
          >
            {words.kinds[value]}
          </Link>
        ))}
      </nav>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={5} />}
        isEmpty={({ pages }) => pages[0]?.logs.length === 0}
        empty={<PlainState icon="inbox" title={words.emptyTitle} text={words.emptyTexts[kind]} />}
      >
        {({ pages }) => {
          const entries = pages.flatMap(({ logs }) => logs);
          return (
            <>
              <ul aria-label={words.list} className="flex flex-col gap-3">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <LeadCard entry={entry} />
                  </li>
                ))}
              </ul>
              <LoadMore
                query={query}
                shown={entries.length}
                totalCount={pages[0]?.totalCount ?? 0}
              />
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

/** A lead with what is known of it, and the way to what it has started. */
function LeadCard({ entry }: { entry: Schemas['AuditLogEntry'] }) {
  const { details, message, timestamp, actor, agent } = entry;
  const { runId } = details;
  const zone = useWorkspaceZone()?.zone ?? 'UTC';
  return (
    <article className="card flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-body">{formatTimes(message, zone)}</h2>
        <span className="text-muted">
          <Time at={timestamp} />
        </span>
      </div>
      <Facts items={[...describeDetails(details, zone), [words.source, actor?.name ?? agent]]} />
      {typeof runId === 'string' ? (
        <Link to="/runs/$runId" params={{ runId }} className="button self-start">
          {words.openRun}
        </Link>
      ) : (
        <p className="text-small text-muted">{words.none}</p>
      )}
    </article>
  );
}
