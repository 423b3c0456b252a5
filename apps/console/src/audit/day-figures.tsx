import { useQuery } from '@tanstack/react-query';
import { formatCost } from '../ui/format-cost.ts';
import { words } from './messages.en.ts';
import { auditStatsQuery } from './queries.ts';

/** The last 24 hours in five figures. Without them the log is as useful, so a fault is not shown. */
export function DayFigures() {
  const { data } = useQuery(auditStatsQuery);
  const { day } = words;
  const figures = [
    [day.events, data?.totalEvents24h.toLocaleString('en')],
    [day.reviews, data?.pendingReviews.toLocaleString('en')],
    [day.alerts, data?.securityAlerts.toLocaleString('en')],
    [day.cost, data && formatCost(data.totalCost24h)],
    [day.compliance, data?.saifComplianceRate],
  ] as const;
  return (
    <dl className="card mb-3 grid grid-cols-2 gap-px overflow-hidden desk:grid-cols-5">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end p-3">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="min-h-6 text-heading font-strong">{value ?? ' '}</dd>
        </div>
      ))}
    </dl>
  );
}
