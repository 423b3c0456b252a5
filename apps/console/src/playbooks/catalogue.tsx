import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Schemas } from '../api.ts';
import { useWhyNot } from '../session/me.ts';
import { useAction } from '../ui/action.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { catalogueQuery } from './queries.ts';

type Department = Schemas['MarketplacePlaybook'];

/** The departments that can be mounted, and whether they are. */
export function Catalogue() {
  const query = useQuery(catalogueQuery);
  const whyNot = useWhyNot('admin');
  return (
    <section aria-labelledby="catalogue">
      <h2 id="catalogue" className="text-heading">
        {words.catalogue}
      </h2>
      <p className="mb-3 text-muted">
        {words.catalogueText} {whyNot}
      </p>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
        {(departments) => (
          <ul className="grid grid-cols-1 gap-3 desk:grid-cols-2 wide:grid-cols-3">
            {departments.map((department) => (
              <li key={department.id} className="card flex flex-col gap-2 p-4">
                <DepartmentCard department={department} whyNot={whyNot} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

interface DepartmentCardProps {
  department: Department;
  /** Why it cannot be mounted or unmounted. */
  whyNot: string | undefined;
}

const DepartmentCard = ({ department, whyNot }: DepartmentCardProps) => (
  <>
    <div className="flex items-start justify-between gap-2">
      <h3 className="min-w-0 break-words">{department.name}</h3>
      <Status look={department.isMounted ? 'completed' : 'pending'}>
        {department.isMounted ? words.mounted : words.available}
      </Status>
    </div>
    <p className="text-muted">
      {department.department} · {words.workflows(department.workflowsCount)}
    </p>
    <div className="flex-1">
      <Facts
        items={[
          [words.automation, department.automationRate],
          [words.cycle, department.cycleTimeReduction],
          [words.price, department.price],
        ]}
      />
    </div>
    {department.isMounted ? (
      <UnmountButton department={department} whyNot={whyNot} />
    ) : (
      <MountButton department={department} whyNot={whyNot} />
    )}
  </>
);

/** What mounting changes: the workflows that can be started too. */
const stale = [catalogueQuery.queryKey, ['state'], ['workflows']] as const;

function MountButton({ department: { id, name }, whyNot }: DepartmentCardProps) {
  const { run, isBusy } = useAction(
    () => api.post('/api/marketplace/mount/{id}', { params: { path: { id } } }),
    { done: words.mountDone(name), stale },
  );
  return (
    <Button
      className="self-start"
      aria-label={words.mountOne(name)}
      whyNot={whyNot}
      isBusy={isBusy}
      onClick={() => run()}
    >
      {words.mount}
    </Button>
  );
}

function UnmountButton({ department: { id, name }, whyNot }: DepartmentCardProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    await api.post('/api/marketplace/unmount/{id}', { params: { path: { id } } });
    toast(words.unmountDone(name));
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return (
    <>
      <Button
        className="self-start"
        aria-label={words.unmountOne(name)}
        whyNot={whyNot}
        onClick={() => setAsking(true)}
      >
        {words.unmount}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.unmountOne(name)}
          submit={words.unmount}
          onSend={send}
          onClose={() => setAsking(false)}
          text={words.unmountText}
        />
      )}
    </>
  );
}
