import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { formatCost } from '../ui/format-cost.ts';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { words } from './messages.en.ts';
import { PeriodBudget } from './period-budget.tsx';
import { budgetsQuery } from './queries.ts';

export function BudgetsPage() {
  const query = useQuery(budgetsQuery);
  const { do: action } = useSearch({ from: '/shell/budgets' });
  const navigate = useNavigate({ from: '/budgets' });
  const whyNot = useWhyNot('admin');
  return (
    <Page
      title={words.title}
      actions={
        <Button
          kind="primary"
          icon="budgets"
          whyNot={whyNot}
          onClick={() => void navigate({ search: { do: 'set' } })}
        >
          {words.setLimits}
        </Button>
      }
    >
      <p className="mb-4 max-w-[72ch] text-muted">
        {words.lead} {whyNot}
      </p>
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {(budgets) => (
          <>
            <Overview budgets={budgets} />
            {action === 'set' && whyNot === undefined && (
              <LimitsDialog budgets={budgets} onClose={() => void navigate({ search: {} })} />
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Overview({ budgets }: { budgets: Schemas['Budgets'] }) {
  const { reservedUsd, perRunUsd, onLimit, allowUnknownPrices } = budgets;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
        <PeriodBudget
          title={words.today}
          spentUsd={budgets.spentTodayUsd}
          reservedUsd={reservedUsd}
          limitUsd={budgets.dailyUsd}
        />
        <PeriodBudget
          title={words.month}
          spentUsd={budgets.spentThisMonthUsd}
          reservedUsd={reservedUsd}
          limitUsd={budgets.monthlyUsd}
        />
      </div>
      <section className="card p-4">
        <Facts
          items={[
            [words.perRun, perRunUsd === null ? words.noLimit : formatCost(perRunUsd)],
            [words.onLimit, words.onLimits[onLimit]],
            [words.unknownPrices, allowUnknownPrices ? words.allowed : words.refused],
          ]}
        />
        <p className="mt-3 text-small text-muted">{words.thresholds}</p>
      </section>
    </div>
  );
}
