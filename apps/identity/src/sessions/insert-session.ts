import type { Transaction } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import type { NewSession } from './prepare-session.ts';

/** Stores a session and refreshes the user's last sign-in. */
export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  const { id, user, client, createdAt, expiresAt } = session;
  await tx.db.insert(sessions).values({
    workspaceId: user.workspaceId,
    id,
    userId: user.id,
    createdAt,
    expiresAt,
    lastSeenAt: createdAt,
    userAgent: client.userAgent,
    address: client.address,
  });
  await tx.db.update(users).set({ lastSignedInAt: createdAt }).where(eq(users.id, user.id));
}
