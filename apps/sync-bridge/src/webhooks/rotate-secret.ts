import type { WebhookSecretRotated } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { sql } from 'drizzle-orm';
import { webhooks } from '../db/schema/webhooks.ts';
import { newSigningSecret } from '../deliveries/signing-secrets.ts';
import {
  nameAgent,
  isWebhook,
  readOrigin,
  type WebhookDependencies,
  type WebhookId,
  webhookNotFound,
} from './webhook-context.ts';

/**
 * Gives a callback a new secret; for 24 hours the one before signs as well.
 * @throws {AppError} `not_found`.
 */
export async function rotateSecret(
  { database, ownership, clock }: WebhookDependencies,
  ctx: RequestContext,
  { id }: WebhookId,
): Promise<WebhookSecretRotated> {
  const { workspaceId } = ctx.caller;
  const signingSecret = newSigningSecret();
  const stored = await database.transaction(workspaceId, async (tx) => {
    const [row] = await tx.db
      .update(webhooks)
      .set({
        signingSecret,
        previousSecret: sql`${webhooks.signingSecret}`,
        rotatedAt: clock.now(),
        revision: sql`${webhooks.revision} + 1`,
      })
      .where(isWebhook(workspaceId, id))
      .returning();
    if (row === undefined) throw webhookNotFound();
    const origin = readOrigin(row);
    tx.audit({
      agent: nameAgent(ctx),
      action: 'sync.rotate_webhook_secret',
      message: `Gave the mobile webhook at ${origin} a new signing secret.`,
      details: { origin, webhookId: id },
    });
    ownership.announce(tx, id);
    return row;
  });
  await ownership.apply(stored);
  return { signingSecret };
}
