import { Link } from '@tanstack/react-router';
import type { Schemas } from '../../api.ts';
import type { Column } from '../../ui/records.tsx';
import { Status, type Look } from '../../ui/status.tsx';
import { Time } from '../../ui/time.tsx';
import { words } from '../messages.en.ts';

type Callback = Schemas['Webhook'];
type Delivery = Schemas['WebhookDelivery'];

const deliveryLooks = {
  delivered: 'completed',
  failed: 'failed',
  pending: 'running',
} satisfies Record<Delivery['status'], Look>;

export const DeliveryStatus = ({ status }: Pick<Delivery, 'status'>) => (
  <Status look={deliveryLooks[status]}>{words.deliveryStates[status]}</Status>
);

export const callbackColumns: readonly Column<Callback>[] = [
  {
    key: 'label',
    header: words.label,
    onPhone: 'title',
    cell: ({ label, endpointUrl }) => (
      <>
        <span className="font-strong">{label}</span>
        <span className="block text-small font-normal break-all text-muted">{endpointUrl}</span>
      </>
    ),
  },
  {
    key: 'events',
    header: words.events,
    cell: ({ events }) => (events === null ? words.allEvents : words.eventCount(events.length)),
  },
  {
    key: 'status',
    header: words.status,
    cell: ({ status }) => (
      <Status look={status === 'active' ? 'completed' : 'failed'}>
        {words.callbackStates[status]}
      </Status>
    ),
  },
  {
    key: 'last',
    header: words.lastDelivery,
    cell: ({ lastDelivery }) =>
      lastDelivery === null ? (
        words.noDelivery
      ) : (
        <span className="inline-flex flex-wrap gap-2">
          <DeliveryStatus status={lastDelivery.status} />
          <Time at={lastDelivery.at} />
        </span>
      ),
  },
  {
    key: 'manage',
    header: words.manage,
    onPhone: 'action',
    className: 'desk:w-0 desk:text-right',
    cell: ({ id, label }) => (
      <Link
        to="/settings/callbacks"
        search={{ id }}
        resetScroll={false}
        className="button"
        aria-label={words.manageOne(label)}
      >
        {words.manage}
      </Link>
    ),
  },
];
