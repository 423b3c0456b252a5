import { allWorkspaces } from '@workspace-ops/db';
import { hourMs, minuteMs, type PeriodicTask } from '@workspace-ops/service-kit';
import { and, eq, exists, lt } from 'drizzle-orm';
import { invitations, invitationTokens } from './db/schema/invitations.ts';
import { mailedTokens } from './db/schema/mailed-tokens.ts';
import { ssoSignIns } from './db/schema/sso.ts';
import type { Identity } from './identity.ts';
import { deleteOldApprovalMails, sendDigests } from './mail/send-digests.ts';
import { deleteExpiredChallenges } from './second-factors/challenges.ts';
import { deleteExpiredSessions } from './sessions/delete-expired-sessions.ts';
import { purgeDeletedTokens } from './tokens/deleted-tokens.ts';

export const listMaintenance = (identity: Identity): PeriodicTask[] => [
  { name: 'rotate session keys', everyMs: minuteMs, run: () => identity.keys.refresh() },
  { name: 'delete expired sessions', everyMs: hourMs, run: () => deleteExpiredSessions(identity) },
  { name: 'purge deleted tokens', everyMs: hourMs, run: () => purgeDeletedTokens(identity) },
  { name: 'send daily mails', everyMs: minuteMs, atStart: true, run: () => sendDigests(identity) },
  {
    name: 'delete old approval mails',
    everyMs: hourMs,
    run: () => deleteOldApprovalMails(identity),
  },
  { name: 'delete expired secrets', everyMs: hourMs, run: () => deleteExpiredSecrets(identity) },
  { name: 'delete expired sign-ins', everyMs: hourMs, run: () => deleteExpiredSignIns(identity) },
  {
    name: 'delete expired challenges',
    everyMs: hourMs,
    run: () => deleteExpiredChallenges(identity),
  },
  {
    name: 'delete expired attempts',
    everyMs: hourMs,
    run: () => identity.limits.deleteExpired(),
  },
  { name: 'delete full token buckets', everyMs: hourMs, run: () => identity.buckets.deleteFull() },
];

/** Removes the hashes of secrets that are too old to be used. */
async function deleteExpiredSecrets({
  database,
  clock,
}: Pick<Identity, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await database.transaction(allWorkspaces, async ({ db }) => {
    await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
    await db.delete(invitationTokens).where(
      exists(
        db
          .select({ id: invitations.id })
          .from(invitations)
          .where(
            and(
              eq(invitations.workspaceId, invitationTokens.workspaceId),
              eq(invitations.id, invitationTokens.invitationId),
              lt(invitations.expiresAt, now),
            ),
          ),
      ),
    );
  });
}

/** Removes sign-ins that never came back from their provider. */
const deleteExpiredSignIns = ({
  database,
  clock,
}: Pick<Identity, 'database' | 'clock'>): Promise<void> =>
  database.transaction(allWorkspaces, async ({ db }) => {
    await db.delete(ssoSignIns).where(lt(ssoSignIns.expiresAt, clock.now()));
  });
