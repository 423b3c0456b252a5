import type { RegisterWebhookInput, WebhookRegistered } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import type { Clock } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import type { Deliveries } from '../deliveries/deliveries.ts';
import type { AddressPolicy } from './address-policy.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { registrationStamp, webhooksChannel, writeAnnouncement } from './announcement.ts';
import type { ResolveHost } from './resolve-host.ts';
import {
  subscriptionKey,
  type NewSubscription,
  type Subscription,
  type Subscriptions,
} from './subscriptions.ts';

export interface RegistrationDependencies {
  database: Database;
  subscriptions: Subscriptions;
  deliveries: Deliveries;
  policy: AddressPolicy;
  resolveHost: ResolveHost;
  /** Names this process among the replicas. */
  replicaId: string;
  clock: Clock;
}

/**
 * Subscribes a callback URL to the workspace's live events, in this process's memory.
 * @throws {AppError} `invalid_input` for an address that must not be called, `conflict` when
 *   there are too many.
 */
export async function registerWebhook(
  deps: RegistrationDependencies,
  call: Call,
  input: RegisterWebhookInput,
): Promise<WebhookRegistered> {
  const { workspaceId } = call.caller;
  const endpointUrl = await checkEndpoint(input.endpointUrl, deps.policy, deps.resolveHost);
  const stamp = registrationStamp(deps.clock.now().getTime(), deps.replicaId);
  const given = { workspaceId, endpointUrl, deviceLabel: input.deviceLabel, stamp };
  const giveBack = deps.subscriptions.reserve(workspaceId, endpointUrl);
  try {
    await recordRegistration(deps, call, given);
    const { subscriberId, signingSecret } = await subscribe(deps, given);
    const message = 'Webhook registered';
    return { success: true, message, subscriberId, endpointUrl: input.endpointUrl, signingSecret };
  } finally {
    giveBack();
  }
}

/** Audited without the URL's path, which may be a secret, and without the label, a person's words. */
const recordRegistration = (
  { database }: RegistrationDependencies,
  call: Call,
  { workspaceId, endpointUrl, stamp }: NewSubscription,
): Promise<void> =>
  database.transaction(workspaceId, async (tx) => {
    const { origin } = new URL(endpointUrl);
    tx.audit({
      agent: call.caller.email ?? 'Mobile sync bridge',
      action: 'sync.register_webhook',
      message: `Registered a mobile webhook at ${origin}.`,
      details: { origin },
    });
    const notice = writeAnnouncement({ stamp, key: subscriptionKey(workspaceId, endpointUrl) });
    await tx.db.execute(sql`select pg_notify(${webhooksChannel}, ${notice})`);
  });

async function subscribe(
  { subscriptions, deliveries }: RegistrationDependencies,
  given: NewSubscription,
): Promise<Subscription> {
  const { subscription, isNew } = subscriptions.put(given);
  if (!isNew) return subscription;
  try {
    await deliveries.add(subscription);
    // Another replica's registration can have come in between: then the URL is that one's.
    if (!subscriptions.isLatest(subscription)) {
      subscriptions.remove(subscription);
      deliveries.remove(subscription);
    }
    return subscription;
  } catch (error) {
    subscriptions.remove(subscription);
    throw error;
  }
}
