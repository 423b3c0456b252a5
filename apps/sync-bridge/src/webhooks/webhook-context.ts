import type { EventLog } from '@workspace-ops/bus/events';
import { nameCaller } from '@workspace-ops/contracts';
import type { Database, Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import {
  type AddressPolicy,
  type Clock,
  notFound,
  type ResolveHost,
  type Slots,
} from '@workspace-ops/service-kit';
import { and, eq, type SQL } from 'drizzle-orm';
import { type WebhookRow, webhooks } from '../db/schema/webhooks.ts';
import type { SendEvent } from '../deliveries/send-event.ts';
import type { Ownership } from './ownership.ts';

/** What the operations on callbacks need. */
export interface WebhookDependencies {
  database: Database;
  log: Pick<EventLog, 'readHead'>;
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

export interface WebhookId {
  id: string;
}

/** Who is named in the audit log as the one that did something to a callback. */
export const nameAgent = ({ caller }: RequestContext): string =>
  nameCaller(caller) ?? 'Mobile sync bridge';

/** What the audit log may hold of a callback URL: its path may be a secret. */
export const readOrigin = ({ endpointUrl }: { endpointUrl: string }): string =>
  new URL(endpointUrl).origin;

/** Where a callback of the workspace is. */
export const isWebhook = (workspaceId: string, id: string): SQL | undefined =>
  and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id));

export const webhookNotFound = () => notFound('Webhook');

/** @throws {AppError} `not_found`. */
export async function findWebhook({ db, workspaceId }: Scope, id: string): Promise<WebhookRow> {
  const [row] = await db.select().from(webhooks).where(isWebhook(workspaceId, id));
  if (row === undefined) throw webhookNotFound();
  return row;
}
