import { allWorkspaces, type Database, type Transaction } from '@workspace-ops/db';
import type { Logger } from '@workspace-ops/service-kit';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { findAccountByEmail } from '../accounts/find-account.ts';
import { isSsoOnly } from '../accounts/sso-only.ts';
import { invitations, invitationTokens } from '../db/schema/invitations.ts';
import { type mailedTokenPurposes, mailedTokens } from '../db/schema/mailed-tokens.ts';
import { users, workspaces } from '../db/schema/accounts.ts';
import { suspensions } from '../db/schema/suspensions.ts';
import type { Identity } from '../identity.ts';
import type { MailRequest } from '../mail-request.ts';
import { hashSecret, newSecret } from './mailed-tokens.ts';
import type { Mail, Mailer } from './mailer.ts';
import { prepareDigest, prepareNotice } from './prepare-notice.ts';
import { factorMail } from './write-factor-mail.ts';
import {
  invitationMail,
  passwordChangedMail,
  resetMail,
  secretMinutes,
  verificationMail,
} from './write-mail.ts';

interface DeliveryDependencies extends Pick<Identity, 'database' | 'clock' | 'settings'> {
  mailer: Mailer;
  /** Queues the mail again for that moment. */
  queueLater: (tx: Transaction, request: MailRequest, at: Date) => Promise<void>;
  logger: Logger;
}

/**
 * Sends a mail. What the server refuses for good (a 5xx answer to the recipient or to the text) is
 * not tried again; a refusal for now (4xx, greylisting), a timeout and an outage are. The mails of a
 * suspended workspace wait until it is resumed.
 * @throws what kept the mail from being sent for now.
 */
export async function deliverMail(
  deps: DeliveryDependencies,
  request: MailRequest,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const workspaceId = findWorkspace(request);
  if (workspaceId !== undefined && (await isSuspended(deps.database, workspaceId))) {
    const at = new Date(deps.clock.now().getTime() + suspendedRetryMs);
    await deps.database.transaction(workspaceId, (tx) => deps.queueLater(tx, request, at));
    return;
  }
  const mail = await prepareMail(deps, request);
  if (mail === undefined) return;
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    if (isRefused || isLast) {
      deps.logger.error({ err: error, kind: request.kind }, 'a mail is given up');
    }
    if (!isRefused) throw error;
  }
}

/** How often it is looked whether a suspended workspace was resumed. */
const suspendedRetryMs = 60_000;

/** In whose name the mail is; undefined for what is a person's own. */
function findWorkspace(request: MailRequest): string | undefined {
  if (request.kind === 'notice') return request.notice.workspaceId;
  return 'workspaceId' in request ? request.workspaceId : undefined;
}

const refusalSchema = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.int().min(500).max(599),
});

const isRefusedForGood = (error: unknown): boolean => refusalSchema.safeParse(error).success;

type Preparing = Pick<Identity, 'database' | 'clock' | 'settings'>;

/** The mail, with a new secret whose hash is stored; undefined when there is none to send any more. */
async function prepareMail(identity: Preparing, request: MailRequest): Promise<Mail | undefined> {
  if (request.kind === 'invitation') return prepareInvitation(identity, request);
  if (request.kind === 'notice') return prepareNotice(identity, request);
  if (request.kind === 'digest') return prepareDigest(identity, request);
  const user = (await findAccountByEmail(identity.database, request.email))?.user;
  if (user === undefined) return undefined;
  if (request.kind === 'password_changed') return passwordChangedMail(user);
  if (request.kind === 'factor_notice') return factorMail(user, request.event);
  // As an email without an account: there is no password to set.
  if (request.kind === 'password_reset' && (await isSsoOnly(identity, user.email)))
    return undefined;
  const { settings } = identity;
  const code = { secret: await storeSecret(identity, user, request.kind), settings };
  return request.kind === 'password_reset' ? resetMail(user, code) : verificationMail(user, code);
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
  { database, clock, settings }: Preparing,
  { workspaceId, invitationId }: MailRequest & { kind: 'invitation' },
): Promise<Mail | undefined> {
  return database.transaction(workspaceId, async ({ db }) => {
    const [open] = await db
      .select({
        email: invitations.email,
        role: invitations.role,
        inviter: users.name,
        workspace: workspaces.name,
        brandName: workspaces.brandName,
      })
      .from(invitations)
      .leftJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
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
    return invitationMail(open, { secret, settings });
  });
}

/** Whether the operator has suspended the workspace. */
async function isSuspended(database: Database, workspaceId: string): Promise<boolean> {
  const rows = await database.read(workspaceId, ({ db }) =>
    db
      .select({ workspaceId: suspensions.workspaceId })
      .from(suspensions)
      .where(eq(suspensions.workspaceId, workspaceId)),
  );
  return rows.length > 0;
}
