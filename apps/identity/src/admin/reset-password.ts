import { systemActor } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { mailedTokens } from '../db/schema/mailed-tokens.ts';
import { hashSecret, newSecret } from '../mail/mailed-tokens.ts';
import { secretMinutes } from '../mail/write-mail.ts';
import { type Administration, operator } from './administration.ts';
import { findUser } from './find-user.ts';

/**
 * Makes a code that resets a person's password, once, as a mail would have it. The password and the
 * sessions stay until it is used.
 * @throws {Error} for an email without an account.
 */
export async function makeResetCode(
  admin: Administration,
  email: string,
): Promise<{ code: string; minutes: number }> {
  const user = await findUser(admin, email);
  const code = newSecret();
  await admin.database.transaction(allWorkspaces, async (tx) => {
    const now = admin.clock.now();
    await tx.db.insert(mailedTokens).values({
      hash: hashSecret(code),
      purpose: 'password_reset',
      userId: user.id,
      email: user.email,
      expiresAt: new Date(now.getTime() + secretMinutes * 60_000),
    });
    tx.audit({
      workspaceId: user.workspaceId,
      agent: operator,
      actor: systemActor,
      action: 'admin.password_reset',
      message: 'Made a code that resets a password.',
      status: 'warning',
      timestamp: now.toISOString(),
      details: { userId: user.id },
    });
  });
  return { code, minutes: secretMinutes };
}
