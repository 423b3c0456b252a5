import type {
  LiveEventName,
  webhookDeliveryStatuses,
  webhookStatuses,
} from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { syncSchema } from './sync-schema.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** The registered callbacks, and how far each has come in its workspace's live events. */
export const webhooks = syncSchema.table(
  'webhooks',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    /** In its normal form. */
    endpointUrl: text().notNull(),
    /** The SHA-256 of the URL: an index entry has a limit, a URL has not. */
    endpointKey: text().notNull(),
    deviceLabel: text().notNull(),
    /** Null: all events. */
    events: text().array().$type<LiveEventName[]>(),
    status: text().$type<(typeof webhookStatuses)[number]>().notNull(),
    createdAt: moment().notNull(),
    /** `whsec_` and the base64 of 32 bytes. */
    signingSecret: text().notNull(),
    previousSecret: text(),
    rotatedAt: moment(),
    /** Every event up to here was delivered, given up or not wanted. */
    position: bigint({ mode: 'number' }).notNull(),
    /** Since when nothing but failures came back. */
    failingSince: moment(),
    /** The replica that delivers, while it is among the alive `webhook_owners`. */
    ownerId: text(),
    /** Grows with each change, so that a newer one is told from an older one. */
    revision: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('webhooks_endpoint_key').on(table.workspaceId, table.endpointKey),
    index('webhooks_owner_idx')
      .on(table.ownerId)
      .where(sql`status = 'active'`),
  ],
);

export type WebhookRow = typeof webhooks.$inferSelect;

/** The replicas that deliver; who does not renew its row in time is taken for dead. */
export const webhookOwners = syncSchema.table('webhook_owners', {
  id: text().primaryKey(),
  aliveUntil: timestamp({ withTimezone: true }).notNull(),
  /** Reads each workspace's events by themselves; the releases that do not leave it out. */
  readsByWorkspace: boolean().notNull().default(false),
});

/** What became of the last events of each callback. */
export const webhookDeliveries = syncSchema.table(
  'webhook_deliveries',
  {
    workspaceId: text().notNull(),
    webhookId: text().notNull(),
    /** The event's. */
    position: bigint({ mode: 'number' }).notNull(),
    eventId: text().notNull(),
    event: text().$type<LiveEventName>().notNull(),
    /** The last try. */
    at: moment().notNull(),
    status: text().$type<(typeof webhookDeliveryStatuses)[number]>().notNull(),
    attempts: integer().notNull(),
    responseStatus: integer(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.webhookId, table.position] })],
);

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
