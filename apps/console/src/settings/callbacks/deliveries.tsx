import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../api.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { words } from '../messages.en.ts';
import { DeliveryStatus } from './callback-columns.tsx';
import { deliveriesQuery } from './queries.ts';

/** What was sent to a callback, newest first. */
export function Deliveries({ id }: { id: string }) {
  const query = useQuery(deliveriesQuery(id));
  return (
    <section className="mt-4" aria-labelledby="deliveries">
      <h3 id="deliveries" className="mb-1">
        {words.deliveries}
      </h3>
      <QueryView
        query={query}
        skeleton={<SkeletonLines />}
        isEmpty={(deliveries) => deliveries.length === 0}
        empty={<p className="text-muted">{words.noDeliveries}</p>}
      >
        {(deliveries) => (
          <ul className="divide-y divide-border">
            {deliveries.map((delivery) => (
              <DeliveryLine key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

const DeliveryLine = ({ delivery }: { delivery: Schemas['WebhookDelivery'] }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
    <code className="font-mono text-small break-all">{delivery.event}</code>
    <DeliveryStatus status={delivery.status} />
    <span className="basis-full text-small text-muted">
      <Time at={delivery.at} /> · {words.attempts}: {delivery.attempts} · {words.answer}:{' '}
      {delivery.responseStatus ?? words.noAnswer}
    </span>
  </li>
);
