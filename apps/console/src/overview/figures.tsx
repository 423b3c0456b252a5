import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, type LinkProps } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { formatCost } from '../ui/format-cost.ts';
import { QueryView } from '../ui/query-view.tsx';
import { words } from './messages.en.ts';
import { dayStatsQuery, failedQuery, waitingQuery } from './queries.ts';

/** The day in figures. Each leads to what it counts. */
export function Figures() {
  const stats = useQuery(dayStatsQuery);
  // The same cards while they load, so that nothing moves then.
  return (
    <QueryView query={stats} skeleton={<FigureList />}>
      {(loaded) => <FigureList stats={loaded} />}
    </QueryView>
  );
}

type Stats = Schemas['AuditStats'];

function FigureList({ stats }: { stats?: Stats }) {
  const waiting = useQuery(waitingQuery).data;
  const failed = useQuery(failedQuery).data;
  const failedCount =
    failed?.isWhole === false ? words.atLeast(failed.runs.length) : count(failed?.runs.length);
  return (
    <ul aria-label={words.figures} className="grid grid-cols-2 gap-3 wide:grid-cols-5">
      <Figure
        name={words.waiting}
        value={count(waiting?.totalCount)}
        link={linkOptions({ to: '/approvals' })}
      />
      <Figure
        name={words.failed}
        value={failedCount}
        link={linkOptions({ to: '/runs', search: { status: 'failed', period: 'day' } })}
      />
      <Figure
        name={words.cost}
        value={stats === undefined ? unknown : formatCost(stats.totalCost24h)}
        link={linkOptions({ to: '/budgets' })}
      />
      <Figure
        name={words.alerts}
        value={count(stats?.securityAlerts)}
        link={linkOptions({ to: '/audit', search: { status: 'error' } })}
      />
      <Figure
        name={words.compliance}
        value={stats?.saifComplianceRate ?? unknown}
        link={linkOptions({ to: '/audit' })}
      />
    </ul>
  );
}

const unknown = '\u00a0';

const count = (value: number | undefined): string => value?.toLocaleString('en') ?? unknown;

interface FigureProps {
  name: string;
  value: string;
  /** Where what it counts is listed. */
  link: LinkProps;
}

const Figure = ({ name, value, link }: FigureProps) => (
  <li className="card">
    <Link {...link} className="flex h-full flex-col rounded p-3 hover:bg-raised">
      <span className="text-title font-strong">{value}</span>
      <span className="text-small text-muted">{name}</span>
    </Link>
  </li>
);
