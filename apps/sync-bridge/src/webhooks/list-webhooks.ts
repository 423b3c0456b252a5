import {
  hasRole,
  type Caller,
  type Webhook,
  type WebhookFound,
  type WebhookList,
} from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import {
  webhookDeliveries,
  type WebhookDeliveryRow,
  type WebhookRow,
  webhooks,
} from '../db/schema/webhooks.ts';
import { toDelivery } from './list-deliveries.ts';
import {
  findWebhook,
  readOrigin,
  type WebhookDependencies,
  type WebhookId,
} from './webhook-context.ts';

/** An answer stays small also where the setting allows more callbacks. */
const mostListed = 500;

/** The workspace's callbacks, newest first. */
export async function listWebhooks(
  { database }: Pick<WebhookDependencies, 'database'>,
  { caller }: RequestContext,
): Promise<WebhookList> {
  const { workspaceId } = caller;
  return database.read(workspaceId, async (scope) => {
    const rows = await scope.db
      .select()
      .from(webhooks)
      .where(eq(webhooks.workspaceId, workspaceId))
      .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
      .limit(mostListed);
    const totalCount = await scope.db.$count(webhooks, eq(webhooks.workspaceId, workspaceId));
    const ids = rows.map(({ id }) => id);
    const last = await lastDeliveries(scope, ids);
    return { webhooks: rows.map((row) => toWebhook(row, last.get(row.id), caller)), totalCount };
  });
}

/** @throws {AppError} `not_found`. */
export async function getWebhook(
  { database }: Pick<WebhookDependencies, 'database'>,
  { caller }: RequestContext,
  { id }: WebhookId,
): Promise<WebhookFound> {
  return database.read(caller.workspaceId, async (scope) => {
    const row = await findWebhook(scope, id);
    const last = await lastDeliveries(scope, [id]);
    return { webhook: toWebhook(row, last.get(id), caller) };
  });
}

/** By the callback's id, of those to which anything was sent. */
async function lastDeliveries(
  { db, workspaceId }: Scope,
  ids: readonly string[],
): Promise<Map<string, WebhookDeliveryRow>> {
  if (ids.length === 0) return new Map();
  const { webhookId, position } = webhookDeliveries;
  const isListed = and(
    eq(webhookDeliveries.workspaceId, workspaceId),
    inArray(webhookId, [...ids]),
  );
  const newest = db
    .select({ webhookId, position: max(position) })
    .from(webhookDeliveries)
    .where(isListed)
    .groupBy(webhookId);
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(isListed, sql`(${webhookId}, ${position}) in ${newest}`));
  return new Map(rows.map((row) => [row.webhookId, row]));
}

/** Without its secrets, which only those answers show that make them. */
const toWebhook = (
  row: WebhookRow,
  last: WebhookDeliveryRow | undefined,
  caller: Caller,
): Webhook => ({
  id: row.id,
  endpointUrl: mayManage(caller) ? row.endpointUrl : withoutPath(row),
  label: row.deviceLabel,
  events: row.events,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  lastDelivery: last === undefined ? null : toDelivery(last),
});

const mayManage = ({ role, token }: Caller): boolean =>
  token === undefined && (role === null || hasRole(role, 'admin'));

/** The path of a callback URL may be a secret by which anybody posts there. */
function withoutPath(row: WebhookRow): string {
  const origin = readOrigin(row);
  return row.endpointUrl === `${origin}/` ? row.endpointUrl : `${origin}/…`;
}
