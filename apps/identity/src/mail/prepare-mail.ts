import { allWorkspaces } from '@workspace-ops/db';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { findAccountByEmail } from '../accounts/find-account.ts';
import { invitations, invitationTokens } from '../db/schema/invitations.ts';
import { mailedTokens, type mailedTokenPurposes } from '../db/schema/mailed-tokens.ts';
import { users } from '../db/schema/users.ts';
import type { Identity } from '../identity.ts';
import type { Mail } from './mailer.ts';
import type { MailRequest } from './mail-request.ts';
import { hashSecret, newSecret } from './mailed-secret.ts';
import {
  invitationMail,
  passwordChangedMail,
  resetMail,
  secretMinutes,
  verificationMail,
} from './write-mail.ts';

type Preparing = Pick<Identity, 'database' | 'clock'>;

/** The mail, with a new secret whose hash is stored; undefined when there is none to send any more. */
export async function prepareMail(
  identity: Preparing,
  request: MailRequest,
): Promise<Mail | undefined> {
  if (request.kind === 'invitation') return prepareInvitation(identity, request);
  const user = (await findAccountByEmail(identity.database, request.email))?.user;
  if (user === undefined) return undefined;
  if (request.kind === 'password_changed') return passwordChangedMail(user);
  const secret = await storeSecret(identity, user, request.kind);
  return request.kind === 'password_reset'
    ? resetMail(user, secret)
    : verificationMail(user, secret);
}

async function storeSecret(
  { database, clock }: Preparing,
  user: { id: string; email: string },
  purpose: (typeof mailedTokenPurposes)[number],
): Promise<string> {
  const secret = newSecret();
  await database.transaction(allWorkspaces, ({ db }) =>
    db.insert(mailedTokens).values({
      hash: hashSecret(secret),
      purpose,
      userId: user.id,
      email: user.email,
      expiresAt: new Date(clock.now().getTime() + secretMinutes * 60_000),
    }),
  );
  return secret;
}

async function prepareInvitation(
  { database, clock }: Preparing,
  { workspaceId, invitationId }: MailRequest & { kind: 'invitation' },
): Promise<Mail | undefined> {
  return database.transaction(workspaceId, async ({ db }) => {
    const [open] = await db
      .select({ email: invitations.email, inviter: users.name })
      .from(invitations)
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(
        and(
          eq(invitations.workspaceId, workspaceId),
          eq(invitations.id, invitationId),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, clock.now()),
        ),
      );
    if (open === undefined) return undefined;
    const secret = newSecret();
    await db
      .insert(invitationTokens)
      .values({ workspaceId, invitationId, hash: hashSecret(secret) });
    return invitationMail(open.email, open.inviter, secret);
  });
}
