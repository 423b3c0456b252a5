import { allWorkspaces } from '@workspace-ops/db';
import { AppError, invalidField } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import { unsubscribeTokens } from '../db/schema/notifications.ts';
import type { Identity } from '../identity.ts';
import { hashSecret } from '../mail/mailed-tokens.ts';
import { storeApprovals } from './set-notifications.ts';

/**
 * Ends the mails about runs that wait, by the link of one of them and without signing in. The link
 * may be used again, and does nothing else.
 * @throws {AppError} `invalid_input`.
 */
export async function unsubscribe(
  { database, clock }: Pick<Identity, 'database' | 'clock'>,
  _ctx: unknown,
  { token }: { token: string },
): Promise<void> {
  const [link] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select()
      .from(unsubscribeTokens)
      .where(eq(unsubscribeTokens.hash, hashSecret(token))),
  );
  if (link === undefined) throw invalidField('token', 'is not valid or is too old');
  const change = { userId: link.userId, approvals: 'never' as const, updatedAt: clock.now() };
  await database
    .transaction(link.workspaceId, (tx) => storeApprovals(tx, change))
    .catch(ignoreLeaver);
}

/** Who has left the workspace gets no mails of it anyway. */
function ignoreLeaver(error: unknown): void {
  if (error instanceof AppError && error.code === 'not_found') return;
  throw error;
}
