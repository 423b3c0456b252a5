import type { RegisterWebhookInput, WebhookRegistered } from '@workspace-ops/contracts';
import type { Call } from '@workspace-ops/rpc';
import type { WebhookRow } from '../db/schema/webhooks.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { storeRegistration } from './store-registration.ts';
import { agentOf, originOf, type WebhookDependencies } from './webhook-context.ts';

/**
 * Subscribes a callback URL to the workspace's live events. The same URL again is the same
 * subscriber with the newer label and filter, delivered to again if it was disabled.
 * @throws {AppError} `invalid_input` for an address that must not be called, `conflict` when
 *   there are too many.
 */
export async function registerWebhook(
  deps: WebhookDependencies,
  call: Call,
  input: RegisterWebhookInput,
): Promise<WebhookRegistered> {
  const { workspaceId } = call.caller;
  const endpointUrl = await checkEndpoint(input.endpointUrl, deps.policy, deps.resolveHost);
  const release = await deps.registrationSlots.acquire(workspaceId);
  try {
    const row = await store(deps, call, { ...input, endpointUrl });
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

const store = (
  { database, ownership, clock, replicaId, maxSubscriptions }: WebhookDependencies,
  call: Call,
  { endpointUrl, deviceLabel, events }: RegisterWebhookInput,
): Promise<WebhookRow> =>
  database.transaction(call.caller.workspaceId, async (tx) => {
    const stored = await storeRegistration(tx, {
      endpointUrl,
      deviceLabel,
      events: events === undefined ? null : [...new Set(events)],
      now: clock.now(),
      replicaId,
      maxSubscriptions,
    });
    const origin = originOf(stored);
    // Without the URL's path, which may be a secret, and without the label, a person's words.
    tx.audit({
      agent: agentOf(call),
      action: 'sync.register_webhook',
      message: `Registered a mobile webhook at ${origin}.`,
      details: { origin, webhookId: stored.id, ...(stored.events && { events: stored.events }) },
    });
    ownership.announce(tx, stored.id);
    return stored;
  });
