import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { LoadMore } from '../lists/load-more.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { leadKinds } from './kinds.ts';
import { LeadCard } from './lead-card.tsx';
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
