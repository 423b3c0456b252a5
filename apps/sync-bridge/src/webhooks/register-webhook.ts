import { hash } from 'node:crypto';
import type { RegisterWebhookInput, WebhookRegistered } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, newId } from '@workspace-ops/service-kit';
import { and, eq, sql } from 'drizzle-orm';
import { type WebhookRow, webhooks } from '../db/schema/webhooks.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { ensureOwner } from './claim-webhooks.ts';
import { newSigningSecret } from '../deliveries/signing-secrets.ts';
import { nameAgent, readOrigin, type WebhookDependencies } from './webhook-context.ts';

/**
 * Subscribes a callback URL to the workspace's live events. The same URL again is the same
 * subscriber with the newer label and filter, delivered to again if it was disabled.
 * @throws {AppError} `invalid_input` for an address that must not be called, `conflict` when
 *   there are too many.
 */
export async function registerWebhook(
  deps: WebhookDependencies,
  ctx: RequestContext,
  input: RegisterWebhookInput,
): Promise<WebhookRegistered> {
  const { workspaceId } = ctx.caller;
  const endpointUrl = await checkEndpoint(input.endpointUrl, deps.policy, deps.resolveHost);
  const release = await deps.registrationSlots.acquire(workspaceId);
  try {
    const row = await store(deps, ctx, { ...input, endpointUrl });
    await deps.ownership.apply(row);
    return {
      success: true,
      message: 'Webhook registered',
      subscriberId: row.id,
      endpointUrl: input.endpointUrl,
      signingSecret: row.signingSecret,
    };
  } finally {
    release();
  }
}

async function store(
  deps: WebhookDependencies,
  ctx: RequestContext,
  { endpointUrl, deviceLabel, events }: RegisterWebhookInput,
): Promise<WebhookRow> {
  const { database, log, ownership, clock, replicaId, maxSubscriptions } = deps;
  const { workspaceId } = ctx.caller;
  const position = await log.readHead(workspaceId);
  return database.transaction(workspaceId, async (tx) => {
    const stored = await storeRegistration(tx, {
      endpointUrl,
      deviceLabel,
      events: events === undefined ? null : [...new Set(events)],
      now: clock.now(),
      position,
      replicaId,
      maxSubscriptions,
    });
    const origin = readOrigin(stored);
    // Without the URL's path, which may be a secret, and without the label, a person's words.
    tx.audit({
      agent: nameAgent(ctx),
      action: 'sync.register_webhook',
      message: `Registered a mobile webhook at ${origin}.`,
      details: { origin, webhookId: stored.id, ...(stored.events && { events: stored.events }) },
    });
    ownership.announce(tx, stored.id);
    return stored;
  });
}

interface Registration extends Pick<WebhookRow, 'endpointUrl' | 'deviceLabel' | 'events'> {
  now: Date;
  /** Events that come from now on; those before are nothing to a new subscriber. */
  position: number;
  /** Delivers, unless another replica does already. */
  replicaId: string;
  maxSubscriptions: number;
}

/** With the workspace's hash: its registrations take turns, so that none passes the limit. */
const registrationLock = 7_236_405;

/** @throws {AppError} `conflict` when the workspace holds as many as it may. */
async function storeRegistration(tx: Transaction, registration: Registration): Promise<WebhookRow> {
  const { workspaceId, db } = tx;
  const { endpointUrl, replicaId } = registration;
  const endpointKey = hash('sha256', endpointUrl, 'base64url');
  await db.execute(
    sql`select pg_advisory_xact_lock(${registrationLock}, hashtext(${workspaceId}))`,
  );
  const [known] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.endpointKey, endpointKey)))
    .for('update');
  if (known === undefined) await checkCount(tx, registration.maxSubscriptions);
  if (known?.status !== 'active') ensureOwner(tx, replicaId);
  return known === undefined
    ? insert(tx, registration, endpointKey)
    : replace(tx, registration, known);
}

async function insert(
  { db, workspaceId }: Transaction,
  { endpointUrl, deviceLabel, events, now, replicaId, position }: Registration,
  endpointKey: string,
): Promise<WebhookRow> {
  const [row] = await db
    .insert(webhooks)
    .values({
      workspaceId,
      id: newId('sub'),
      endpointUrl,
      endpointKey,
      deviceLabel,
      events,
      status: 'active',
      createdAt: now,
      signingSecret: newSigningSecret(),
      position,
      ownerId: replicaId,
      revision: 1,
    })
    .returning();
  return row!;
}

async function replace(
  { db, workspaceId }: Transaction,
  { deviceLabel, events, replicaId, position }: Registration,
  known: WebhookRow,
): Promise<WebhookRow> {
  const enabled =
    known.status === 'active'
      ? {}
      : {
          status: 'active' as const,
          failingSince: null,
          position,
          ownerId: replicaId,
        };
  const [row] = await db
    .update(webhooks)
    .set({ deviceLabel, events, revision: known.revision + 1, ...enabled })
    .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, known.id)))
    .returning();
  return row!;
}

async function checkCount(
  { db, workspaceId }: Transaction,
  maxSubscriptions: number,
): Promise<void> {
  const held = await db.$count(webhooks, eq(webhooks.workspaceId, workspaceId));
  if (held < maxSubscriptions) return;
  throw new AppError(
    'conflict',
    `No more webhooks can be registered: a workspace may have ${maxSubscriptions}. Delete one first.`,
  );
}
