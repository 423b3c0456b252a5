import { AppError } from '@workspace-ops/service-kit';
import { notAdmitted } from '../accounts/admit-account.ts';
import { invitations } from '../db/schema/invitations.ts';
import type { Identity } from '../identity.ts';
import { mailLimits } from '../limits/account-limits.ts';
import { isAllowedDomain, resolveSignUp } from '../sign-up-settings.ts';
import { newInvitation } from './invite.ts';

/**
 * The refusal of a sign-up that SIGN_UP does not let through. An email of an allowed domain gets a
 * mail first: an email that somebody merely types in proves nothing, reading its mail does.
 * @throws {AppError} `rate_limited`.
 */
export async function refuseOrMail(
  identity: Identity,
  newcomer: { email: string; address: string },
): Promise<AppError> {
  const { settings } = identity;
  const { email } = newcomer;
  if (resolveSignUp(settings) !== 'invite' || !isAllowedDomain(settings, email)) {
    return notAdmitted(identity);
  }
  await identity.limits.reserve(mailLimits(settings, newcomer));
  const workspaceId = settings.DEFAULT_WORKSPACE_ID;
  const invitation = newInvitation({ workspaceId, email, role: 'viewer' }, identity.clock.now());
  await identity.database.transaction(workspaceId, async (tx) => {
    await tx.db.insert(invitations).values(invitation);
    await identity.queueMail(tx, {
      kind: 'invitation',
      workspaceId,
      invitationId: invitation.id,
    });
  });
  return new AppError(
    'forbidden',
    'To finish signing up, use the code that was sent to the email.',
  );
}
