import type { Database } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import type { Clock } from '@workspace-ops/service-kit';
import type { SendEvent } from '../deliveries/send-event.ts';
import type { Slots } from '../deliveries/slots.ts';
import type { AddressPolicy } from './address-policy.ts';
import type { Ownership } from './ownership.ts';
import type { ResolveHost } from './resolve-host.ts';

/** What the operations on callbacks need. */
export interface WebhookDependencies {
  database: Database;
  /** Names this process among the replicas. */
  replicaId: string;
  ownership: Pick<Ownership, 'announce' | 'apply' | 'reload'>;
  send: SendEvent;
  policy: AddressPolicy;
  resolveHost: ResolveHost;
  maxSubscriptions: number;
  /** Registrations at a time: those of one workspace wait for each other in the database. */
  registrationSlots: Slots;
  clock: Clock;
}

/** Who is named in the audit log as the one that did something to a callback. */
export const agentOf = ({ caller }: Call): string => caller.email ?? 'Mobile sync bridge';

/** What the audit log may hold of a callback URL: its path may be a secret. */
export const originOf = ({ endpointUrl }: { endpointUrl: string }): string =>
  new URL(endpointUrl).origin;
